import { Chip } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { fullName } from '@ramplight/domain/registration/full-name'
import { potsToChoose } from '@ramplight/domain/registration/team-boat'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconPlus } from '@tabler/icons-react'
import { PotTicks } from '../own-pots/index.ts'
import type { Guest } from './guest.ts'
import { type GuestProblems, NewPartner } from './new-partner.tsx'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

/** The partners and pots of a team, and a partner who is not in the system yet. */
export type Chosen = { partners: readonly string[]; pots: readonly string[]; guest?: Guest | null | undefined }

type Props = {
  tournament: Tournament
  partners: readonly AnglerName[]
  values: Chosen
  onChange: (values: Chosen) => void
  /** Somebody new may be asked along; what is wrong with what is typed of them. */
  guestProblems?: GuestProblems
}

/** Who fishes with me, and in which pots; what a tournament does not have is not there. */
export function TeamChoices({ tournament, partners, values, onChange, guestProblems }: Props) {
  const others = crewSizeOf(tournament) - 1
  const { partners: chosen, pots } = values
  const guest = guestProblems ? (values.guest ?? null) : null
  // Of more than the boat takes, the last ones count; somebody new takes a seat as well.
  const seats = (isNew: boolean) => Math.max(0, others - Number(isNew))
  const last = (list: readonly string[], most: number) => (most === 0 ? [] : list.slice(-most))
  const choose = (partner: string, isChosen: boolean) => {
    if (!isChosen) return onChange({ ...values, partners: chosen.filter((one) => one !== partner) })
    const stays = guest !== null && chosen.length + 1 < others
    onChange({ ...values, guest: stays ? guest : null, partners: last([...chosen, partner], seats(stays)) })
  }
  const askNew = (isNew: boolean) =>
    onChange({ ...values, guest: isNew ? { name: '', contact: '' } : null, partners: last(chosen, seats(isNew)) })
  return (
    <>
      {others > 0 && (
        <Section title={t(others > 1 ? 'partners' : 'partner')}>
          {(partners.length > 0 || guestProblems) && (
            <fieldset className={classes.partners}>
              <legend>{t(partners.length > 0 ? 'fishedWith' : 'guest.who')}</legend>
              {partners.map((one) => (
                <Chip key={one._id} size="md" checked={chosen.includes(one._id)} onChange={(on) => choose(one._id, on)}>
                  {fullName(one)}
                </Chip>
              ))}
              {guestProblems && (
                <Chip size="md" checked={guest !== null} onChange={askNew} icon={<IconPlus size={14} aria-hidden />}>
                  {t('guest.new')}
                </Chip>
              )}
            </fieldset>
          )}
          {guest && <NewPartner guest={guest} problems={guestProblems ?? {}} onChange={(typed) => onChange({ ...values, guest: typed })} />}
          {!guest && chosen.length < others && <p className="rl-dimmed">{t('laterHint')}</p>}
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
