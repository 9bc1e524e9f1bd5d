import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { startsOf } from '@ramplight/contract/kernel/family'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { z } from 'zod'

type Body = z.ZodType & { shape?: Record<string, z.ZodType> }
type Calls = Record<string, AnyEndpoint | undefined>

/**
 * What a director may send of a record; the rest is the server's (who made it, names, sums). `starts`: what the server fills in
 * where nothing was said.
 */
export type ImportShape = { create: Body | undefined; change: Body | undefined; starts: Readonly<Record<string, unknown>> }

/** The bodies of creating and changing one of a table's records, as the contract has them. */
export function importShape(tbl: SyncTable): ImportShape {
  const calls = (api as Record<string, { calls: Calls }>)[tbl]?.calls
  return { create: calls?.create?.body, change: calls?.update?.body, starts: calls?.get ? startsOf(calls.get.response) : {} }
}

/** The part of a record that this body may name. */
export function writable(body: Body | undefined, record: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(body?.shape ?? {}).filter((name) => name in record)
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}
