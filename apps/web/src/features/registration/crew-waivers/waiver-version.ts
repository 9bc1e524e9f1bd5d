import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { waiverOf } from '@ramplight/domain/registration/waiver'

const ID_DIGITS = 24

/** The version of the wording that counts now, as the server makes it (`waiver-texts.ts`). Null: the tournament has no waiver. */
export async function waiverVersion(tournament: Pick<Tournament, '_id' | 'settings'>): Promise<string | null> {
  const text = waiverOf(tournament)
  if (text === null) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${tournament._id}\n${text}`)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_DIGITS)
}
