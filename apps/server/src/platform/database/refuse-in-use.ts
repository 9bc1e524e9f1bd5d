import { refused } from '@ramplight/domain/kernel/errors'
import { phrase, type UserPhrase } from '@ramplight/domain/kernel/refusal-phrases'
import type { SQL } from 'drizzle-orm'
import { firstOf } from './first-of.ts'
import type { Records, RecordTable } from './records.ts'
import type { Queryable } from './types.ts'

/** What may hang on a record: its name in the refusal, and where it hangs. */
type Use = { users: UserPhrase; store: Pick<Records<RecordTable>, 'list'>; where: SQL }

/** Refuses to leave anything behind: a record goes only when nothing that lives hangs on it. */
export async function refuseInUse(db: Queryable, name: string, uses: Use[]): Promise<void> {
  const users: UserPhrase[] = []
  // One after the other: in a transaction there is one connection for all.
  for (const use of uses) if (await firstOf(db, use.store, use.where)) users.push(use.users)
  if (users.length) throw refused('record.in-use', { name, users: users.map((user) => phrase(user)) })
}
