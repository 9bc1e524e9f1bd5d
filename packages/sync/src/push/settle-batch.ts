/**
 * What the answer to a batch does, in one transaction.
 * Invariants: 1. a change leaves the outbox only for what the server said about it, by its id; a repeated answer finds nothing to do.
 *             2. the server's truth is written in the transaction that takes the change out (echo rule).
 *             3. no value is dropped: it is the server's, in a conflict, or in quarantine.
 */
import type { Question } from '@ramplight/contract/sync/questions'
import type { PushReply, SyncResult } from '@ramplight/contract/sync/sync'
import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { same } from '@ramplight/domain/sync/leaves'
import { type Desk, openDesk } from '../desk/desk.ts'
import { type Dossier, isCreation, isOnlyShown, truthAfter, truthFrom, wasSent } from '../desk/dossier.ts'
import { backoffMs } from '../engine/backoff.ts'
import { holdChildren } from '../outbox/hold-children.ts'
import type { Store, StoreTx } from '../ports.ts'
import type { OutboxRow, QuarantineRow } from '../types.ts'
import { rememberAnswers } from './answers.ts'
import { nameAsKept, takeAlias } from './take-alias.ts'

export type Moment = { life: Id; now: number; at: string; chance: number }

/** Answers how many changes the server said something about. */
export const settleBatch = (store: Store, sent: readonly OutboxRow[], reply: PushReply, moment: Moment): Promise<number> => {
  const results = reply.results ?? (reply.ok === true ? sent.map(taken) : [])
  const tables: readonly SyncTable[] = results.some(({ alias }) => alias)
    ? SYNC_TABLES
    : [...new Set<SyncTable>([...sent.map(({ tbl }) => tbl), QUESTIONS])]
  return store.write(tables, async (tx) => {
    const desk = await openDesk(tx, moment.life, sent)
    const here = results.some(({ status }) => status === 'deferred') ? await idsWaitingHere(tx) : new Set<Id>()
    const answered = results.flatMap((result) => {
      const op = findOp(desk, sent, result.op)
      if (!op) return []
      const dossier = desk.of(op.tbl, op.id)
      const outcome = outcomeOf(op, result, here)
      desk.put(OUTCOMES[outcome]({ ...dossier, queue: dossier.queue.filter((row) => row !== op) }, op, result, moment))
      return [{ op, result, outcome }]
    })
    const settled = answered.filter(({ outcome }) => outcome === 'settled')
    desk.books.settled += settled.length
    await desk.close()
    await keepQuestions(
      tx,
      answered.flatMap(({ result }) => result.conflicts ?? []),
    )
    for (const { op, result } of settled)
      if (result.alias && result.alias !== op.id) await takeAlias(tx, moment.life, op, result.alias, result, moment.at)
    for (const { op, result } of settled) if (result.keptAs) await nameAsKept(tx, op, result.keptAs)
    await rememberAnswers(tx, settled)
    if (desk.isAnythingRefused || answered.some(({ outcome }) => outcome === 'refused')) await holdChildren(tx)
    return answered.length
  })
}

const QUESTIONS = 'questions'
/** Here at once; the feed brings them to everybody else, and takes them away when they are answered. */
async function keepQuestions(tx: StoreTx, asked: readonly Question[]): Promise<void> {
  if (!asked.length) return
  const known = await tx.rows(QUESTIONS).getMany(asked.map(({ _id }) => _id))
  await tx.rows(QUESTIONS).putMany(asked.filter((_, index) => !known[index]).map((one) => ({ ...one, _scopes: [] })))
}

/** A server that does not answer change by change, and says that all is well. */
const taken = ({ opId, id }: OutboxRow): SyncResult => ({ op: opId, _id: id, status: 'applied' })

function findOp(desk: Desk, sent: readonly OutboxRow[], opId: Id): OutboxRow | undefined {
  const mine = sent.find((row) => row.opId === opId)
  return mine && desk.of(mine.tbl, mine.id).queue.find((row) => row.opId === opId)
}

type Outcome = 'settled' | 'deferred' | 'refused'

/** How often a change is sent whose parent nobody here is about to send. */
const MOST_DEFERRALS = 5

