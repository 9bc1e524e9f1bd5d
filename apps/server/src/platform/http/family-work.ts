import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Doer } from '../audit/doer.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type Outcome, outcomeOf, rowsOf, writeTogether } from '../database/outcomes.ts'
import { isStored, StaleRecord, withoutIds } from '../database/records.ts'
import type { Tx } from '../database/types.ts'
import { signedIn } from './context.ts'
import { type Deps, inside, type Work } from './deps.ts'
import { problemOf } from './errors.ts'
import type { AnyFamily, AnyRow } from './family.ts'
import { demand, loadParents, may, missingReferences, type Policies, parentsOf } from './family-rights.ts'

export type Body = { _id?: string | undefined; _rev?: number | undefined } & Record<string, unknown>

/** The work of a request; it takes somebody who is signed in. */
export const workOf = (ctx: { actor: Actor | null; doer: Doer; deps: Deps }): Work => ({
  actor: signedIn(ctx),
  doer: ctx.doer,
  deps: ctx.deps,
})

/** Fields the server sets, and what it thinks of the ones that were sent; a refusal is one record's alone. */
async function settled<T>(id: string, work: () => Promise<T> | T): Promise<Outcome<T>> {
  try {
    return { id, row: await work() }
  } catch (error) {
    return { id, problem: problemOf(error) }
  }
}

/** What came through goes on to `next`; what did not, keeps its place and its problem. */
async function goOn<A, B>(outcomes: Outcome<A>[], next: (rows: A[]) => Promise<Outcome<B>[]>): Promise<Outcome<B>[]> {
  const done = new Map((await next(rowsOf(outcomes))).map((one) => [one.id, one]))
  return outcomes.map((one) => ('problem' in one ? one : (done.get(one.id) ?? { id: one.id, problem: refused('record.not-found') })))
}

/**
 * Creates records, each for itself. The policy is asked about each with its parents; a repeat with a known id is answered
 * with what is stored if it says the same (A75). As many statements for a hundred as for one.
 */
export async function createMany(family: AnyFamily, policy: Policies['create'], bodies: Body[], work: Work): Promise<Outcome<AnyRow>[]> {
  return inTransaction(work.deps.db, async (tx) => {
    const hook = inside(work, tx)
    const sent = bodies.map((body) => ({
      id: body._id ?? newId(),
      body,
      stamped: { ...withoutIds(body), ...family.stamp?.(body, work.actor) },
    }))
    const loaded = await loadParents(
      family,
      tx,
      sent.map(({ stamped }) => stamped),
      work.actor,
    )
    const missing = await missingReferences(
      family,
      tx,
      sent.map(({ stamped }) => ({ sent: stamped, row: stamped })),
      loaded,
      work.actor,
    )
    const planned: Outcome<{ id: string }>[] = []
    for (const { id, body, stamped } of sent)
      planned.push(
        await settled(id, async () => {
          const parents = parentsOf(family, stamped, loaded)
          if (!may(family, policy, { ...stamped, id }, parents, work.actor)) throw refused('record.not-found')
          const unknown = missing(stamped)
          if (unknown) throw unknown
          return { ...stamped, ...(await family.onCreate?.(body, { ...hook, parents })), id }
        }),
      )
    return goOn(planned, (rows) => insertRows(family, tx, rows, work.doer))
  })
}

async function insertRows(family: AnyFamily, tx: Tx, values: { id: string }[], doer: Doer): Promise<Outcome<AnyRow>[]> {
  const about = (row: object) => family.about(row)
  // Two of one batch with the same id: the second is a repeat of the first.
  const first = new Map<string, { id: string }>()
  for (const one of values) if (!first.has(one.id)) first.set(one.id, one)
  const outcomes = await writeTogether(
    tx,
    [...first.values()],
    (savepoint, rows) => family.store.insertMany(savepoint, rows, doer, about),
    problemOf,
  )
  const settledIds = new Map(outcomes.map((one) => [one.id, one]))
  const others = values.filter(({ id }) => !settledIds.has(id)).map(({ id }) => id)
  const stored = new Map((await family.store.lockMany(tx, others)).map((row) => [row.id, row]))
  return values.map((one) => {
    const done = settledIds.get(one.id)
    // What was just written is its own, in whatever words it was sent; only a repeat has to say the same.
    if (done && ('problem' in done || first.get(one.id) === one)) return done
    const row = done ? done.row : stored.get(one.id)
    return outcomeOf(one.id, () => {
      const { id: _id, ...said } = one
      if (!row || row.deleted || !isStored(row, said)) throw refused('record.id-taken')
      return row
    })
  })
}

/**
 * Changes records, each for itself: seen, allowed, not stale, and still allowed where it moves to. What is already so is
 * left alone. As many statements for a hundred as for one.
 */
