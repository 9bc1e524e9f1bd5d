import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { shapeStamp } from '@ramplight/contract/kernel/shape-stamp'
import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'

type Calls = Record<string, AnyEndpoint>
const FAMILIES: Partial<Record<string, { calls: Calls }>> = api
/** The log of the scales has no calls of its own: a weigh-in is made of it. */
const familyOf = (tbl: SyncTable) => FAMILIES[tbl === 'weigh-in-events' ? 'weigh-ins' : tbl]

/** What a record of this table is: the answer of the call for one of them, or all answers of a family that has no such call. */
function recordsOf(tbl: SyncTable) {
  const { calls } = familyOf(tbl) ?? {}
  if (!calls) throw new Error(`${tbl} is kept on devices, and no calls of the contract say what its records are.`)
  return (calls.get ? [calls.get] : Object.values(calls)).map(({ response }) => response)
}

/**
 * The shape of the records in the copy on a device; the build writes it out (`build/compiled-stamps.ts`). A copy that another build
 * has fetched is fetched anew.
 */
export const COPY_SHAPE = shapeStamp(...SYNC_TABLES.flatMap(recordsOf))
