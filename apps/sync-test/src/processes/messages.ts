import type { Id } from '@ramplight/domain/kernel/ids'
import type { LocalRow, OutboxRow, QuarantineRow, Recorded, SyncCounts } from '@ramplight/sync/types'
import type { Deed } from './deeds.ts'
import type { Sabotage } from './sabotage.ts'

/** What a device process is started with. */
export type DeviceOrder = {
  address: string
  token: string
  user: Id
  device: Id
  name: string
  journal: string
  tour: Id
  tournament: Id
  seed: number
  skewMs: number
  sabotage?: Sabotage | undefined
}

export type ToDevice =
  /** Do so many things, as fast as a person cannot, numbered from `from`. */
  | { do: 'work'; from: number; deeds: number }
  /** The browser says that there is a network; a fresh token as after signing in again. */
  | { do: 'online'; token: string }
  | { do: 'clock'; skewMs: number }
  /** The tab that sends is closed, and another one opened. */
  | { do: 'close-tab' }
  | { do: 'sync' }
  | { do: 'count' }
  | { do: 'report' }

export type Report = {
  rows: Record<string, LocalRow[]>
  outbox: OutboxRow[]
  quarantine: QuarantineRow[]
  counts: SyncCounts
}

export type FromDevice =
  | { is: 'ready' }
  /** About to be done: said before it is, so that nothing on the server is unknown. */
  | { is: 'tried'; deed: Deed }
  /** The device has said that it is saved. */
  | { is: 'kept'; n: number; recorded: Recorded[] }
  | { is: 'not-kept'; n: number; why: string }
  | { is: 'worked' }
  | { is: 'synced' }
  | { is: 'tab-closed' }
  /** `deferred`: what hangs on something that nobody has; it is asked about a few times more, and then refused. */
  | { is: 'counted'; counts: SyncCounts; deferred: number }
  | { is: 'reported'; report: Report }
