import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { FieldRow } from '@ramplight/ui/fields.tsx'
import { useIsPhone } from '@ramplight/ui/use-is-phone'
import { type ReactNode, useState } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { ChoiceBox, type Display, FlagBox, MoneyBox, NumberBox, WeightBox } from '#platform/record-form/bound-fields.tsx'
import { CustomPayoutRows } from '../../tournaments/setup/custom-payout-rows.tsx'
import { type TieBreak, ZERO_FISH } from '../../tournaments/setup/rule-words.ts'
import { type FieldOf, fieldsOf } from '../../tournaments/setup/section-props.ts'
import { type EntryUnit, unitOf } from '../../weigh-in/typed-weight.ts'
import { OPEN_TOURNAMENT } from '../points-rows.ts'
import { PlacesField } from './places-field.tsx'
import { Rule } from './rule.tsx'
import { LATE_TAKEN, PAY_MODES, payAbout, penaltiesAbout, placesText, pointsAbout, ROUNDING, ruleText, tiesAbout } from './rule-text.ts'
import classes from './rules.module.css'
import { TieChainField } from './tie-chain-field.tsx'
import { countTried, PLACES_PATHS, ruleInForce, settingsUnder, type TriedPath, type TriedRules, takeBack } from './tried-rules.ts'

type Props = {
  tournament: Tournament
  tried: TriedRules
  form: FieldForm
  onTry: (change: (tried: TriedRules) => TriedRules) => void
}

/** What the groups share: the fields, and the mark around a rule. */
type Group = Pick<Props, 'tournament' | 'form'> & {
  f: FieldOf
  mark: (path: TriedPath, name: string, field: ReactNode) => ReactNode
} & Pick<Props, 'tried' | 'onTry'>

const GROUPS: {
  id: string
  title: string
  holds: (path: TriedPath) => boolean
  about: (settings: TournamentSettings, unit: EntryUnit) => string
  Fields: (group: Group) => ReactNode
}[] = [
  { id: 'ties', title: 'Ties', holds: (path) => path === 'tieBreaks', about: tiesAbout, Fields: Ties },
  { id: 'penalties', title: 'Penalties', holds: (path) => path.startsWith('weight.'), about: penaltiesAbout, Fields: Penalties },
  { id: 'pay', title: 'Payout', holds: (path) => path.startsWith('payout.'), about: payAbout, Fields: Pay },
  { id: 'points', title: 'Points', holds: (path) => path.startsWith('pointsScoring.'), about: pointsAbout, Fields: Points },
]

