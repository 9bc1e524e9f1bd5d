import { longestAt } from '@ramplight/contract/kernel/field-at'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import type { Guest } from './guest.ts'
import { reachedBy } from './guest.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

const BODY = preRegistrationCalls.inviteByMail.body!

export type GuestProblems = Partial<Record<'guest-name' | 'guest-contact', string>>

/** What is missing of a new partner, by the field it is about. */
export function guestProblems(guest: Guest | null): GuestProblems {
  if (!guest) return {}
  return {
    ...(!guest.name.trim() && { 'guest-name': t('guest.nameMissing') }),
    ...(!reachedBy(guest.contact) && { 'guest-contact': t('guest.contactMissing') }),
  }
}

type Props = { guest: Guest; problems: GuestProblems; onChange: (guest: Guest) => void }

/** A partner who is not in the system: they get a link and come into the team as themself. */
export const NewPartner = ({ guest, problems, onChange }: Props) => (
  <div className={classes.guest}>
    <TextField
      id="guest-name"
      label={t('guest.name')}
      size="md"
      maxLength={longestAt(BODY, 'name')}
      value={guest.name}
      onChange={({ currentTarget: { value } }) => onChange({ ...guest, name: value })}
      error={problems['guest-name']}
    />
    <TextField
      id="guest-contact"
      label={t('guest.contact')}
      description={t('guest.contactHelp')}
      size="md"
      inputMode="email"
      maxLength={longestAt(BODY, 'email')}
      value={guest.contact}
      onChange={({ currentTarget: { value } }) => onChange({ ...guest, contact: value })}
      error={problems['guest-contact']}
    />
  </div>
)
