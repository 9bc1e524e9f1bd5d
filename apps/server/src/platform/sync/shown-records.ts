import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { z } from 'zod'
import type { Queryable } from '../database/types.ts'
import type { Synced, SyncedFamily, SyncedRow } from '../http/deps.ts'
import { logLine } from '../logging/redact.ts'

export type Wire = Record<string, unknown>
/** Something to be named: a record of a table. */
export type Named = { tbl: SyncTable; id: string }

/**
 * Rows as they cross the wire, by id; what this person may not see is not among them. Nor is one that is not as the contract says:
 * a device must not be kept from everything else by it.
 */
export async function onWire(family: SyncedFamily, db: Queryable, rows: SyncedRow[], viewer: Actor): Promise<Map<string, Wire>> {
  if (!rows.length) return new Map()
  const found = new Map<string, Wire>()
  for (const [id, record] of await presentReadable(family, db, rows, viewer)) {
    const wire = z.safeEncode(family.schemas.record, record)
    if (wire.success) found.set(id, wire.data as Wire)
    else
      logLine(
        `A record that is not as its contract says stays away from devices: ${id} ${wire.error.issues.map(({ path }) => path.join('.')).slice(0, 5)}`,
      )
  }
  return found
}

/** Where a row of another shape breaks what makes records of all, each is tried by itself. */
async function presentReadable(family: SyncedFamily, db: Queryable, rows: SyncedRow[], viewer: Actor): ReturnType<SyncedFamily['present']> {
  try {
    return await family.present(db, rows, viewer)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const shown: Awaited<ReturnType<SyncedFamily['present']>> = new Map()
    for (const row of rows) {
      const own = await family.present(db, [row], viewer).catch((fault: unknown) => {
        if (!(fault instanceof TypeError)) throw fault
        logLine(`A record that nothing can be made of stays away from devices: ${row.id}`)
        return new Map()
      })
      for (const [id, record] of own) shown.set(id, record)
    }
    return shown
  }
}

/** Records as this person may see them now, by table and id; a deleted one too, where its family shows it and `which` asks for it. */
export async function shownRecords(
  synced: Synced,
  db: Queryable,
  named: Named[],
  viewer: Actor,
  which: (row: SyncedRow) => boolean = () => true,
): Promise<(of: Named) => Wire | null> {
  const found = new Map<string, Map<string, Wire>>()
  for (const [tbl, ids] of idsByTable(named)) {
    const family = synced.families.get(tbl)
    const log = synced.logs.get(tbl)
    if (family) found.set(tbl, await onWire(family, db, (await family.load(db, ids, false)).filter(which), viewer))
    else if (log) found.set(tbl, (await log.present(db, ids, viewer)) as Map<string, Wire>)
  }
  return ({ tbl, id }) => found.get(tbl)?.get(id) ?? null
}

export function idsByTable(named: readonly Named[]): Map<SyncTable, string[]> {
  const ids = new Map<SyncTable, Set<string>>()
  for (const { tbl, id } of named) ids.set(tbl, (ids.get(tbl) ?? new Set()).add(id))
  return new Map([...ids].map(([tbl, some]) => [tbl, [...some]]))
}
