import { createHash } from 'node:crypto'
import type { WaiverText } from '@ramplight/contract/registration/waiver-acceptances'
import { waiverOf } from '@ramplight/domain/registration/waiver'
import { and, eq } from 'drizzle-orm'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import { waiverTexts } from './waiver-acceptances.table.ts'

const ID_DIGITS = 24

/** The version of a wording; the trigger `keep_waiver_text` makes the same. Null: there is no waiver. */
export function versionOf(tournament: Pick<TournamentRow, 'id' | 'settings'>): string | null {
  const text = waiverOf(tournament)
  return text && createHash('sha256').update(`${tournament.id}\n${text}`).digest('hex').slice(0, ID_DIGITS)
}

/** The waiver of a tournament as it reads now. */
export async function waiverTextOf(db: Queryable, tournament: TournamentRow): Promise<WaiverText | null> {
  const version = versionOf(tournament)
  if (!version) return null
  const [row] = await db.select().from(waiverTexts).where(eq(waiverTexts.id, version))
  return row ? { version: row.id, number: row.number, text: row.text, since: row.since } : null
}

/** Did the waiver of this tournament ever read so? */
export const isWordingOf = async (db: Queryable, tournament: string, version: string): Promise<boolean> =>
  (await db.$count(waiverTexts, and(eq(waiverTexts.id, version), eq(waiverTexts.tournament, tournament)))) > 0
