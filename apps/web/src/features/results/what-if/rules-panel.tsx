import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { type ReactNode, useState } from 'react'
import { fieldsOf } from '#features/setup/form/index.ts'
import type { TieBreak } from '#features/setup/words/index.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { type EntryUnit, unitOf } from '#platform/values/typed-weight.ts'
import { PayRules } from './pay-rules.tsx'
import { PenaltyRules } from './penalty-rules.tsx'
import { PointsRules } from './points-rules.tsx'
import { Rule } from './rule.tsx'
import type { RuleGroup } from './rule-group.ts'
import { payAbout, penaltiesAbout, pointsAbout, ruleText, tiesAbout } from './rule-text.ts'
import classes from './rules.module.css'
import { TieChainField } from './tie-chain-field.tsx'
import { countTried, ruleInForce, settingsUnder, type TriedPath, takeBack } from './tried-rules.ts'
import { t } from './what-if.texts.ts'

type Props = Pick<RuleGroup, 'tournament' | 'tried' | 'form' | 'onTry'>

const GROUPS: {
  id: string
  title: string
  holds: (path: TriedPath) => boolean
  about: (settings: TournamentSettings, unit: EntryUnit) => string
  Fields: (group: RuleGroup) => ReactNode
}[] = [
  {
    id: 'ties',
    get title() {
      return t('rulesPanel.ties')
    },
    holds: (path) => path === 'tieBreaks',
    about: tiesAbout,
    Fields: TieRules,
  },
  {
    id: 'penalties',
    get title() {
      return t('rulesPanel.penalties')
    },
    holds: (path) => path.startsWith('weight.'),
    about: penaltiesAbout,
    Fields: PenaltyRules,
  },
  {
    id: 'pay',
    get title() {
      return t('rulesPanel.payout')
    },
    holds: (path) => path.startsWith('payout.'),
    about: payAbout,
    Fields: PayRules,
  },
  {
    id: 'points',
    get title() {
      return t('rulesPanel.points')
    },
    holds: (path) => path.startsWith('pointsScoring.'),
    about: pointsAbout,
    Fields: PointsRules,
  },
]

/** The rules to try, each starting from what is in force. */
export function RulesPanel({ tournament, tried, form, onTry }: Props) {
  const phone = useIsPhone()
  const unit = unitOf(tournament.settings.weight)
  const under = settingsUnder(tournament.settings, tried)
  const mark: RuleGroup['mark'] = (path, field, name = labelOf('tournaments', `settings.${path}`)) => (
    <Rule
      name={name}
      changed={path in tried}
      inForce={ruleText(path, ruleInForce(tournament.settings, path), unit)}
      onBack={() => onTry((before) => takeBack(before, [path]))}
    >
      {field}
    </Rule>
  )
  const group = { tournament, form, tried, onTry, mark, f: fieldsOf(form) }
  return (
    <div className={classes.groups}>
      {GROUPS.map(({ id, title, holds, about, Fields }) => {
        const changes = countTried(tried, holds)
        return (
          <Folding key={id} title={title} about={about(under, unit)} changes={changes} startsOpen={!phone || changes > 0}>
            <Fields {...group} />
          </Folding>
        )
      })}
    </div>
  )
}

type FoldingProps = { title: string; about: string; changes: number; startsOpen: boolean; children: ReactNode }

function Folding({ title, about, changes, startsOpen, children }: FoldingProps) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <details className={classes.group} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.title}>
          <h3>{title}</h3>
          {!open && <small>{about}</small>}
        </span>
        {changes > 0 && <span className={classes.count}>{t('rulesPanel.changedCount', { count: changes })}</span>}
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}

function TieRules({ tournament, form, mark }: RuleGroup) {
  const inForce = ruleInForce(tournament.settings, 'tieBreaks') as TieBreak[]
  return mark('tieBreaks', <TieChainField form={form} days={tournament.tournamentDates.length} inForce={inForce} />, t('rulesPanel.ties'))
}
