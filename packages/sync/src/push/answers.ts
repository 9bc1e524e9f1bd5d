import type { SyncResult } from '@ramplight/contract/sync/sync'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { StoreTx } from '../ports.ts'
import type { OutboxRow } from '../types.ts'

/** What is told to whoever still waits for it, in whichever tab: only answers that say more than "taken". */
export type KnownAnswer = { opId: Id; tbl: OutboxRow['tbl']; id: Id; status: SyncResult['status']; alias?: Id }

const ANSWERS = 'answers'
const MOST = 200

export const knownAnswers = async (tx: StoreTx): Promise<KnownAnswer[]> =>
  ((await tx.kv.get(ANSWERS))?.v as KnownAnswer[] | undefined) ?? []

export async function rememberAnswers(tx: StoreTx, done: readonly { op: OutboxRow; result: SyncResult }[]): Promise<void> {
  const telling = done.flatMap(({ op, result: { status, alias } }): KnownAnswer[] =>
    status === 'merged' || status === 'aliased' || status === 'noop'
      ? [{ opId: op.opId, tbl: op.tbl, id: op.id, status, ...(alias && { alias }) }]
      : [],
  )
  if (telling.length) await tx.kv.put({ k: ANSWERS, v: [...(await knownAnswers(tx)), ...telling].slice(-MOST) })
}
