import type { SyncTable } from '@ramplight/contract/sync/tables'
import { refused } from '@ramplight/domain/kernel/errors'
import { phrase, type UserPhrase } from '@ramplight/domain/kernel/refusal-phrases'
import type { Local } from '#platform/local/answers/local.ts'

/** What may hang on a record: its name in the refusal, and the field that names the record. */
type Use = { users: UserPhrase; tbl: SyncTable; field: string }

/** A record goes only when nothing that lives hangs on it. */
export async function refuseInUse(local: Local, record: { _id: string; name: string }, uses: Use[]): Promise<void> {
  const users: UserPhrase[] = []
  for (const { users: noun, tbl, field } of uses) if ((await local.rows(tbl)).some((row) => row[field] === record._id)) users.push(noun)
  if (users.length) throw refused('record.in-use', { name: record.name, users: users.map((user) => phrase(user)) })
}
