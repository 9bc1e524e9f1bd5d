import type { AnyEndpoint, BodyOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { startsOf } from '@ramplight/contract/kernel/family'
import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { OLDEST_FIRST, ruleOf, type SearchRule } from '@ramplight/contract/kernel/search'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { messageOf } from '@ramplight/domain/kernel/errors'
import type { LocalRow } from '@ramplight/sync/types'
import { z } from 'zod'
import { CallError } from '#platform/call-error.ts'
import type { Local } from '#platform/local/answers/local.ts'
import { type Asked, readLocally } from '#platform/local/answers/local-calls.ts'
import { decodeRow, type RecordSchema, wholeRow } from './decode-rows.ts'
import { type FoundElsewhere, listOrder, listPart, pageOrder, pagePart, sortOf, termsMatcher } from './search-rows.ts'

type Stored = { _id: string; createdAt: string }
/** A record as it lies here: its amounts are those of the wire. */
type Row<R> = R & LocalRow
type Where = { index: string; is: string | number }

/** What the reads of a family are made of. What its searches mean is in the contract (`SearchRule`). */
export type LocalFamily<R extends Stored> = {
  tbl: SyncTable
  record: RecordSchema<R>
  /** Of a list that nobody sorted; else by the time of creation. */
  order?: (a: Row<R>, b: Row<R>) => number
  /** The longest list, where it is shorter than others. */
  most?: number
  /** Where `words` finds fields that rows do not have. */
  elsewhere?: (local: Local) => Promise<FoundElsewhere>
  /** What `seen`, `present` and `elsewhere` read besides. */
  besides?: readonly SyncTable[]
  /** Terms that have an index here: a tournament has a hundred entries, the device has thousands. */
  indexes?: readonly string[]
  /** Of what is on this device, what lists and searches show to this person. */
  seen?: (local: Local, body: SearchBody) => Promise<(row: Row<R>) => boolean>
  /** Names and lists of other records filled in. */
  present?: (records: R[], local: Local) => Promise<R[]>
}

export const notFound = () => new CallError(404, 'record.not-found', messageOf('record.not-found'))

/** What was asked, as the server reads it: blanks trimmed, times in UTC, defaults filled in. */
export const bodyOf = <E extends AnyEndpoint>({ body }: E, asked: { body: unknown }): BodyOf<E> =>
  body && asked.body !== undefined ? (z.decode(body, z.encode(body, asked.body)) as BodyOf<E>) : (asked.body as BodyOf<E>)

/** The same as the wire has it: rows are searched as they lie here, and only what is shown is decoded. */
export const wireBodyOf = <E extends AnyEndpoint>(call: E, asked: { body: unknown }): SearchBody =>
  call.body ? (z.encode(call.body, bodyOf(call, asked)) as SearchBody) : {}

/** What was calculated, as it would have come over the wire: the fields of the contract, and no others. */
export const asAnswered = <E extends AnyEndpoint>({ response }: E, answer: ResponseOf<E>): ResponseOf<E> =>
  z.decode(response, z.encode(response, answer)) as ResponseOf<E>

type Kept<R extends Stored> = Pick<LocalFamily<R>, 'tbl' | 'record'>

/** The rows of a family on this device; without names of other records. */
export async function rowsOf<R extends Stored>({ tbl, record }: Kept<R>, local: Local, where?: Where): Promise<Row<R>[]> {
  return (await local.rows(tbl, where)).map((row) => wholeRow(row, startsOf(record)) as Row<R>)
}

/** What the contract makes of rows. */
export const decodeAll = <R extends Stored>({ record }: Kept<R>, rows: readonly LocalRow[]): R[] =>
  rows.map((row) => decodeRow(record, row))

export const recordsOf = async <R extends Stored>(family: Kept<R>, local: Local, where?: Where): Promise<R[]> =>
  decodeAll(family, await local.rows(family.tbl, where))

export async function recordOf<R extends Stored>({ tbl, record }: Kept<R>, local: Local, id: string): Promise<R | null> {
  const row = await local.row(tbl, id)
  return row && decodeRow(record, row)
}

/** Where a search need not look at more, if one of its terms has an index. */
function narrowed(indexes: readonly string[], body: SearchBody): Where | undefined {
  const index = indexes.find((name) => typeof body[name] === 'string')
  return index === undefined ? undefined : { index, is: body[index] as string }
}

const asTheyAre = async <R>(records: R[]) => records

async function found<R extends Stored>(family: LocalFamily<R>, local: Local, body: SearchBody, rule: SearchRule): Promise<Row<R>[]> {
  const { record, indexes = [] } = family
  const matches = termsMatcher(body, record.shape, rule, body.words ? await family.elsewhere?.(local) : {})
  const isSeen = (await family.seen?.(local, body)) ?? (() => true)
  return (await rowsOf(family, local, narrowed(indexes, body))).filter((row) => matches(row) && isSeen(row))
}

/** Of a family whose list cannot be searched. */
const NO_SEARCH: SearchRule = { byPart: [], words: [], sorts: [], order: OLDEST_FIRST }

/** A list or a list search, before names are filled in. `body` as the wire has it. */
export async function searchLocal<R extends Stored>(
  family: LocalFamily<R>,
  local: Local,
  body: SearchBody,
  rule: SearchRule = NO_SEARCH,
): Promise<R[]> {
  const rows = await found(family, local, body, rule)
  const sort = sortOf(body, family.record.shape, rule)
  const inOrder = body.sortField === undefined && family.order ? family.order : listOrder(sort)
  return decodeAll(family, listPart(rows.sort(inOrder), body, family.most))
}

/** Registers what a family's calls answer on this device. A family without one of them leaves it out. */
export function readFamily<R extends Stored>(
  calls: Partial<Record<'list' | 'get' | 'search' | 'pagedSearch', AnyEndpoint>>,
  family: LocalFamily<R>,
): void {
  const { present = asTheyAre } = family
  const tables = [family.tbl, ...(family.besides ?? [])]
  const read = (call: AnyEndpoint | undefined, answer: (asked: Asked<AnyEndpoint>, local: Local) => Promise<unknown>) =>
    call && readLocally(call, { tables, answer: answer })

  const rule = calls.search && ruleOf(calls.search)
  read(calls.list, async (_asked, local) => present(await searchLocal(family, local, {}, rule), local))
  read(calls.get, async ({ params }, local) => {
    const one = await recordOf(family, local, (params as { id: string }).id)
    if (!one) throw notFound()
    return (await present([one], local))[0]
  })
  read(calls.search, async (asked, local) => present(await searchLocal(family, local, wireBodyOf(calls.search!, asked), rule), local))
  read(calls.pagedSearch, async (asked, local) => {
    const body = wireBodyOf(calls.pagedSearch!, asked)
    const pagesRule = ruleOf(calls.pagedSearch!)
    const sort = sortOf(body, family.record.shape, pagesRule)
    const page = pagePart((await found(family, local, body, pagesRule)).sort(pageOrder(sort)), body)
    return { ...page, message: await present(decodeAll(family, page.message), local) }
  })
}
