import type { SyncOp } from '@ramplight/contract/sync/sync'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { EngineOptions } from '../engine-api.ts'
import type { Answer, Ports, TransportFailure } from '../ports.ts'
import type { Moment } from '../push/settle-batch.ts'
import type { OutboxRow } from '../types.ts'
import type { HeldState } from './hold-state.ts'

/** What a round works with. */
export type Talk = {
  ports: Ports
  options: EngineOptions
  /** The name of this database's life, if nothing was ever written. */
  life: Id
  state: HeldState
  /** This tab may talk; a round looks after every wait. */
  isOn: () => boolean
  /** The answer, or that nobody waits for it any more. */
  ask: <T>(answer: Promise<Answer<T>>) => Promise<Answer<T>>
  /** Something was kept that a push would take. */
  hasNews: () => boolean
  /** The server takes what is sent: troubles before are over. */
  progressed: () => void
  /** Rows of the store are others now. */
  changed: () => void
}

export type Trouble = TransportFailure | { kind: 'no-room' } | { kind: 'store'; message: string }

export const isoOf = (ms: number): string => new Date(ms).toISOString()

export const momentOf = ({ ports: { clock, random }, life }: Talk): Moment => {
  const now = clock.now()
  return { life, now, at: isoOf(now), chance: random() }
}

/** A row of the outbox as it crosses the wire: always the same for the same change. */
export const onTheWire = ({ opId, devSeq, tbl, id, kind, set, base, baseRev, call, resolves, schema, at, off, by }: OutboxRow): SyncOp => {
  const op = { op: opId, devSeq, tbl, id, kind, set, base, baseRev, call, resolves, schema, at, off, by }
  return Object.fromEntries(Object.entries(op).filter(([, value]) => value !== undefined)) as SyncOp
}