export async function changeMany(
  family: AnyFamily,
  policy: Omit<Policies, 'create'>,
  changes: { id: string; body: Body }[],
  work: Work,
): Promise<Outcome<AnyRow>[]> {
  return inTransaction(work.deps.db, async (tx) => {
    const hook = inside(work, tx)
    const rows = new Map(
      (
        await family.store.lockMany(
          tx,
          changes.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    )
    const sent = changes.map(({ id, body }) => ({ sent: withoutIds(body), before: rows.get(id) }))
    const bodies = sent.map((one) => ({ ...one, row: { ...one.before, ...one.sent } }))
    const loaded = await loadParents(family, tx, [...rows.values(), ...sent.map((one) => one.sent)], work.actor)
    const missing = await missingReferences(family, tx, bodies, loaded, work.actor)
    const planned: Outcome<{ id: string; before: AnyRow; changes: object }>[] = []
    for (const [at, { id, body }] of changes.entries())
      planned.push(
        await settled(id, async () => {
          const before = rows.get(id)
          if (!before || before.deleted) throw refused('record.not-found')
          demand(family, policy, before, loaded, work.actor)
          const { sent } = bodies[at]!
          const unknown = missing(sent)
          if (unknown) throw unknown
          const parents = parentsOf(family, before, loaded)
          const set = { ...sent, ...(await family.onChange?.(body, before, { ...hook, parents })) }
          const after = { ...before, ...set }
          const moved = Object.keys(family.parents ?? {}).find((field) => after[field] !== before[field])
          if (moved && !may(family, policy.edit, after, parentsOf(family, after, loaded), work.actor))
            throw refused('reference.unknown', { field: moved })
          const isSame = isStored(before, set)
          if (!isSame && body._rev !== undefined && body._rev !== before.rev) throw new StaleRecord(before)
          // A second change of the same record in one batch starts from the first.
          rows.set(id, after)
          return { id, before, changes: isSame ? {} : set }
        }),
      )
    return goOn(planned, (all) => changeRows(family, tx, all, work.doer))
  })
}

async function changeRows(
  family: AnyFamily,
  tx: Tx,
  planned: { id: string; before: AnyRow; changes: object }[],
  doer: Doer,
): Promise<Outcome<AnyRow>[]> {
  const merged = new Map<string, (typeof planned)[number]>()
  for (const one of planned) {
    const first = merged.get(one.id)
    merged.set(one.id, first ? { ...first, changes: { ...first.changes, ...one.changes } } : one)
  }
  const all = [...merged.values()]
  const same = all.filter(({ changes }) => Object.keys(changes).length === 0)
  const written = await writeTogether(
    tx,
    all.filter(({ changes }) => Object.keys(changes).length > 0),
    (savepoint, rows) => family.store.updateMany(savepoint, rows, doer, (row) => family.about(row)),
    problemOf,
  )
  return [...same.map(({ id, before }) => ({ id, row: before })), ...written]
}

/** Deletes records, each for itself; one that is already gone is done. As many statements for a hundred as for one. */
export async function removeMany(
  family: AnyFamily,
  policy: Omit<Policies, 'create'>,
  ids: string[],
  work: Work,
): Promise<Outcome<AnyRow>[]> {
  return inTransaction(work.deps.db, async (tx) => {
    const hook = inside(work, tx)
    const rows = new Map((await family.store.lockMany(tx, [...new Set(ids)])).map((row) => [row.id, row]))
    const loaded = await loadParents(family, tx, [...rows.values()], work.actor)
    const planned: Outcome<AnyRow>[] = []
    for (const id of new Set(ids))
      planned.push(
        await settled(id, async () => {
          const row = rows.get(id)
          if (!row) throw refused('record.not-found')
          demand(family, policy, row, loaded, work.actor)
          if (!row.deleted) await family.onRemove?.(row, { ...hook, parents: parentsOf(family, row, loaded) })
          return row
        }),
      )
    return goOn(planned, async (all) => {
      const gone = { deleted: true } as Partial<AnyRow>
      const [alive, before] = [all.filter((row) => !row.deleted), all.filter((row) => row.deleted)]
      const remove = (savepoint: Tx, some: AnyRow[]) =>
        family.store.updateMany(
          savepoint,
          some.map((row) => ({ before: row, changes: gone })),
          work.doer,
          (row) => family.about(row),
          'deleted',
        )
      const problems = new Map(
        (await writeTogether(tx, alive, remove, problemOf)).flatMap((one) => ('problem' in one ? [[one.id, one] as const] : [])),
      )
      return [
        ...before.map((row) => ({ id: row.id, row })),
        // As it was: whoever deletes it is shown what went. What is void already is not written again, and is gone as well.
        ...alive.map((row) => problems.get(row.id) ?? { id: row.id, row }),
      ]
    })
  })
}

/** Brings a deleted record back, for those who may edit it. Restoring twice is harmless. */
export async function restoreOne(family: AnyFamily, policy: Omit<Policies, 'create'>, id: string, work: Work): Promise<AnyRow> {
  return inTransaction(work.deps.db, async (tx) => {
    const [row] = await family.store.lockMany(tx, [id])
    if (!row) throw refused('record.not-found')
    demand(family, policy, row, await loadParents(family, tx, [row], work.actor), work.actor)
    if (!row.deleted) return row
    const back = { deleted: false } as Partial<AnyRow>
    const about = (one: object) => family.about(one)
    const [restored] = await family.store.updateMany(tx, [{ before: row, changes: back }], work.doer, about, 'restored').catch((error) => {
      throw problemOf(error)
    })
    return restored as AnyRow
  })
}
