import type { SyncOp, SyncResult } from '@ramplight/contract/sync/sync'
import { type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import { same } from '@ramplight/domain/sync/leaves'
import type { Tx } from '../database/types.ts'
import type { Synced, Work } from '../http/deps.ts'
import { aliasesIn, withAliases } from './aliases.ts'
import { appendEvents } from './append-events.ts'
import { applyDeletions, makeCalls } from './apply-others.ts'
import { applyUps } from './apply-ups.ts'
import { type Applying, refusedWith } from './applying.ts'
import { claim, type Outcome, ofTournament, replay, type Sender, settle } from './ledger.ts'
import { translated } from './older-versions.ts'
import { keepQuestions } from './questions.ts'
import { shownRecords } from './shown-records.ts'

/** What makes room comes before what takes it. */
const ORDER: Record<SyncOp['kind'], number> = { del: 0, up: 1, event: 2, call: 3 }

/**
 * Applies changes of a device in one transaction, each once, and answers each for itself. The statements do not grow with the
 * number of changes: those of one table and kind are written together.
 */
export async function applyOps(tx: Tx, synced: Synced, sent: SyncOp[], work: Work, sender: Sender): Promise<SyncResult[]> {
  const ops = [...new Map(sent.map((op) => [op.op, op])).values()]
  const known = await claim(tx, ops, sender)
  const unknown = ops.filter(({ op }) => !known.has(op))
  const said = new Map(unknown.map((op) => [op.op, translated(op)]))
  const fresh = unknown.flatMap(({ op }) => said.get(op) ?? [])
  const outcomes = new Map<string, Outcome>()
  for (const op of ops) {
    const first = known.get(op.op)
    if (first) outcomes.set(op.op, replay(op, first, sender) ?? refusedWith(op, 'sync.op-reused'))
  }

  for (const [tbl, family] of synced.families) {
    const changes = fresh.filter((op) => op.tbl === tbl)
    if (changes.length) await family.holdFirst?.(tx, changes)
  }
  const applying: Applying = {
    ...{ tx, synced, work, aliases: await aliasesIn(tx, synced, fresh) },
    ...{ sent: new Map(fresh.map((op) => [op.op, op])), clashes: new Map() },
  }
  const aliasesBefore = new Set(applying.aliases.keys())
  const made: Outcome[] = unknown.flatMap((op) => (said.get(op.op) ? [] : [refusedWith(op, 'sync.too-old')]))
  for (const round of rounds(fresh))
    for (const group of groupsOf(round)) {
      const named = await inOurNames(applying, group)
      const by = group[0]?.by
      const doer = { ...work.doer, ...(by ? { device: by } : {}), made: madeBefore(named, work.doer.at) }
      const answered = await applyGroup({ ...applying, work: { ...work, doer } }, named)
      const isOther = (op: SyncOp, index: number) =>
        op.kind === 'event' && (!same(op.set, group[index]!.set) || !same(op.set, withAliases(op, synced, applying.clashes).set))
      const renamed = new Set(named.flatMap((op, index) => (isOther(op, index) ? [op.op] : [])))
      // An event that is kept of another boat, or of another event, than the device said: the device hears of which one.
      made.push(...answered.map((one) => (one.status === 'applied' && renamed.has(one.op) ? { ...one, status: 'merged' as const } : one)))
    }
  const done = made.map((one) => standsFor(one, aliasesBefore, applying))
  await keepQuestions(
    tx,
    synced,
    done.flatMap(({ conflicts = [] }) => conflicts),
  )
  const opOf = new Map(unknown.map((op) => [op.op, op]))
  await settle(
    tx,
    done.map((one) => ofTournament(one, opOf.get(one.op))),
  )
  for (const one of done) outcomes.set(one.op, one)
  return withRecords(tx, synced, sent, outcomes, applying, known)
}

/**
 * The changes with the ids that the server knows. A record that became a part of another one is gone: who deletes it, not having heard
 * of that, means that record, and never the one that it stands for now.
 */
async function inOurNames({ tx, synced, aliases }: Applying, group: SyncOp[]): Promise<SyncOp[]> {
  const first = group[0]
  const family = first?.kind === 'del' ? synced.families.get(first.tbl) : undefined
  const ids = family ? group.flatMap(({ id }) => (aliases.has(id) ? [id] : [])) : []
  const own = new Set(ids.length ? (await family!.load(tx, ids, false)).map(({ id }) => id) : [])
  return group.map((op) => (own.has(op.id) ? op : withAliases(op, synced, aliases)))
}

/**
 * A record that this push has made and then folded into another one (a partner whom two stations typed in): it came and went in one
 * transaction, so the feed says nothing of it, and the device has to hear it here.
 */
function standsFor(made: Outcome, aliasesBefore: ReadonlySet<string>, { aliases }: Applying): Outcome {
  const alias = aliases.get(made._id)
  return made.status !== 'applied' || !alias || aliasesBefore.has(made._id)
    ? made
    : { op: made.op, _id: made._id, status: 'aliased', alias }
}

/**
 * Each change with its outcome, under the id that the device knows, and the server's truth with all but a plain `applied`. An answer
 * that is repeated has it too when the record has been changed since. Of a record that is deleted there is no truth any more, also
 * where it was deleted after the first answer; only who comes too late with a change of it is shown what it was.
 */
async function withRecords(
  tx: Tx,
  synced: Synced,
  sent: SyncOp[],
  outcomes: Map<string, Outcome>,
  { work, aliases }: Applying,
  repeated: { has: (op: string) => boolean },
) {
  const nameOf = ({ op, tbl, id }: SyncOp) => ({ tbl, id: outcomes.get(op)!.alias ?? aliases.get(id) ?? id })
  const statusOf = ({ op }: SyncOp) => outcomes.get(op)!.status
  const told = sent.filter((op) => statusOf(op) !== 'applied' || (isOfRecord(op) && repeated.has(op.op)))
  const [late, others] = [told.filter((op) => statusOf(op) === 'gone'), told.filter((op) => statusOf(op) !== 'gone')]
  const shown = await shownRecords(synced, tx, late.map(nameOf), work.actor)
  const alive = await shownRecords(synced, tx, others.map(nameOf), work.actor, ({ deleted }) => !deleted)
  return sent.map((op): SyncResult => {
    const outcome = { ...outcomes.get(op.op)!, _id: op.id }
    if (!told.includes(op)) return outcome
    const record = outcome.record ?? (outcome.status === 'gone' ? shown : alive)(nameOf(op))
    return outcome.status === 'applied' && record?._rev === outcome.rev ? outcome : { ...outcome, record }
  })
}

const isOfRecord = ({ kind }: SyncOp): boolean => kind === 'up' || kind === 'event'

/** Less than that is the way here. */
const LATE_MS = 60_000

/** When people did what a device sends only now, by the record: as its clock says, and by how much that was off. */
function madeBefore(ops: readonly SyncOp[], now: string): ReadonlyMap<string, string> {
  const late = ops.flatMap(({ id, at, off = 0 }): [string, string][] => {
    const made = Date.parse(at) + off
    return made <= Date.parse(now) - LATE_MS ? [[id, new Date(made).toISOString()]] : []
  })
  return new Map(late)
}

/** Never two changes of one record at once: the second begins where the first has ended. */
function rounds(ops: SyncOp[]): SyncOp[][] {
  const all: SyncOp[][] = []
  const before = new Map<string, number>()
  for (const op of ops) {
    const record = `${op.tbl} ${op.id}`
    const round = before.get(record) ?? 0
    before.set(record, round + 1)
    const ofRound = all[round] ?? []
    ofRound.push(op)
    all[round] = ofRound
  }
  return all
}

/**
 * Changes of one kind, table and station in the order they were made: deletions first, children before their parents, then what is
 * new or changed, parents before their children.
 */
function groupsOf(ops: SyncOp[]): SyncOp[][] {
  const groups = new Map<string, SyncOp[]>()
  const rankOf = ({ kind, tbl }: SyncOp) => (kind === 'del' ? -TABLES[tbl].rank : TABLES[tbl].rank)
  for (const op of [...ops].sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || rankOf(a) - rankOf(b))) {
    const name = `${op.kind} ${op.tbl} ${op.by ?? ''}`
    groups.set(name, [...(groups.get(name) ?? []), op])
  }
  return [...groups.values()]
}

async function applyGroup(applying: Applying, ops: SyncOp[]): Promise<Outcome[]> {
  const [first] = ops
  return first ? applyTo(first.tbl, first.kind, applying, ops) : []
}

async function applyTo(tbl: SyncTable, kind: SyncOp['kind'], applying: Applying, ops: SyncOp[]): Promise<Outcome[]> {
  const { families, logs, calls } = applying.synced
  const [family, log] = [families.get(tbl), logs.get(tbl)]
  const mayWrite = TABLES[tbl].offline !== 'read'
  if (kind === 'call') return makeCalls(applying, calls, ops)
  if (kind === 'event' && log) return appendEvents(applying, log, ops)
  if (kind === 'del' && family && mayWrite) return applyDeletions(applying, family, ops)
  if (kind === 'up' && family && mayWrite) return applyUps(applying, tbl, family, ops)
  return ops.map((op) => refusedWith(op, 'sync.online-only'))
}
