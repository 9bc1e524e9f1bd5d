import type { SyncOp, SyncResult } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { DomainError, type ErrorCode } from '@ramplight/domain/kernel/errors'
import type { MergeConflict } from '@ramplight/domain/sync/merge3'
import type { Tx } from '../database/types.ts'
import type { Synced, Work } from '../http/deps.ts'
import { toDomainError } from '../http/errors.ts'
import type { Aliases } from './aliases.ts'
import type { Outcome } from './ledger.ts'
import { questionOf } from './questions.ts'

/** What applying the changes of one device needs, and finds out on its way. */
export type Applying = {
  tx: Tx
  synced: Synced
  work: Work
  aliases: Aliases
  /** The changes of this push in the device's own names, by their op. */
  sent: ReadonlyMap<string, SyncOp>
  /** Events of this push whose id was another one's: the id under which each is kept. */
  clashes: Aliases
}

/** Changes of one table and one kind. Their ids are the server's, not those that a device may have made. */
export type Group = { tbl: SyncTable; kind: SyncOp['kind']; ops: SyncOp[] }

type Status = SyncResult['status']

export const settled = (op: SyncOp, status: Status, more: Partial<Outcome> = {}): Outcome => ({ op: op.op, _id: op.id, status, ...more })

/** Not allowed is one thing, and not possible another: the first needs a director, the second a change. */
const REFUSED_AS: Partial<Record<ErrorCode, Status>> = {
  'access.forbidden': 'forbidden',
  'record.not-found': 'forbidden',
  'impersonation.account': 'forbidden',
  'sync.gone': 'gone',
  'sync.parent-gone': 'gone',
  'sync.too-old': 'too_old',
  'sync.op-reused': 'op_reused',
}

/** It is about who asks, not about what is there. */
export const isDenial = ({ code }: DomainError): boolean =>
  REFUSED_AS[code] === 'forbidden' || code === 'session.stale' || code === 'attempts.too-many'

export const refusal = (op: SyncOp, { code, message, details }: DomainError): Outcome =>
  settled(op, REFUSED_AS[code] ?? 'rejected', { code, message, ...(details === undefined ? {} : { details }) })

/** The same as the answer of a call. */
export const refusalOf = ({ code, message, details }: DomainError): Pick<SyncResult, 'status' | 'code' | 'message' | 'details'> => ({
  status: REFUSED_AS[code] ?? 'rejected',
  code,
  message,
  details,
})

export const refusedWith = (op: SyncOp, code: ErrorCode): Outcome => refusal(op, new DomainError(code))

/** Decodes what a device sent; a field that is wrong is this change's alone. */
export function orRefusal<T>(op: SyncOp, decode: () => T): { value: T } | { outcome: Outcome } {
  try {
    return { value: decode() }
  } catch (error) {
    const problem = toDomainError(error)
    if (problem.code !== 'request.invalid') throw error
    return { outcome: refusal(op, problem) }
  }
}

/** It counts, in part: what others changed stands beside it, or against it. */
export const merged = (op: SyncOp, rev: { rev?: number }, conflicts: MergeConflict[], { doer }: Work): Outcome =>
  settled(op, 'merged', {
    ...rev,
    ...(conflicts.length ? { conflicts: conflicts.map((one) => questionOf(op, one, doer)) } : {}),
  })
