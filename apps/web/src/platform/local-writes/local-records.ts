import { startsOf } from '@ramplight/contract/kernel/family'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { refused } from '@ramplight/domain/kernel/errors'
import { sameValue } from '@ramplight/domain/kernel/same-value'
import { canAny, type PolicyName, type SubjectOf } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isNewerThan } from '@ramplight/sync/desk/dossier'
import type { Change, LocalRow } from '@ramplight/sync/types'
import { z } from 'zod'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow, type RecordSchema } from '../local-families/decode-rows.ts'
import { actorOf } from '../local-families/local-actor.ts'

export type Wire = Record<string, unknown>

/** As it crosses the wire: ounces and dollars, nothing that is not there. Throws `ZodError` for what the contract does not take. */
export const wireOf = (schema: z.ZodType, value: unknown): Wire => JSON.parse(JSON.stringify(z.encode(schema, value)))

/** The row as it stands here; what is deleted or was never here does not exist. */
export async function rowOf(local: Local, tbl: SyncTable, id: string): Promise<LocalRow> {
  const row = await local.row(tbl, id)
  if (!row) throw refused('record.not-found')
  return row
}

export const recordIn = async <R>(local: Local, tbl: SyncTable, id: string, record: RecordSchema<R>): Promise<R> =>
  decodeRow(record, await rowOf(local, tbl, id))

/** Does something that this names exist here? Else `reference.unknown`, as the server says it. */
export async function demandRow(local: Local, tbl: SyncTable, id: string, field: string): Promise<LocalRow> {
  const row = await local.row(tbl, id)
  if (!row) throw refused('reference.unknown', { field })
  return row
}

/** Refuses what the policy refuses; the server would, hours later. */
export async function demandRight<P extends PolicyName>(local: Local, policy: P, subject: SubjectOf<P> | null): Promise<Actor> {
  const actor = await actorOf(local)
  if (!canAny(actor, policy, subject)) throw refused('access.forbidden')
  return actor
}

type Schemas = { create: z.ZodType; record: z.ZodType }

const said = (doc: object) => Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined && value !== null))

/** `body` is what is sent to create it; `filled` what the server adds to that and to what its family starts with, for the screens until it has. */
export function creation(
  tbl: SyncTable,
  id: string,
  { create, record }: Schemas,
  { body, filled = {}, at }: { body: object; filled?: object; at: string },
): Change {
  const { _id, ...doc } = wireOf(create, { ...body, _id: id })
  const whole = { ...startsOf(record), ...said(z.decode(create, doc) as object), ...filled }
  const { _id: _own, _rev, ...shown } = wireOf(record, { ...whole, _id: id, _rev: 1, createdAt: at, updatedAt: at })
  return { kind: 'create', tbl, id, doc, shown }
}

/** The fields of a body, as they cross the wire: without the id and the revision, which the change itself knows. */
export function patchOf(change: z.ZodType, body: object): Wire {
  // The revision of a row of this device may be between two of the server's, and is not sent.
  const { _rev, ...said } = body as { _rev?: number }
  const { _id, ...patch } = wireOf(change, said)
  return patch
}

/** Is everything that was sent here already? */
export const isHere = (row: Wire, patch: Wire): boolean =>
  Object.entries(patch).every(([name, value]) => sameValue(row[name] ?? null, value ?? null))

/**
 * Somebody else's change has arrived since this version was looked at: both go to the screen. What is here already is no
 * change, whoever made it.
 */
export function refuseStale(row: LocalRow, seen: number | undefined, patch: Wire): void {
  if (!isNewerThan(seen, row) || isHere(row, patch)) return
  const { _scopes, ...theirs } = row
  throw refused('record.stale', undefined, { yours: { ...patch, _rev: seen }, theirs })
}
