import { isTwinOf } from '@ramplight/domain/registration/same-angler'
import type { MergeConflict } from '@ramplight/domain/sync/merge3'
import { and, eq, ne, sql } from 'drizzle-orm'
import { foldAngler, isNewLine, userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { idsOf } from '#platform/sync/aliases'
import { tournamentEntries } from './tournament-entries.table.ts'

/**
 * Two stations put a partner of the same name into one boat, each typed in anew: it is one angler, and one crew. Only a newer line that
 * nobody has used for anything else is folded into the other one.
 */
export async function foldTwins(
  tx: Tx,
  { id, conflicts }: { id: string; conflicts: MergeConflict[] },
  work: Work,
): Promise<Map<string, string>> {
  const folded = new Map<string, string>()
  const asked = conflicts.find(({ field }) => field === 'users')
  if (!asked) return folded
  const [mine, theirs] = [idsOf(asked.mine), idsOf(asked.theirs)]
  const people = new Map((await userStore.findMany(tx, [...mine, ...theirs])).map((row) => [row.id, row]))
  const free = new Set(theirs.filter((one) => !mine.includes(one)))
  for (const local of mine.filter((one) => !theirs.includes(one))) {
    const line = people.get(local)
    const known = [...free].map((one) => people.get(one)).find((one) => line && one && isTwinOf(line, one))
    if (!line || !known || line.createdAt < known.createdAt || !(await isNewLine(tx, line, work)) || (await sitsElsewhere(tx, local, id)))
      continue
    await foldAngler(tx, line, known, work.doer)
    folded.set(local, known.id)
    free.delete(known.id)
  }
  return folded
}

/** Is this person in another boat than this one, anywhere? */
export async function sitsElsewhere(tx: Tx, user: string, boat: string): Promise<boolean> {
  const where = and(ne(tournamentEntries.id, boat), eq(tournamentEntries.deleted, false), sql`${tournamentEntries.users} ? ${user}`)
  return (await tx.$count(tournamentEntries, where)) > 0
}
