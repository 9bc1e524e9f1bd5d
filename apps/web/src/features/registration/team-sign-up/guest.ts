import { email } from '@ramplight/contract/kernel/typed'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'

/** A partner who is not in the system yet: what they are called, and a mail address or a phone number. */
export type Guest = { name: string; contact: string }
/** Asked in before the team was there; the id makes the link one, however often it is sent. */
export type AskedGuest = Guest & { _id: string }

export type Reached = { email: string } | { phone: string }

/** How the link reaches them; null for what is neither a mail address nor a phone number. */
export function reachedBy(contact: string): Reached | null {
  const mail = email.safeParse(contact)
  if (mail.success) return { email: mail.data }
  const phone = phoneTyped(contact.trim())
  return phone ? { phone } : null
}

/** A text message that the phone has ready to send. */
export const textTo = (phone: string, text: string): string => `sms:+1${phone}?&body=${encodeURIComponent(text)}`

/** Where it waits until the link has gone: a closed page costs no invitation. */
export const guestPlace = (tournament: string): string => `guest-${tournament}`

/** Who has the link and has not come by it yet, for as long as the team has room. */
export const invitedPlace = (team: string): string => `invited-${team}`
