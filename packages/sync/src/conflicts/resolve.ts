import type { Pen } from '../outbox/record.ts'
import { record } from '../outbox/record.ts'
import type { Store } from '../ports.ts'
import type { Recorded } from '../types.ts'

export type Choice = { take: 'mine' } | { take: 'theirs' } | { take: 'value'; value: unknown }

/**
 * A person has seen both values: what they chose goes to the server with the other one as its base, so that a third value that
 * came meanwhile is a conflict again. "Theirs" is told, too: other devices stop asking.
 */
export async function resolve(store: Store, conflictId: string, choice: Choice, pen: Pen): Promise<Recorded | null> {
  const conflict = await store.read([], (tx) => tx.conflicts.get(conflictId))
  if (!conflict || conflict.state === 'done') return null
  const { tbl, rec, field, mine, theirs } = conflict
  const value = choice.take === 'mine' ? mine : choice.take === 'value' ? choice.value : undefined
  const leaves = choice.take === 'theirs' ? { set: {}, base: {} } : { set: { [field]: value }, base: { [field]: theirs } }
  const isHere = await store.read([tbl], async (tx) => !!(await tx.rows(tbl).get(rec)))
  if (isHere) return (await record(store, [{ kind: 'leaves', tbl, id: rec, ...leaves, resolves: conflictId }], pen))[0] ?? null
  await store.write([], async (tx) => void (await tx.conflicts.put({ ...conflict, state: 'done' })))
  return null
}
