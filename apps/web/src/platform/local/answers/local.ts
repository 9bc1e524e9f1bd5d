import type { User } from '@ramplight/contract/people/users'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Engine } from '@ramplight/sync/engine-api'
import type { LocalRow } from '@ramplight/sync/types'

/** What a call that this device answers by itself may read and write. */
export type Local = {
  user: User
  engine: Engine
  /** Rows as they cross the wire, with what waits on top, without those that are deleted. */
  rows: <T extends Record<string, unknown> = Record<string, unknown>>(
    tbl: SyncTable,
    where?: { index: string; is: string | number },
  ) => Promise<(T & LocalRow)[]>
  row: <T extends Record<string, unknown> = Record<string, unknown>>(tbl: SyncTable, id: string) => Promise<(T & LocalRow) | null>
  /** Those of these that are here, in one go. */
  rowsOf: <T extends Record<string, unknown> = Record<string, unknown>>(tbl: SyncTable, ids: readonly string[]) => Promise<(T & LocalRow)[]>
  /** By the device's clock, corrected by what the server last said. */
  now: () => Date
}
