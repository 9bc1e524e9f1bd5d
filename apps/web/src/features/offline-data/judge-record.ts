/**
 * What a record of a file means for what is here. A file is a copy of some day; what is here, and on the server, has gone on. So a
 * field counts only where the file says something that was never sent, or that somebody typed into it: never where it repeats
 * what was there on that day.
 */
import { type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import { applyLeaves, diffLeaves, isNames, type Leaves, leafAt, same } from '@ramplight/domain/sync/leaves'
import type { Change, LocalRow } from '@ramplight/sync/types'
import { wholeRow } from '#platform/local-families/decode-rows.ts'
import { BASE } from './export-tables.ts'
import { type ImportShape, importShape, writable } from './import-shapes.ts'
import { t } from './offline-data.texts.ts'

/** What this device knows of a record. */
export type Known = {
  /** As the screens see it; undefined: it is not here. */
  row: LocalRow | undefined
  /** As the server last told it; null: it does not have it, as far as is known here. */
  truth: LocalRow | null
  /** Something said of it here waits to be sent. */
  isWaiting: boolean
  /** It was deleted on this device. */
  isDeletedHere: boolean
  /** Everything of the person has been here once: what is not here is not there. */
  isWhole: boolean
}

/** One field of a known record that the file says differently. `isQuestion`: here it has gone on, too. */
export type Difference = { path: string; before: unknown; after: unknown; isQuestion: boolean }

export type Judged =
  | { kind: 'add'; change: Change }
  | { kind: 'copy'; row: LocalRow }
  | { kind: 'change'; differences: Difference[]; row: LocalRow }
  | { kind: 'same' }
  /** What is here is newer. */
  | { kind: 'older' }
  /** It was deleted since, or is not this person's any more. */
  | { kind: 'gone' }
  | { kind: 'failure'; why: string }

export const idOf = (record: unknown): string | null => {
  const id = (record as { _id?: unknown } | null)?._id
  return typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? id : null
}

export function judge(tbl: SyncTable, given: unknown, known: Known): Judged {
  const id = idOf(given)
  if (!id) return { kind: 'failure', why: t('judgeRecord.noIdOfRecord') }
  const record = given as Record<string, unknown>
  const { row } = known
  const shape = importShape(tbl)
  const rev = revOf(record)
  if (TABLES[tbl].offline === 'events') return event(id, record, row)
  if (!row) return known.isDeletedHere || (rev > 0 && known.isWhole) ? { kind: 'gone' } : fresh(tbl, id, record, rev, shape)
  if (TABLES[tbl].offline === 'read')
    return rev > row._rev ? copyOf(id, record, rev, row._scopes) : { kind: row._rev > rev ? 'older' : 'same' }
  const whole = (here: LocalRow) => wholeRow(here, shape.starts)
  return compared(record, rev, { ...known, row: whole(row), truth: known.truth && whole(known.truth) }, shape)
}

/** Half a step is a change of a device that the server does not have. */
const revOf = ({ _rev }: Record<string, unknown>): number => (typeof _rev === 'number' && _rev > 0 ? Math.floor(_rev) : 0)

/** An event is never changed: what is here already is the same one. */
const event = (id: string, said: Record<string, unknown>, row: LocalRow | undefined): Judged =>
  row ? { kind: 'same' } : { kind: 'add', change: { kind: 'event', tbl: 'weigh-in-events', id, event: said } }

const copyOf = (id: string, { [BASE]: _, ...record }: Record<string, unknown>, rev: number, scopes: string[] = []): Judged => ({
  kind: 'copy',
  row: { ...record, _id: id, _rev: rev, _scopes: scopes },
})

/**
 * Not here. What the server has known is only a copy until it tells: it may have gone on there, or be deleted. What it never knew
 * is made anew.
 */
function fresh(tbl: SyncTable, id: string, record: Record<string, unknown>, rev: number, { create }: ImportShape): Judged {
  if (rev > 0 || TABLES[tbl].offline === 'read') {
    const problem = create && TABLES[tbl].offline !== 'read' ? problemOf(create, fieldsOf(create, record)) : null
    return problem ? { kind: 'failure', why: problem } : copyOf(id, record, rev)
  }
  if (!create) return { kind: 'failure', why: t('judgeRecord.madeByServerOnly') }
  const fields = fieldsOf(create, record)
  const why = problemOf(create, fields)
  if (why) return { kind: 'failure', why }
  return { kind: 'add', change: { kind: 'create', tbl, id, doc: { _id: id, ...fields }, shown: without(record, fields) } }
}

/**
 * Three ways: what the file says, what it was made from, and what is here. As soon as anything has been said of the record since,
 * a value that stands here again may have been put back on purpose: that is asked, too. So is a field that is empty here, of a
 * record that was made here and that the server took without telling yet what it made of it: it may have filled it in.
 */
function compared(
  record: Record<string, unknown>,
  rev: number,
  { row, truth, isWaiting }: Known & { row: LocalRow },
  { change }: ImportShape,
): Judged {
  if (!change) return { kind: 'failure', why: t('judgeRecord.madeByServerOnly') }
  const said = fieldsOf(change, record)
  const unsent = isNames(record[BASE]) ? (record[BASE] as Leaves) : {}
  const isOfNow = rev > 0 && rev === truth?._rev
  const isUntold = truth?._scopes.length === 0
  const madeFrom = isOfNow ? truth : applyLeaves(record, unsent)
  const { set } = diffLeaves(madeFrom, said)
  const differences = Object.entries(set).flatMap(([path, after]): Difference[] => {
    const [before, seen] = [leafAt(row, path) ?? null, leafAt(madeFrom, path) ?? null]
    const isQuestion = !isOfNow || isWaiting || !same(before, seen) || (isUntold && before === null)
    return same(before, after) ? [] : [{ path, before, after, isQuestion }]
  })
  if (differences.length === 0) return { kind: isSame(row, said) ? 'same' : 'older' }
  const why = problemOf(change, said)
  return why ? { kind: 'failure', why } : { kind: 'change', differences, row }
}

const isSame = (row: LocalRow, said: Leaves): boolean => Object.keys(diffLeaves(row, said).set).length === 0

type Body = NonNullable<ImportShape['create']>

function fieldsOf(body: Body, record: Record<string, unknown>): Record<string, unknown> {
  const { _id, _rev, ...fields } = writable(body, record)
  return fields
}

function problemOf(body: Body, fields: Record<string, unknown>): string | null {
  const { success, error } = body.safeParse(fields)
  if (success) return null
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || t('judgeRecord.recordNoun')}: ${issue.message}` : t('judgeRecord.notRecordOfThisTable')
}

const without = (record: Record<string, unknown>, sent: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !(name in sent) && !name.startsWith('_')))
