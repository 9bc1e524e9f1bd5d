import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { potsToChoose } from '@ramplight/domain/registration/team-boat'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import { PotTicks } from '../own-pots/index.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

type Props = {
  tournament: Tournament
  pots: readonly string[]
  /** What the boat costs without them. */
  entryFee?: number
  onChange: (pots: string[]) => void
}

/** The pots that one can buy into, each by itself or all with one tap. Nothing where there is none. */
export function PotChoices({ tournament, pots, entryFee = 0, onChange }: Props) {
  const offered = potsToChoose(tournament).map(({ pot }) => pot)
  if (offered.length === 0) return null
  const missing = offered.filter(({ _id }) => !pots.includes(_id))
  const more = missing.reduce((sum, { entryFee }) => sum + (entryFee ?? 0), 0)
  return (
    <Section title={t('pots')}>
      <div className={classes.pots}>
        {entryFee > 0 && (
          <p className={classes.fee}>
            <span>{t('entryFee')}</span>
            <span className="rl-num">{writeMoney(entryFee)}</span>
          </p>
        )}
        <PotTicks tournament={tournament} pots={pots} onChange={onChange} />
        {offered.length > 1 && missing.length > 0 && (
          <Button variant="light" onClick={() => onChange(offered.map(({ _id }) => _id))}>
            {t('allIn', { money: writeMoney(more) })}
          </Button>
        )}
      </div>
    </Section>
  )
}
