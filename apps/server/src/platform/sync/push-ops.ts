import type { SyncOp, SyncResult } from '@ramplight/contract/sync/sync'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { inSavepoint, inTransaction } from '../database/in-transaction.ts'
import { isBusy } from '../database/is-busy.ts'
import { isUnreachable } from '../database/is-unreachable.ts'
import type { Tx } from '../database/types.ts'
import { inside, type Work } from '../http/deps.ts'
import { applyOps } from './apply-ops.ts'
import { settled } from './applying.ts'
import { inTurn } from './in-turn.ts'
import { claim, type Sender, settle } from './ledger.ts'

type Log = { error: (details: object, line: string) => void }

/**
 * Stations of one tour come back at the same moment, each with a hundred changes of the same boats: held in any order but one,
 * they would wait for each other until the database ends all but one of them, again and again.
 */
const oneOfATour = inTurn()

/**
 * All changes of a push in one transaction, one push of a tour at a time. Should one of them break it, all of it is done again,
 * each in a savepoint: the one that breaks is refused, the others count.
 */
export const pushOps = (ops: SyncOp[], work: Work, sender: Sender, log: Log): Promise<SyncResult[]> =>
  oneOfATour([work.actor.id, ...work.actor.tours], () => pushAll(ops, work, sender, log))

async function pushAll(ops: SyncOp[], work: Work, sender: Sender, log: Log): Promise<SyncResult[]> {
  const { db, sync } = work.deps
  try {
    return await inTransaction(db, (tx) => applyOps(tx, sync, ops, inside(work, tx), sender))
  } catch (error) {
    if (isUnreachable(error) || isBusy(error)) throw error
    log.error({ err: error }, 'a push is done again, change by change')
    return inTransaction(db, (tx) => oneByOne(tx, ops, work, sender, log))
  }
}

async function oneByOne(tx: Tx, ops: SyncOp[], work: Work, sender: Sender, log: Log): Promise<SyncResult[]> {
  const results: SyncResult[] = []
  for (const op of ops) {
    try {
      results.push(...(await inSavepoint(tx, (savepoint) => applyOps(savepoint, work.deps.sync, [op], inside(work, savepoint), sender))))
    } catch (error) {
      if (isUnreachable(error) || isBusy(error)) throw error
      log.error({ err: error, op: op.op, tbl: op.tbl }, 'a change of a device breaks')
      const broken = settled(op, 'rejected', { code: 'server.failed', message: messageOf('server.failed') })
      await claim(tx, [op], sender)
      await settle(tx, [broken])
      results.push({ ...broken, record: null })
    }
  }
  return results
}