/** The rules to try, each starting from what is in force. */
export function RulesPanel({ tournament, tried, form, onTry }: Props) {
  const phone = useIsPhone()
  const unit = unitOf(tournament.settings.weight)
  const under = settingsUnder(tournament.settings, tried)
  const mark = (path: TriedPath, name: string, field: ReactNode) => (
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
        {changes > 0 && <span className={classes.count}>{changes} changed</span>}
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}

function Ties({ tournament, form, mark }: Group) {
  const inForce = ruleInForce(tournament.settings, 'tieBreaks') as TieBreak[]
  return mark('tieBreaks', 'Ties', <TieChainField form={form} days={tournament.tournamentDates.length} inForce={inForce} />)
}

const W = 'settings.weight'

function Penalties({ form, f, mark }: Group) {
  const display = (form.get(`${W}.display`) as Display | undefined) ?? 'lb-oz'
  const dead = form.get(`${W}.hasDeadFishPenalty`) === true
  return (
    <>
      {mark('weight.hasDeadFishPenalty', 'Dead-fish penalty', <FlagBox {...f(`${W}.hasDeadFishPenalty`)} />)}
      <FieldRow>
        {dead && mark('weight.deadFishPenalty', 'Per dead fish', <WeightBox {...f(`${W}.deadFishPenalty`)} display={display} />)}
        {mark(
          'weight.weightToSubtractForShortFish',
          'Per short fish',
          <WeightBox {...f(`${W}.weightToSubtractForShortFish`)} display={display} />,
        )}
      </FieldRow>
      <FieldRow>
        {mark('weight.lateArrivalMinutesTrigger', 'Late from minute', <NumberBox {...f(`${W}.lateArrivalMinutesTrigger`)} suffix="min" />)}
        {mark(
          'weight.lateDisqualificationMinutesTrigger',
          'Disqualified from minute',
          <NumberBox {...f(`${W}.lateDisqualificationMinutesTrigger`)} suffix="min" placeholder="Never" />,
        )}
        {mark('weight.lateArrivalPenalty', 'Late penalty', <WeightBox {...f(`${W}.lateArrivalPenalty`)} display={display} />)}
        {mark(
          'weight.lateArrivalPenaltyFrequency',
          'Late penalty, how often',
          <ChoiceBox {...f(`${W}.lateArrivalPenaltyFrequency`)} options={LATE_TAKEN} standard="Once" />,
        )}
      </FieldRow>
    </>
  )
}

const P = 'settings.payout'

function Pay({ tournament, form, f, mark, tried, onTry }: Group) {
  const { payout } = tournament.settings
  const mode = form.get(`${P}.payoutMode`)
  const back = () => onTry((before) => takeBack(before, PLACES_PATHS))
  const places = placesText(payout)
  return (
    <>
      {mode !== 'custom' && (
        <Rule name="Places" changed={PLACES_PATHS.some((path) => path in tried)} inForce={places} onBack={back}>
          <PlacesField form={form} growing={places === 'By field size'} onBack={back} />
        </Rule>
      )}
      {mark(
        'payout.totalPayoutPerc',
        'Paid out',
        <NumberBox {...f(`${P}.totalPayoutPerc`)} max={100} decimals={2} suffix="%" placeholder="100" />,
      )}
      {mark('payout.payoutMode', 'Payout mode', <ChoiceBox {...f(`${P}.payoutMode`)} options={PAY_MODES} standard="percentages" />)}
      {mode !== 'percentages' && mark('payout.customPayouts', 'Own payouts', <CustomPayoutRows form={form} />)}
      <FieldRow>
        {mark(
          'payout.roundUpOrDown',
          'Round',
          <ChoiceBox
            {...f(`${P}.roundUpOrDown`)}
            options={ROUNDING.filter(({ value }) => value !== 'nearest' || payout?.roundUpOrDown === value)}
            clearable
            placeholder="Not rounded"
          />,
        )}
        {mark('payout.roundUpTo', 'To the next', <MoneyBox {...f(`${P}.roundUpTo`)} />)}
      </FieldRow>
    </>
  )
}

const S = 'settings.pointsScoring'
const SYSTEMS = ['By Weight', 'By Position', 'Points Plus Weight']
const FRESH = { fixed: { kind: 'fixed', points: 0 }, 'last-minus': { kind: 'last-minus', minus: 1 }, none: { kind: 'none' } } as const

function Points({ tournament, form, f, mark }: Group) {
  if (tournament.setupOptions.openTournament) return <p className="rl-fields__help">{OPEN_TOURNAMENT}.</p>
  const system = form.get(`${S}.system`)
  const { pointsTable, pointsSteps } = tournament.settings.pointsScoring ?? {}
  const listed = (pointsTable?.length ?? 0) > 0
  const stepped = (pointsSteps?.length ?? 0) > 0
  const byPlace = system === 'By Position' || system === 'Points Plus Weight'
  return (
    <>
      {mark('pointsScoring.system', 'Points', <ChoiceBox {...f(`${S}.system`)} options={SYSTEMS} clearable placeholder="No points" />)}
      {byPlace && (listed || stepped) && (
        <p className="rl-fields__help">
          {listed ? 'Places are worth what the list in the setup says.' : 'Places follow the steps in the setup.'}
        </p>
      )}
      {byPlace && !listed && (
        <FieldRow>
          {mark('pointsScoring.firstPlacePoints', 'First place', <NumberBox {...f(`${S}.firstPlacePoints`)} decimals={2} max={100_000} />)}
          {!stepped &&
            mark(
              'pointsScoring.pointsPerPlace',
              'Points between places',
              <NumberBox {...f(`${S}.pointsPerPlace`)} decimals={2} max={100_000} placeholder="1" />,
            )}
        </FieldRow>
      )}
      {system !== undefined && <NoFish form={form} f={f} mark={mark} />}
    </>
  )
}

function NoFish({ form, f, mark }: Pick<Group, 'form' | 'f' | 'mark'>) {
  const rule = `${S}.zeroFish` as const
  const kind = form.get(`${rule}.kind`)
  const whole = {
    ...form,
    set: (_path: string, value: unknown) => form.set(rule, value == null ? undefined : FRESH[value as keyof typeof FRESH]),
  }
  return (
    <>
      {mark(
        'pointsScoring.zeroFish',
        'Boats that brought no fish',
        <>
          <ChoiceBox {...f(`${rule}.kind`)} form={whole} options={ZERO_FISH} clearable placeholder="As without weight" />
          {kind === 'fixed' && <NumberBox {...f(`${rule}.points`)} decimals={2} max={100_000} />}
          {kind === 'last-minus' && <NumberBox {...f(`${rule}.minus`)} decimals={2} max={100_000} />}
        </>,
      )}
      {!kind &&
        mark(
          'pointsScoring.noWeightPoints',
          'Points without weight',
          <NumberBox {...f(`${S}.noWeightPoints`)} decimals={2} max={100_000} />,
        )}
    </>
  )
}
