import type { ConflictRow } from '@ramplight/sync/types'
import type { DuplicateField } from '@ramplight/ui/duplicate-field-picker.tsx'
import type { Book } from '#platform/local/book.ts'
import { finderOf } from './device-work.ts'
import { labelOf, timeWords, writeField } from './field-words.ts'
import { type FindRow, nameOf, nameOfRow, nounOf } from './record-names.ts'

type OfOneRecord = [ConflictRow, ...ConflictRow[]]

/** Open conflicts, those of one record together. */
export function conflictsByRecord(conflicts: readonly ConflictRow[]): OfOneRecord[] {
  const groups = Map.groupBy(conflicts, ({ tbl, rec }) => `${tbl} ${rec}`)
  return [...groups.values()] as OfOneRecord[]
}

export type ConflictWords = { title: string; mineName: string; theirsName: string; fields: DuplicateField[] }

/** Both values of every field, in its words and units, with who said so and when. `me`: who looks at it. */
export async function conflictWords(conflicts: readonly ConflictRow[], find: FindRow, me: string): Promise<ConflictWords> {
  const [{ tbl, rec, mineBy, theirsBy }] = conflicts as OfOneRecord
  const row = (await find(tbl, rec)) ?? {}
  const around = { find, row }
  const who = async (id: string | null) => (id && (await nameOf(find, 'users', id))) || 'Somebody else'
  const [mineName, theirsName] = await Promise.all([
    mineBy === me ? 'Yours' : who(mineBy),
    theirsBy === me ? 'Yours, elsewhere' : who(theirsBy),
  ])
  const changedAt = typeof row.updatedAt === 'string' ? timeWords(row.updatedAt) : undefined
  const fields = conflicts.map(async ({ id, field, mine, theirs, at }) => ({
    key: id,
    label: labelOf(tbl, field),
    left: { text: await writeField(tbl, field, mine, around), by: timeWords(at) },
    right: { text: await writeField(tbl, field, theirs, around), by: changedAt },
  }))
  const name = await nameOfRow(find, tbl, row)
  return { title: [nounOf(tbl), name].filter(Boolean).join(' · '), mineName, theirsName, fields: await Promise.all(fields) }
}

/** For `useLocal`. */
export const conflictWordsOf = (book: Book, conflicts: readonly ConflictRow[]): Promise<ConflictWords> =>
  conflictWords(conflicts, finderOf(book), book.local.user._id)
