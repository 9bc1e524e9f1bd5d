import type { ReceiptPosting } from '@ramplight/domain/money/receipt'
import { entryStore } from '#features/registration/tournament-entries/index'
import type { Queryable } from '#platform/database/types'
import { type BookedPosting, keyOf } from '../ledger/index.ts'
import { itemsOf } from '../money-events/index.ts'

const EVENTS = 'money-events'

/**
 * The books of boats as their receipts read them, in one statement more: what is said anew of one payment at the ramp (another method, that it
 * never happened) is that payment, also where it was posted before there was a log of payments.
 */
export async function receiptPostings(
  db: Queryable,
  books: ReadonlyMap<string, readonly BookedPosting[]>,
): Promise<Map<string, ReceiptPosting[]>> {
  const said = [...books.values()].flat().filter(({ sourceFamily }) => sourceFamily === EVENTS)
  const items = await itemsOf(
    db,
    said.map(({ sourceRecord }) => sourceRecord),
  )
  return new Map(
    [...books].map(([entry, book]) => {
      // By the family under which it was posted first: a refund of before has a posting of its own family.
      const families = new Map(book.toReversed().map(({ sourceFamily, sourceRecord }) => [sourceRecord, sourceFamily]))
      const sourceOf = ({ sourceFamily: family, sourceRecord: record }: BookedPosting) => {
        const item = family === EVENTS ? (items.get(record) ?? record) : record
        const first = families.get(item)
        return first ? keyOf({ family: first, record: item }) : keyOf({ family: entryStore.name, record: entry })
      }
      return [entry, book.map((posting) => ({ at: posting.at, source: sourceOf(posting), lines: posting.lines }))]
    }),
  )
}
