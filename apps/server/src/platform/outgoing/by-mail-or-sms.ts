import type { OutgoingMessage } from './leave-message.ts'

type Person = { id: string; email: string | null; phone: string | null }
type Words = { subject: string; text: string }
type More = Pick<OutgoingMessage, 'language' | 'link' | 'topic'>

/** To one person by mail, or by SMS where there is no mail; nothing where there is neither. `bySms`: their phone is known to be theirs. */
export function byMailOrSms({ id, email, phone }: Person, { subject, text }: Words, more: More, bySms = true): OutgoingMessage[] {
  const about = { text, person: id, ...more }
  if (email) return [{ kind: 'mail', to: email, subject, ...about }]
  return phone && bySms ? [{ kind: 'sms', to: phone, ...about }] : []
}
