import type { ReceiptPosting } from '@ramplight/domain/money/receipt'
import { membershipStore } from '#features/tours/memberships/index'
import type { Queryable } from '#platform/database/types'
import { keyOf, postedFor, type Source } from '../ledger/index.ts'
import { memberEvents } from '../money-events/index.ts'
import { cardSourcesOfMany } from '../stripe/index.ts'

const EVENTS = 'money-events'

/**
 * What the ledger has of these memberships, as receipts read it, in the order in which it was posted: what was taken by hand, and what cards have
 * moved. What is said anew of one payment by hand is that payment, also where it was posted before there was a log of payments.
 */
export async function memberPostings(db: Queryable, memberships: readonly string[]): Promise<Map<string, ReceiptPosting[]>> {
  const [events, cards] = [await memberEvents(db, memberships), await cardSourcesOfMany(db, memberships)]
  const sourcesOf = (id: string): Source[] => {
    const own = events.get(id) ?? []
    const records = new Set([id, ...own.map(({ membership }) => membership)])
    return [
      ...[...records].map((record) => ({ family: membershipStore.name, record })),
      ...own.map(({ event }) => ({ family: EVENTS, record: event })),
      ...(cards.get(id) ?? []),
    ]
  }
  const posted = await postedFor(db, memberships.flatMap(sourcesOf))
  return new Map(
    memberships.map((id) => {
      const said = new Map((events.get(id) ?? []).map((one) => [one.event, one]))
      const nameOf = ({ family, record }: Source): string => {
        const event = family === EVENTS ? said.get(record) : undefined
        if (!event) return keyOf({ family, record })
        const made = { family: EVENTS, record: event.item }
        return posted.has(keyOf(made)) ? keyOf(made) : keyOf({ family: membershipStore.name, record: event.membership })
      }
      const all = sourcesOf(id).flatMap((source) =>
        (posted.get(keyOf(source)) ?? []).map(({ at, lines }) => ({ at, source: nameOf(source), lines })),
      )
      return [id, all.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))]
    }),
  )
}
