import type { MessageAudience } from '@ramplight/contract/messaging/messages'
import type { UserRow } from '#features/people/users/index'
import type { Language } from '#platform/http/language-of'
import type { Channel } from './copies.ts'

/** A message as it is written, and to whom. */
export type ToPeople = {
  id?: string | undefined
  channel: Channel
  people: UserRow[]
  subject?: string | null | undefined
  message: string
  /** Of what is around the words of a mail; English without it. */
  language?: Language
  /** Who is said to write, at the beginning of an SMS; of a mail, where an answer goes. */
  from: { name: string; replyTo: string | null }
  /** Null: who has no account. */
  sender: string | null
  tournament?: string | null | undefined
  season?: string | null | undefined
  tour?: string | null | undefined
  audience?: MessageAudience
  /** When it goes out if it is asked for at this moment; null for at once. */
  goesOut?: (asked: Date) => string | null
}
