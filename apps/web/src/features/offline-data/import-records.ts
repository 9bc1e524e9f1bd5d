import { type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import { applyLeaves } from '@ramplight/domain/sync/leaves'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Store } from '@ramplight/sync/ports'
import { PULLED } from '@ramplight/sync/pull/apply-page'
import type { Change, LocalRow } from '@ramplight/sync/types'
import { type Difference, idOf, type Judged, judge, type Known } from './judge-record.ts'
import { t } from './offline-data.texts.ts'

export type Failure = { record: unknown; why: string }
/**
 * `left`: what is here is newer, or was deleted since, or nobody said yes to it. `putError`: the device could not keep what came
 * next (full, broken); everything counted before it is safe.
 */
export type Imported = { table: SyncTable; imported: number; left: number; failures: Failure[]; putError?: unknown }

/** A field that an import would change, and what it is about. */
export type Proposal = Difference & { table: SyncTable; id: string; record: Record<string, unknown> }
export type Preview = { table: SyncTable; added: number; changed: number; same: number; older: number; gone: number } & {
  proposals: Proposal[]
  failures: Failure[]
}

/** Names a proposal with what was here when it was shown: what has gone on since is not what somebody said yes to. */
export const keyOf = (id: string, { path, before, after }: Difference): string => JSON.stringify([id, path, before, after])

/** Kept together or not at all: small enough that a full device keeps most of a long file. */
const AT_ONCE = 100

/** What an import of these records would do, before anything is done. */
export async function previewRecords(table: SyncTable, records: readonly unknown[], { store }: { store: Store }): Promise<Preview> {
  const all = await judgeAll(table, records, new Set(), store)
  const of = (kind: Judged['kind']) => all.filter((one) => one.kind === kind).length
  const proposals = all.flatMap((one, index) => {
    if (one.kind !== 'change') return []
    const record = { ...(records[index] as Record<string, unknown>), ...one.row }
    return one.differences.map((difference): Proposal => ({ ...difference, table, id: one.row._id, record }))
  })
  return {
    table,
    proposals,
    added: of('add') + of('copy'),
    changed: of('change'),
    same: of('same'),
    older: of('older'),
    gone: of('gone'),
    failures: all.flatMap((one, index) => (one.kind === 'failure' ? [{ record: records[index], why: one.why }] : [])),
  }
}

/**
 * Takes records in by the way every screen writes: a new record is created, and a field is edited where the file says something
 * new, both sent like anything typed here. What the server has known already and this device has not is a copy until the server
 * tells. `agreed`: the proposals that a person said yes to; without them, all that are no question.
 */
export async function importRecords(
  table: SyncTable,
  records: readonly unknown[],
  { store, engine }: { store: Store; engine: Pick<Engine, 'record'> },
  agreed?: ReadonlySet<string>,
): Promise<Imported> {
  const result: Imported = { table, imported: 0, left: 0, failures: [] }
  const isAgreed = (id: string, difference: Difference) => (agreed ? agreed.has(keyOf(id, difference)) : !difference.isQuestion)
  const seen = new Set<string>()
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const batch = records.slice(from, from + AT_ONCE)
    try {
      const judged = await judgeAll(table, batch, seen, store)
      const planned = judged.map((one) => withAgreed(one, table, isAgreed))
      const changes = planned.flatMap(({ change }) => change ?? [])
      const copies = judged.flatMap((one) => (one.kind === 'copy' ? [one.row] : []))
      if (changes.length > 0) await engine.record(changes)
      if (copies.length > 0) await keepCopies(table, copies, store)
      judged.forEach((one, index) => {
        if (one.kind === 'failure') result.failures.push({ record: batch[index], why: one.why })
        else if (planned[index]!.isLeft) result.left += 1
        else result.imported += 1
      })
    } catch (error) {
      return { ...result, putError: error }
    }
  }
  return result
}

function withAgreed(
  judged: Judged,
  tbl: SyncTable,
  isAgreed: (id: string, difference: Difference) => boolean,
): { change?: Change; isLeft: boolean } {
  if (judged.kind === 'add') return { change: judged.change, isLeft: false }
  if (judged.kind !== 'change') return { isLeft: judged.kind === 'older' || judged.kind === 'gone' }
  const { row } = judged
  const wanted = judged.differences.filter((difference) => isAgreed(row._id, difference))
  if (wanted.length === 0) return { isLeft: true }
  const after = applyLeaves(row as Record<string, unknown>, Object.fromEntries(wanted.map(({ path, after: value }) => [path, value])))
  const patch = Object.fromEntries(wanted.map(({ path }) => [path.split('.')[0]!, after[path.split('.')[0]!]]))
  return { change: { kind: 'edit', tbl, id: row._id, patch }, isLeft: false }
}

/**
 * What came meanwhile says more than the file. Once everything has been here, what is not here is not there: a copy that was kept
 * after that would stay, and nobody would ever tell that it is gone.
 */
const keepCopies = (table: SyncTable, copies: LocalRow[], store: Store): Promise<void> =>
  store.write([table], async (tx) => {
    const here = await tx.rows(table).getMany(copies.map(({ _id }) => _id))
    const isWhole = (await tx.kv.get(PULLED)) !== undefined
    const newer = copies.flatMap((copy, place): LocalRow[] => {
      const row = here[place]
      if (!row) return isWhole ? [] : [copy]
      return TABLES[table].offline === 'read' && copy._rev > row._rev ? [{ ...copy, _scopes: row._scopes }] : []
    })
    await tx.rows(table).putMany(newer)
  })

/** `seen`: ids of the file so far. */
async function judgeAll(table: SyncTable, records: readonly unknown[], seen: Set<string>, store: Store): Promise<Judged[]> {
  const ids = [...new Set(records.map(idOf).filter((id) => id !== null))]
  const known = await knownHere(table, ids, store)
  return records.map((record): Judged => {
    const id = idOf(record)
    if (id && seen.has(id)) return { kind: 'failure', why: t('importRecords.isInFileTwice') }
    if (id) seen.add(id)
    return judge(table, record, known(id ?? ''))
  })
}

const knownHere = (table: SyncTable, ids: readonly string[], store: Store): Promise<(id: string) => Known> =>
  store.read([table], async (tx) => {
    const keys = ids.map((id) => [table, id])
    const [rows, shadows, trashed] = await Promise.all([tx.rows(table).getMany(ids), tx.shadow.getMany(keys), tx.trash.getMany(keys)])
    const isWhole = (await tx.kv.get(PULLED)) !== undefined
    const placeOf = new Map(ids.map((id, place) => [id, place]))
    return (id) => {
      const place = placeOf.get(id) ?? -1
      const row: LocalRow | undefined = rows[place]
      const shadow = shadows[place]
      return {
        row,
        truth: shadow ? shadow.doc : (row ?? null),
        isWaiting: shadow !== undefined,
        isDeletedHere: trashed[place]?.why === 'deleted',
        isWhole,
      }
    }
  })
