import type { SyncOp } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'

/**
 * A version of the local database whose changes say something otherwise than those of the next one. `replaced`: the day on which the next
 * one came. A tablet may lie in a truck over the winter with a day of weigh-ins that nobody has: it is understood for a year from then.
 */
export type OlderVersion = { replaced: `${number}-${number}-${number}`; translate: (op: SyncOp) => SyncOp }

/**
 * By the number of the version; each says how a change of it is said in the next one. Whoever raises `SYNC_SCHEMA` adds the one that it was,
 * and records a queue of the new one (`features/sync/testing/recorded-queues`).
 */
export const OLDER_VERSIONS: Readonly<Record<number, OlderVersion>> = {}

/** The oldest local database whose changes are still understood. */
export const MIN_SCHEMA = Math.min(SYNC_SCHEMA, ...Object.keys(OLDER_VERSIONS).map(Number))

/** A change of any version that is understood, as this one says it; null for what nobody can read here. */
export function translated(op: SyncOp, older = OLDER_VERSIONS, current: number = SYNC_SCHEMA): SyncOp | null {
  if (op.schema > current) return null
  let said = op
  for (let version = op.schema; version < current; version++) {
    const known = older[version]
    if (!known) return null
    said = { ...known.translate(said), schema: version + 1 }
  }
  return said
}
