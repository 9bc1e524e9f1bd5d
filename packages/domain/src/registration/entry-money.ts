import type { Cents } from '../kernel/units.ts'
import type { Place } from '../money/accounts.ts'
import { linesNow } from '../money/entry-books.ts'
import { entryAccount } from '../money/entry-lines.ts'
import { type OfPlace, placesIn } from '../money/money-of.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { itemsOf } from './entry-items.ts'

type Buying = Omit<Entry, '_id'>
type Paying = Parameters<typeof linesNow>[1]
type Charging = Omit<Tournament, '_id'> & { moneyBesides?: readonly OfPlace[] | null | undefined }

/** What taking part costs this boat: all its items. */
export const chargeOf = (tournament: Charging, entry: Buying): Cents =>
  itemsOf(tournament, entry).reduce((sum, { times, price }) => sum + times * price, 0)

/** What the boat still has to pay; nothing once it is paid. */
export const owedBy = (tournament: Charging, entry: Buying & { status?: string | null }): Cents =>
  entry.status === 'Paid' ? 0 : chargeOf(tournament, entry)

/**
 * `inHand`: what should lie in the cash box. `cashOut` and `checksOut`: what went out of it again; it is taken off already.
 */
export type EntryMoney = { owed: Cents; inHand: Cents; cashOut: Cents; checks: Cents; checksOut: Cents; credits: Cents; online: Cents }

/** Each place with the figure that shows it. What nobody wrote down how stands on the money page alone. */
const FIGURE_OF: Partial<Record<Place, 'inHand' | 'checks' | 'credits' | 'online'>> = {
  cash: 'inHand',
  check: 'checks',
  credits: 'credits',
  online: 'online',
  card: 'online',
}

/**
 * The money of the entries: still owed, or where it is, cent for cent what the ledger says, with what this device has not sent yet.
 * `entries` without the deleted ones; what is left of those, the tournament says (`moneyBesides`).
 */
export function entryMoney(tournament: Charging, entries: readonly Paying[]): EntryMoney {
  const money: EntryMoney = { owed: 0, inHand: 0, cashOut: 0, checks: 0, checksOut: 0, credits: 0, online: 0 }
  const out = { cash: 0, check: 0 }
  const add = (places: readonly OfPlace[]) => {
    for (const { place, left } of places) {
      const figure = FIGURE_OF[place]
      if (figure) money[figure] += left
    }
  }
  const went = (places: readonly OfPlace[]) => {
    for (const { place, left } of places) if (left < 0 && (place === 'cash' || place === 'check')) out[place] -= left
  }
  for (const entry of entries) {
    const lines = linesNow(tournament, entry)
    money.owed += entryAccount(tournament, entry, lines).owed
    add(placesIn(lines))
    went(placesIn(entry.books?.others ?? []))
  }
  add(tournament.moneyBesides ?? [])
  went(tournament.moneyBesides ?? [])
  return { ...money, cashOut: out.cash, checksOut: out.check }
}
