import { SYNC_TABLES, type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import { t } from './state.texts.ts'

export type TableLine = { tbl: SyncTable; name: string; toSend: number; toDelete: number; refused: number }

/** What a list calls the records of a table. */
export const tableName = (tbl: SyncTable): string => t(`waitingList.plural.${tbl}`)

/** One line for each table that is written here, parents first. A deletion is counted as such and not as a change. */
export function tableLines(outbox: readonly OutboxRow[], quarantine: readonly QuarantineRow[]): TableLine[] {
  const written = SYNC_TABLES.filter((tbl) => TABLES[tbl].offline !== 'read')
  return written.map((tbl) => {
    const own = outbox.filter((row) => row.tbl === tbl)
    const toDelete = own.filter(({ kind }) => kind === 'del').length
    const refused = quarantine.filter((row) => row.tbl === tbl).length
    return { tbl, name: tableName(tbl), toSend: own.length - toDelete, toDelete, refused }
  })
}

/** What waits because this was refused: changes of the same record, and of records that name it. */
export function heldBackBy(refused: Pick<QuarantineRow, 'id'>, outbox: readonly OutboxRow[]): OutboxRow[] {
  const waiting = outbox.filter(({ state }) => state === 'waiting')
  const held = waiting.filter(({ id, set }) => id === refused.id || JSON.stringify(set ?? {}).includes(`"${refused.id}"`))
  const others = waiting.filter((row) => !held.includes(row))
  // A child of a child waits for the same refusal.
  return held.concat(others.filter(({ set }) => held.some(({ id }) => JSON.stringify(set ?? {}).includes(`"${id}"`))))
}
