import { startsOf } from '@ramplight/contract/kernel/family'
import type { SyncOp } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { DomainError } from '@ramplight/domain/kernel/errors'
import { applyLeaves, leafAt, own, same } from '@ramplight/domain/sync/leaves'
import type { FieldKinds, MergeConflict } from '@ramplight/domain/sync/merge3'
import { TransactionRollbackError } from 'drizzle-orm'
import { z } from 'zod'
import { untouchedSinceMade } from '../audit/untouched-since-made.ts'
import { inSavepoint } from '../database/in-transaction.ts'
import type { Outcome as Written } from '../database/outcomes.ts'
import type { Tx } from '../database/types.ts'
import type { SyncedFamily, SyncedRow } from '../http/deps.ts'
import { problemOf } from '../http/errors.ts'
import { keepAliases, namesOfRecords, withTwin } from './aliases.ts'
import { type Applying, isDenial, merged, orRefusal, refusal, refusedWith, settled } from './applying.ts'
import type { Outcome } from './ledger.ts'
import { mergeChange } from './merge-change.ts'
import { orphansOf } from './orphans.ts'
import { onWire, shownRecords, type Wire } from './shown-records.ts'

/** One change on its way: the body that is to be written, what could not be taken of it, and what it is if all goes well. */
type Planned = {
  op: SyncOp
  body: Record<string, unknown>
  /** What was changed of it. */
  fields: string[]
  current: Wire
  conflicts: MergeConflict[]
  status: 'applied' | 'noop' | 'merged'
}
type Write = (planned: Planned[]) => Promise<Written<SyncedRow>[]>

/** Said by the store alone, whatever a device says. */
const OWN: FieldKinds = { _id: 'derived', _rev: 'derived', createdAt: 'derived', updatedAt: 'derived' }

/** New and changed records of one table: as many statements for a hundred as for one. Changes first: they make room. */
export async function applyUps(applying: Applying, tbl: SyncTable, family: SyncedFamily, sent: SyncOp[]): Promise<Outcome[]> {
  const ops = (await family.asEvents?.(applying.tx, sent)) ?? sent
  const ids = ops.map(({ id }) => id)
  const rows = new Map((await family.load(applying.tx, ids, true)).map((row) => [row.id, row]))
  const [known, fresh] = [ops.filter(({ id }) => rows.has(id)), ops.filter(({ id }) => !rows.has(id))]
  const refusals = await bringBack(applying, family, known, rows)
  const gone = [...known.filter((op) => rows.get(op.id)!.deleted && !refusals.has(op)), ...fresh.filter(({ baseRev }) => baseRev > 0)]
  const changing = known.filter(({ id }) => !rows.get(id)!.deleted)
  await family.heardOfGone?.(
    applying.tx,
    gone.flatMap(({ id, set = {} }) => (rows.has(id) ? [{ id, set }] : [])),
    applying.work,
  )
  return [
    ...refusals.values(),
    ...gone.map((op) => refusedWith(op, 'sync.gone')),
    ...(await change(applying, tbl, family, changing, rows)),
    ...(await create(
      applying,
      tbl,
      family,
      fresh.filter(({ baseRev }) => baseRev === 0),
    )),
  ]
}

/** A person asked for a deleted record with what they had changed of it: it is there again before the change. Who may not is told. */
async function bringBack({ tx, work }: Applying, family: SyncedFamily, ops: SyncOp[], rows: Map<string, SyncedRow>) {
  const refusals = new Map<SyncOp, Outcome>()
  for (const op of ops) {
    if (!op.resolves?.startsWith('restore:') || !rows.get(op.id)!.deleted || !family.restore) continue
    const outcome = await family.restore(tx, op.id, work).catch((problem: unknown) => ({ id: op.id, problem: problemOf(problem) }))
    if ('problem' in outcome) refusals.set(op, refusal(op, outcome.problem))
    else rows.set(op.id, outcome.row)
  }
  return refusals
}

/** Of a record that nobody has touched since it was made. */
const FIRST_REV = 1

/**
 * The fields of a record that nobody has touched since it was made, for each change that knows no later state of it. One that stands
 * for a second one may be somebody else's, and is not among them.
 */
