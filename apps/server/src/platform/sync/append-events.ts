import type { SyncOp } from '@ramplight/contract/sync/sync'
import { idOfClash, sameContent } from '@ramplight/domain/log/same-content'
import type { SentEvent, SyncedLog } from '../http/deps.ts'
import { withAliases } from './aliases.ts'
import { problemOf } from './apply-others.ts'
import { type Applying, settled } from './applying.ts'
import type { Outcome } from './ledger.ts'

/** One event on its way: as it was sent, and as the server names what it is about. `id`: under which it is kept. */
type Arriving = { op: SyncOp; id: string; isKnown: boolean; clashOf?: string }

const eventOf = ({ set = {} }: SyncOp, id: string): SentEvent => ({ id, event: { ...set, _id: id } })

/**
 * Adds events to a log, each once. An event whose id is known is done only if what is stored says the same. Where it says something
 * else, both are kept: this one under an id made of its own and of what it says, so that it has one however often it comes. The
 * fold of the log asks a person which of them counts.
 */
export async function appendEvents(applying: Applying, log: SyncedLog, ops: SyncOp[]): Promise<Outcome[]> {
  const { tx, work, clashes } = applying
  const arriving = await identified(applying, log, ops)
  for (const { op, id } of arriving) if (id !== op.id) clashes.set(op.id, id)
  const fresh = arriving.filter(({ isKnown }) => !isKnown)
  const sent = fresh.map(({ op, id, clashOf }) => ({ ...eventOf(inNamesOf(applying, op), id), ...(clashOf ? { clashOf } : {}) }))
  const written = sent.length ? await log.append(tx, sent, work) : []
  const byId = new Map(written.map((one) => [one.id, one]))
  return arriving.map(({ op, id, isKnown, clashOf }) => {
    const one = byId.get(id)
    if (isKnown && !clashOf) return settled(op, 'noop', { rev: 1 })
    if (one?.missing?.length) return settled(op, 'deferred', { missing: one.missing })
    const problem = problemOf(op, one)
    if (problem) return problem
    return clashOf ? settled(op, 'merged', { rev: 1, keptAs: id }) : settled(op, 'applied', { rev: 1 })
  })
}

/** What this device said of an event of its own that is kept under another id, is said of that one. */
const inNamesOf = ({ synced, clashes }: Applying, op: SyncOp): SyncOp => {
  const others = new Map([...clashes].filter(([id]) => id !== op.id))
  return withAliases(op, synced, others)
}

async function identified(applying: Applying, log: SyncedLog, ops: SyncOp[]): Promise<Arriving[]> {
  const { tx, sent } = applying
  const raw = ops.map((op) => sent.get(op.op) ?? op)
  const ids = [...new Set([...ops, ...raw].map(({ id }) => id))]
  const stored = new Map((await log.load(tx, ids)).map(({ id, says }) => [id, says]))
  const taken = ops.filter(({ id }) => stored.has(id))
  if (!taken.length && !raw.some(({ id }) => stored.has(id))) return ops.map((op) => ({ op, id: op.id, isKnown: false }))
  const says = (some: SyncOp[]) =>
    log.read(
      tx,
      some.filter(({ id }) => stored.has(id)).map((op) => eventOf(op, op.id)),
    )
  const [named, asSent] = [await says(ops), await says(raw)]
  const isRepeat = (op: SyncOp, index: number) =>
    // Also as it was sent, where the records that it names have other ids by now.
    [[op.id, named] as const, [raw[index]!.id, asSent] as const].some(([id, read]) => {
      const [there, here] = [stored.get(id), read.get(id)]
      return there && here && sameContent(there, here)
    })
  const arriving = ops.map((op, index): Arriving => {
    if (isRepeat(op, index)) return { op, id: op.id, isKnown: true }
    const content = named.get(op.id)
    if (!stored.has(op.id) || !content) return { op, id: op.id, isKnown: false }
    return { op, id: idOfClash(op.id, content), isKnown: false, clashOf: op.id }
  })
  const clashing = arriving.flatMap(({ id, clashOf }) => (clashOf ? [id] : []))
  const kept = new Set(clashing.length ? (await log.load(tx, clashing)).map(({ id }) => id) : [])
  return arriving.map((one) => (one.clashOf ? { ...one, isKnown: kept.has(one.id) } : one))
}
