import type { SyncTable } from './tables.ts'

/** A row, as far as it says in which tournament it is: a payment says it by `sourceModuleRecord`. */
export type RowOfTable = { id: string; tournament?: string | null; sourceModuleRecord?: string | null }

/** The tournament that a row belongs to; nothing where it belongs to none. */
export const tournamentOf = (table: SyncTable, row: RowOfTable): string | null | undefined =>
  table === 'tournaments' ? row.id : (row.tournament ?? row.sourceModuleRecord)