async function untouchedOf(tx: Tx, tbl: SyncTable, ops: SyncOp[], rows: Map<string, SyncedRow>): Promise<Map<SyncOp, Untouched>> {
  const early = ops.filter(({ baseRev }) => baseRev <= FIRST_REV)
  const ids = early.map(({ id }) => id)
  const twins = await withTwin(tx, ids)
  const known = await untouchedSinceMade(
    tx,
    tbl,
    ids.filter((id) => rows.get(id)!.rev > FIRST_REV && !twins.has(id)),
  )
  return new Map(
    early.flatMap((op) => {
      const row = rows.get(op.id)!
      const fields = row.rev === FIRST_REV ? row : known.get(op.id)
      return fields && !twins.has(op.id) ? [[op, fields]] : []
    }),
  )
}
type Untouched = Record<string, unknown>

/**
 * What the person saw in each leaf. Who has just made the record knows nothing of what the server filled in: as long as nobody has
 * touched the field, that is no other value of somebody else, whatever else was done to the record (a draw, a bag). A file of
 * another device makes the record a second time: there only what every record starts with is nobody's word.
 */
function seenBy(
  { set = {}, base, baseRev }: SyncOp,
  row: SyncedRow,
  current: Wire,
  starts: Untouched,
  untouched: Untouched = {},
): SyncOp['base'] {
  // A field that no column is called like (a sum, names) may be made of others: it is asked about.
  const isUntouched = (field: string) =>
    [untouched, row].every((one) => Object.hasOwn(one, field)) && same(own(untouched, field), own({ ...row }, field))
  const isNobodys = (field: string) =>
    base
      ? baseRev === row.rev || isUntouched(field)
      : isUntouched(field) && Object.hasOwn(starts, field) && same(own(starts, field), own(current, field))
  const unseen = Object.keys(set).filter((path) => !(base && path in base) && isNobodys(path.split('.')[0]!))
  return { ...base, ...Object.fromEntries(unseen.map((path) => [path, leafAt(current, path)])) }
}

/** What a device says of fields that are anybody's to say. */
const sentLeaves = ({ kinds = {} }: SyncedFamily, { set = {} }: SyncOp): [path: string, value: unknown][] =>
  Object.entries(set).filter(([path]) => ({ ...kinds, ...OWN })[path.split('.')[0]!] !== 'derived')

/** Did the family leave a plain field as it was, because it is not this person's to say? Then the sender hears what is stored. */
const isKeptBack = (row: object, body: Record<string, unknown>): boolean =>
  Object.entries(body).some(
    ([field, value]) => typeof value === 'boolean' && Object.hasOwn(row, field) && own(row as Wire, field) !== value,
  )

async function change(
  applying: Applying,
  tbl: SyncTable,
  family: SyncedFamily,
  ops: SyncOp[],
  rows: Map<string, SyncedRow>,
): Promise<Outcome[]> {
  if (!ops.length) return []
  const { tx, work } = applying
  const shown = await onWire(
    family,
    tx,
    ops.map(({ id }) => rows.get(id)!),
    work.actor,
  )
  const untouched = await untouchedOf(tx, tbl, ops, rows)
  const starts = startsOf(family.schemas.record)
  const outcomes: Outcome[] = []
  const planned: Planned[] = []
  for (const op of ops) {
    const current = shown.get(op.id)
    const row = rows.get(op.id)!
    if (!current) outcomes.push(refusedWith(op, 'record.not-found'))
    else if (!family.change) outcomes.push(refusedWith(op, 'sync.online-only'))
    else {
      const base = seenBy(op, row, current, starts, untouched.get(op))
      const { doc, changed, conflicts } = await mergeChange(applying, family, { op, current, base }, { ...family.kinds, ...OWN })
      const isOthers = conflicts.length > 0 || (row.rev !== op.baseRev && op.baseRev > 0)
      const isWhatWasSent = sentLeaves(family, op).every(([path, value]) => same(leafAt(doc, path), value))
      const status =
        !isWhatWasSent || (isOthers && changed.length > 0) || conflicts.length > 0 ? 'merged' : changed.length ? 'applied' : 'noop'
      // Also when nothing is left to be written: whether this person may change it at all is for the family to say.
      const body = Object.fromEntries(changed.map((field) => [field, doc[field] ?? null]))
      planned.push({ op, body, fields: changed, current, conflicts, status })
    }
  }
  const write: Write = (some) =>
    family.change!(
      tx,
      // What a schema fills in was not changed by anybody.
      some.map(({ op, body, fields }) => ({ id: op.id, body: Object.fromEntries(fields.map((field) => [field, body[field]])) })),
      work,
    )
  const { refused, askable } = await tried(applying, family, planned, write)
  return [...outcomes, ...refused, ...(await writeAll(applying, family, family.schemas.change, askable, write))]
}

/**
 * What stands against what others wrote becomes a question, and somebody with more rights may say yes to it. So it must be what its
 * sender could have written: it is written, and taken back. What is refused refuses the change; what the family leaves as it is
 * is no question.
 */
