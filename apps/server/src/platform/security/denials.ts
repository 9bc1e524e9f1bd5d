import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Db } from '../database/types.ts'
import { noteRefusal } from './note-security.ts'

/** Refusals one after the other, with nothing allowed between: this many are no mistyped address any more. */
const IN_A_ROW = 5
/** People who are counted at the same time, per process. */
const MOST_COUNTED = 10_000

const rows = new Map<string, number>()

/** Something was allowed: a row of refusals ends. */
export const wasAllowed = (actor: Actor | null): void => {
  if (actor) rows.delete(actor.id)
}

/** Counts a refusal of rights, and notes every fifth in a row. */
export async function wasDenied(deps: { outside: Db; now: () => Date }, actor: Actor | null): Promise<void> {
  if (!actor) return
  const count = (rows.get(actor.id) ?? 0) + 1
  if (rows.size >= MOST_COUNTED && !rows.has(actor.id)) rows.clear()
  rows.set(actor.id, count)
  if (count % IN_A_ROW === 0) await noteRefusal(deps, { kind: 'rights-denied', user: actor.id, admin: actor.impersonator, times: IN_A_ROW })
}