function outcomeOf(op: OutboxRow, { status, missing = [] }: SyncResult, here: ReadonlySet<Id>): Outcome {
  if (status === 'deferred') return missing.some((id) => here.has(id)) || (op.deferrals ?? 0) < MOST_DEFERRALS ? 'deferred' : 'refused'
  // What was to be deleted is deleted.
  if (status === 'gone' && op.kind === 'del') return 'settled'
  // Nothing was changed by it, so there is nothing to decide.
  if (isOnlyShown(op)) return 'settled'
  return status === 'applied' || status === 'noop' || status === 'merged' || status === 'aliased' ? 'settled' : 'refused'
}

const OUTCOMES: Record<Outcome, (rest: Dossier, op: OutboxRow, result: SyncResult, moment: Moment) => Dossier> = {
  settled: (rest, op, result) => {
    return { ...rest, truth: truthSaid(rest, op, result), queue: rest.queue.map((later) => seenSince(op, later, result)) }
  },

  deferred: (rest, op, { missing }, { now, chance }) => {
    const deferrals = (op.deferrals ?? 0) + 1
    const later: OutboxRow = {
      ...op,
      state: 'pending',
      deferrals,
      notBefore: now + backoffMs(deferrals, chance),
      lastError: `deferred ${missing ?? ''}`.trim(),
    }
    return { ...rest, queue: [later, ...rest.queue] }
  },

  refused: (rest, op, { status, code, message, details, record, rev }, { at }) => {
    const truth = status === 'gone' ? null : record ? truthFrom(rest.id, rest.truth, record, rev) : rest.truth
    const reason = status === 'rejected' ? (code ?? status) : status === 'deferred' ? 'reference.unknown' : status
    const refusal = {
      ...quarantined(op, { reason, message: message ?? '', at }),
      ...(details !== undefined && { details }),
      ...(record !== undefined && { server: record as QuarantineRow['server'] }),
    }
    return { ...rest, truth, queue: rest.queue.map((later) => basedBefore(op, later)), refused: [...rest.refused, refusal] }
  },
}

/** What the server said it has; null: it has none any more. Where it said nothing, it has what was sent. */
function truthSaid(rest: Dossier, op: OutboxRow, { record, rev, status }: SyncResult): Dossier['truth'] {
  // What comes with this is what it was.
  if (status === 'gone') return null
  if (isOnlyShown(op) && !record) return rest.truth
  if (op.kind === 'del' || record === undefined) return truthAfter(rest, op, rev)
  return record && truthFrom(rest.id, rest.truth, record, rev)
}

/** A change that waits for a person from now on. */
export function quarantined(
  { behind: _, notBefore: __, ...op }: OutboxRow,
  { reason, message, at }: { reason: string; message: string; at: string },
): QuarantineRow {
  return { ...op, state: 'pending', reason, message, refusedAt: at }
}

/**
 * What was made behind a change that nobody came between was made of the revision that this one has given the record. A record
 * that was here under another id is somebody else's: of that revision nobody here has seen anything.
 */
function seenSince(op: OutboxRow, later: OutboxRow, { status, rev }: SyncResult): OutboxRow {
  const isAlone = status === 'applied' && later.baseRev === op.baseRev
  return rev === undefined || wasSent(later) || !(isAlone || (later.baseRev === 0 && status !== 'aliased'))
    ? later
    : { ...later, baseRev: rev }
}

/** What was built on a change that the server never took was built on what that one was built on. */
function basedBefore(op: OutboxRow, later: OutboxRow): OutboxRow {
  if (!later.base || wasSent(later) || isCreation(op)) return later
  const leaves = Object.entries(later.base).flatMap(([path, value]) => {
    if (!op.set || !(path in op.set) || !same(value, op.set[path])) return [[path, value] as const]
    return op.base && path in op.base ? [[path, op.base[path]] as const] : []
  })
  return { ...later, base: Object.fromEntries(leaves) }
}

async function idsWaitingHere(tx: StoreTx): Promise<Set<Id>> {
  return new Set([...(await tx.outbox.all()), ...(await tx.quarantine.all())].filter(isCreation).map(({ id }) => id))
}