async function tried({ tx, ...more }: Applying, family: SyncedFamily, planned: Planned[], write: Write) {
  const wished = planned.filter(({ conflicts }) => conflicts.length > 0).map(asWished)
  if (!wished.length) return { refused: [], askable: planned }
  const ids = wished.map(({ op }) => op.id)
  let outcomes: Outcome[] = []
  let after = new Map<string, Wire>()
  const work = inSavepoint(tx, async (savepoint) => {
    outcomes = await writeAll({ tx: savepoint, ...more }, family, family.schemas.change, wished, write)
    after = await onWire(family, savepoint, await family.load(savepoint, ids, false), more.work.actor)
    savepoint.rollback()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  const refused = outcomes.filter(({ code }) => code !== undefined)
  const isRefused = new Set(refused.map(({ op }) => op))
  const isAskable = ({ op, current }: Planned, { field, mine }: MergeConflict) =>
    mine === null || family.kinds?.[field] === 'unique' || !same(leafAt(after.get(op.id) ?? {}, field), leafAt(current, field))
  return {
    refused,
    askable: planned
      .filter(({ op }) => !isRefused.has(op.op))
      .map((one) => ({ ...one, conflicts: one.conflicts.filter((conflict) => isAskable(one, conflict)) })),
  }
}

/** The change as if all of it had been taken. What was emptied below a field is nothing that anybody could forge. */
function asWished(one: Planned): Planned {
  const wish = one.conflicts.filter(({ field, mine }) => mine !== null || !field.includes('.'))
  const fields = [...new Set([...one.fields, ...wish.map(({ field }) => field.split('.')[0]!)])]
  const doc = applyLeaves({ ...one.current, ...one.body }, Object.fromEntries(wish.map(({ field, mine }) => [field, mine])))
  return { ...one, fields, conflicts: [], status: 'applied', body: Object.fromEntries(fields.map((field) => [field, doc[field] ?? null])) }
}

async function create(applying: Applying, tbl: SyncTable, family: SyncedFamily, ops: SyncOp[]): Promise<Outcome[]> {
  if (!family.create) return ops.map((op) => refusedWith(op, 'sync.online-only'))
  const outcomes: Outcome[] = []
  for (const round of withoutTwins(family, ops)) outcomes.push(...(await createAtOnce(applying, tbl, family, round)))
  return outcomes
}

/** The same angler twice in one batch: the second finds the first, as it would have in a batch of its own. */
function withoutTwins({ likeness }: SyncedFamily, ops: SyncOp[]): SyncOp[][] {
  if (!likeness) return ops.length ? [ops] : []
  const rounds: SyncOp[][] = []
  const before = new Map<string, number>()
  for (const op of ops) {
    const keys = likeness(applyLeaves({}, op.set ?? {}))
    const round = Math.max(0, ...keys.map((key) => (before.get(key) ?? -1) + 1))
    for (const key of keys) before.set(key, round)
    rounds[round] = [...(rounds[round] ?? []), op]
  }
  return rounds
}

async function createAtOnce(applying: Applying, tbl: SyncTable, family: SyncedFamily, ops: SyncOp[]): Promise<Outcome[]> {
  const { tx, work } = applying
  const orphans = await orphansOf(applying, family, ops)
  const outcomes: Outcome[] = [...orphans.values()]
  const ready = ops.filter((op) => !orphans.has(op.op))
  const kinds = { ...family.kinds, ...OWN }
  const planned = ready.map((op): Planned => {
    const whole = applyLeaves({}, op.set ?? {})
    const body = Object.fromEntries(Object.entries(whole).filter(([field]) => kinds[field] !== 'derived'))
    return { op, body, fields: Object.keys(body), current: {}, conflicts: [], status: 'applied' }
  })
  const write: Write = (some) =>
    family.create!(
      tx,
      some.map(({ op, body }) => ({ ...body, _id: op.id })),
      work,
    )
  const { known, unknown, wrong } = await knownAlready(applying, tbl, family, planned)
  return [...outcomes, ...wrong, ...known, ...(await writeAll(applying, family, family.schemas.create, unknown, write))]
}

/**
 * New records that are here under another id: the device's own stands for it from now on. Only for one that this person sees; to
 * anybody else nothing is said of it, and the family decides about theirs as about any other.
 */
async function knownAlready(applying: Applying, tbl: SyncTable, family: SyncedFamily, planned: Planned[]) {
  const { tx, synced, work, aliases } = applying
  if (!family.sameAs || !planned.length) return { known: [], unknown: planned, wrong: [] }
  const read = planned.map((one) => ({ one, ...orRefusal(one.op, () => decoded(family.schemas.create, { ...one.body, _id: one.op.id })) }))
  const bodies = read.flatMap((one) => ('value' in one ? [one.value as { _id: string }] : []))
  const found = [...(await family.sameAs(tx, bodies, work))]
  const isTaken = await namesOfRecords(
    applying,
    found.map(([local]) => local),
  )
  const shown = await shownRecords(
    synced,
    tx,
    found.map(([, id]) => ({ tbl, id })),
    work.actor,
  )
  const same = new Map(found.filter(([local, id]) => !isTaken.has(local) && shown({ tbl, id })))
  await keepAliases(tx, tbl, same)
  for (const [local, canonical] of same) aliases.set(local, canonical)
  const heard = bodies.flatMap((body) => (same.has(body._id) ? [{ id: same.get(body._id)!, body }] : []))
  if (heard.length) await family.heardAsSame?.(tx, heard, work)
  return {
    wrong: [
      ...read.flatMap((one) => ('outcome' in one ? [one.outcome] : [])),
      ...planned.flatMap(({ op }) => (isTaken.has(op.id) ? [refusedWith(op, 'record.id-taken')] : [])),
    ],
    known: planned.flatMap(({ op }) => (same.has(op.id) ? [settled(op, 'aliased', { alias: same.get(op.id)! })] : [])),
    unknown: read.flatMap((one) => ('value' in one && !same.has(one.one.op.id) && !isTaken.has(one.one.op.id) ? [one.one] : [])),
  }
}

const decoded = (schema: z.ZodType, body: object) => z.decode(schema, body) as Record<string, unknown>

/**
 * Writes all of them at once. Those that are refused and have a field that is compared with other records are written without
 * it: what two stations gave the same number stays, and the number is asked about.
 */
async function writeAll(applying: Applying, family: SyncedFamily, schema: z.ZodType, planned: Planned[], write: Write): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const ready: Planned[] = []
  for (const one of planned) {
    const read = orRefusal(one.op, () => decoded(schema, one.body))
    if ('outcome' in read) outcomes.push(read.outcome)
    else ready.push({ ...one, body: read.value })
  }
  if (!ready.length) return outcomes
  const done = await byId(write(ready))
  const problemOf = ({ op }: Planned) => problemIn(done.get(op.id))
  const again = ready.filter((one) => isCollision(problemOf(one))).flatMap((one) => withoutUnique(family, one) ?? [])
  const second = again.length ? await byId(write(again)) : new Map<string, Written<SyncedRow>>()
  const saved = new Map(again.filter(({ op }) => !problemIn(second.get(op.id))).map((one) => [one.op.op, one]))
  for (const one of ready) {
    const lesser = saved.get(one.op.op)
    const problem = lesser ? null : problemOf(one)
    const written = (lesser ? second : done).get(one.op.id)
    const { conflicts, status, op } = lesser ?? one
    const rev = written && 'row' in written ? { rev: written.row.rev } : {}
    if (problem) outcomes.push(refusal(op, problem))
    else if (status === 'merged' || (written && 'row' in written && isKeptBack(written.row, (lesser ?? one).body)))
      outcomes.push(merged(op, rev, conflicts, applying.work))
    else outcomes.push(settled(op, status, rev))
  }
  return outcomes
}

const byId = async (written: Promise<Written<SyncedRow>[]>) => new Map((await written).map((one) => [one.id, one]))
const problemIn = (written: Written<SyncedRow> | undefined): DomainError | null =>
  written && 'problem' in written ? written.problem : null

/** What somebody may not write is no question to anybody: it is refused, as at every other door. */
const isCollision = (problem: DomainError | null): boolean => problem !== null && !isDenial(problem)

function withoutUnique({ kinds = {} }: SyncedFamily, one: Planned): Planned | null {
  const fields = Object.keys(one.body).filter((field) => kinds[field] === 'unique' && one.body[field] !== null)
  if (!fields.length) return null
  const { set = {}, base = {} } = one.op
  return {
    ...one,
    status: 'merged',
    body: Object.fromEntries(Object.entries(one.body).filter(([field]) => !fields.includes(field))),
    fields: one.fields.filter((field) => !fields.includes(field)),
    conflicts: [
      ...one.conflicts,
      ...fields.map((field) => ({
        field,
        base: base[field] ?? null,
        mine: set[field] ?? null,
        theirs: leafAt(one.current, field) ?? null,
      })),
    ],
  }
}
