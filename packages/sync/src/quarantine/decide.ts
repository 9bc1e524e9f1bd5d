/**
 * What a person decides about a change that was refused. Each decision is one transaction, and nothing is thrown away: what is
 * given up is in the trash for 30 days.
 */
import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { diffLeaves } from '@ramplight/domain/sync/leaves'
import { openDesk } from '../desk/desk.ts'
import { type Dossier, isCreation, seenRow, shownRow } from '../desk/dossier.ts'
import { holdChildren } from '../outbox/hold-children.ts'
import { baseOf, joinLeaves } from '../outbox/join-leaves.ts'
import { type Pen, recordIn, tablesOf } from '../outbox/record.ts'
import { givenUp, intoTrash } from '../outbox/trash.ts'
import type { Store, StoreTx } from '../ports.ts'
import { takeAlias } from '../push/take-alias.ts'
import type { Change, OutboxRow, QuarantineRow, Recorded, WhyGivenUp } from '../types.ts'
import { rememberGivenUp } from './given-up.ts'

/** Which table it is about, to open that one alone. */
async function find(store: Store, opId: Id): Promise<QuarantineRow | undefined> {
  return store.read([], (tx) => tx.quarantine.get(opId))
}

const isNot = (opId: Id) => (op: OutboxRow) => op.opId !== opId

/** Sends it again under a new id, as it is or with other values. */
export async function retry(store: Store, opId: Id, pen: Pen, patch: Record<string, unknown> = {}): Promise<Recorded | null> {
  const found = await find(store, opId)
  return found ? again(store, found, pen, (dossier, op) => patched(dossier, op, patch)) : null
}

/** Brings back a record that was deleted, with the change that came too late: the server knows by `resolves` that a person wants it. */
export async function restore(store: Store, opId: Id, pen: Pen): Promise<Recorded | null> {
  const found = await find(store, opId)
  return found ? again(store, found, pen, (_, op) => ({ ...op, resolves: `restore:${opId}` })) : null
}

function again(
  store: Store,
  { tbl, id, opId }: QuarantineRow,
  pen: Pen,
  change: (dossier: Dossier, op: OutboxRow) => OutboxRow,
): Promise<Recorded | null> {
  return store.write([tbl], async (tx) => {
    const desk = await openDesk(tx, pen.life, [{ tbl, id }])
    const dossier = desk.of(tbl, id)
    const refusal = dossier.refused.find((op) => op.opId === opId)
    if (!refusal) return null
    const { reason, message, details, server, refusedAt, alone, deferrals, lastError, from, ...op } = refusal
    const fresh: OutboxRow = {
      ...change(dossier, op),
      ...pen.stamp,
      opId: pen.ids[0]!,
      devSeq: ++desk.books.devSeq,
      state: 'pending',
      tries: 0,
    }
    desk.put({ ...dossier, refused: dossier.refused.filter(isNot(opId)), queue: inMadeOrder([...dossier.queue, fresh]) })
    desk.books.issued++
    desk.books.coalesced++
    await desk.close()
    await holdChildren(tx)
    return { opId: fresh.opId, tbl, id }
  })
}

const inMadeOrder = (queue: OutboxRow[]): OutboxRow[] => queue.sort((a, b) => (a.n ?? Infinity) - (b.n ?? Infinity))

function patched(dossier: Dossier, op: OutboxRow, patch: Record<string, unknown>): OutboxRow {
  const { set } = diffLeaves(shownRow(dossier) ?? {}, patch)
  if (op.kind !== 'up' || Object.keys(set).length === 0) return op
  const { base, ...joined } = joinLeaves({ set: op.set ?? {}, base: op.base }, { set, base: baseOf(seenRow(dossier) ?? {}, set) })
  return { ...op, ...joined, ...(base && { base }) }
}

/** Gives it up: the record becomes what the server has. `why`: a person did, or the form that still has the words. */
export async function discard(
  store: Store,
  opId: Id,
  { life, at, why = 'discarded' }: { life: Id; at: string; why?: WhyGivenUp | undefined },
): Promise<QuarantineRow | null> {
  const found = await find(store, opId)
  return found ? store.write([found.tbl], (tx) => giveUp(tx, found, { life, at, why })) : null
}

/**
 * Keeps other changes in the place of a refused one: both in one transaction, so that there is no moment in which neither is
 * kept. If somebody has decided about the refused one meanwhile, the others are kept beside what became of it.
 */
export async function replace(store: Store, opId: Id, changes: readonly Change[], pen: Pen): Promise<Recorded[]> {
  const found = await find(store, opId)
  const tables = new Set([...tablesOf(changes), ...(found ? [found.tbl] : [])])
  return store.write([...tables], async (tx) => {
    const recorded = await recordIn(tx, changes, pen)
    if (found) await giveUp(tx, found, { life: pen.life, at: pen.stamp.at, why: 'replaced' })
    return recorded
  })
}

/**
 * A refused new record is one that is there already (a boat that was entered at another station, too): that one stands for it in all
 * that waits, such as its bag. Only the refused creation is given up. False: one of them is not there any more.
 */
export const standFor = (store: Store, opId: Id, id: Id, { life, at }: { life: Id; at: string }): Promise<boolean> =>
  store.write(SYNC_TABLES, async (tx) => {
    const refusal = await tx.quarantine.get(opId)
    if (!refusal || !isCreation(refusal) || refusal.id === id || !(await tx.rows(refusal.tbl).get(id))) return false
    const desk = await openDesk(tx, life, [refusal])
    const own = desk.of(refusal.tbl, refusal.id)
    desk.put({ ...own, refused: own.refused.filter(isNot(opId)) })
    desk.books.discarded++
    await desk.close()
    await intoTrash(tx, {
      tbl: refusal.tbl,
      id: refusal.id,
      doc: own.row,
      at,
      why: 'discarded',
      given: [givenUp(refusal, at, 'discarded')],
    })
    await rememberGivenUp(tx, refusal, [])
    await takeAlias(tx, life, refusal, id, {}, at)
    await holdChildren(tx)
    return true
  })

async function giveUp(
  tx: StoreTx,
  { tbl, id, opId }: { tbl: SyncTable; id: Id; opId: Id },
  { life, at, why }: { life: Id; at: string; why: WhyGivenUp },
): Promise<QuarantineRow | null> {
  const desk = await openDesk(tx, life, [{ tbl, id }])
  const dossier = desk.of(tbl, id)
  const refusal = dossier.refused.find((op) => op.opId === opId)
  if (!refusal) return null
  // A record that never came to be takes the changes of it along.
  const lost = isCreation(refusal) && !dossier.truth ? dossier.queue : []
  desk.put({ ...dossier, refused: dossier.refused.filter(isNot(opId)), queue: dossier.queue.filter((op) => !lost.includes(op)) })
  desk.books.discarded += 1 + lost.length
  await desk.close()
  await intoTrash(tx, { tbl, id, doc: dossier.row, at, why: 'discarded', given: [refusal, ...lost].map((op) => givenUp(op, at, why)) })
  await rememberGivenUp(tx, refusal, lost)
  await holdChildren(tx)
  return refusal
}
