import { Chip } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { fullName } from '@ramplight/domain/registration/full-name'
import { potsToChoose } from '@ramplight/domain/registration/team-boat'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { PotTicks } from '../own-pots/index.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

/** The partners and pots of a team. */
export type Chosen = { partners: readonly string[]; pots: readonly string[] }

type Props = { tournament: Tournament; partners: readonly AnglerName[]; values: Chosen; onChange: (values: Chosen) => void }

/** Who fishes with me, and in which pots; what a tournament does not have is not there. */
export function TeamChoices({ tournament, partners, values, onChange }: Props) {
  const others = crewSizeOf(tournament) - 1
  const { partners: chosen, pots } = values
  const choose = (partner: string, isChosen: boolean) =>
    onChange({ ...values, partners: isChosen ? [...chosen, partner].slice(-others) : chosen.filter((one) => one !== partner) })
  return (
    <>
      {others > 0 && (
        <Section title={t(others > 1 ? 'partners' : 'partner')}>
          {partners.length > 0 && (
            <fieldset className={classes.partners}>
              <legend>{t('fishedWith')}</legend>
              {partners.map((one) => (
                <Chip key={one._id} size="md" checked={chosen.includes(one._id)} onChange={(on) => choose(one._id, on)}>
                  {fullName(one)}
                </Chip>
              ))}
            </fieldset>
          )}
          {chosen.length < others && <p className="rl-dimmed">{t('laterHint')}</p>}
        </Section>
      )}
      {potsToChoose(tournament).length > 0 && (
        <Section title={t('pots')}>
          <div className={classes.pots}>
            <PotTicks tournament={tournament} pots={pots} onChange={(bought) => onChange({ ...values, pots: bought })} />
          </div>
        </Section>
      )}
    </>
  )
}
