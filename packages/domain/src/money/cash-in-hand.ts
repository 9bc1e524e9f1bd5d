import type { Cents } from '../kernel/units.ts'
import type { Tournament } from '../scoring/types.ts'
import type { Place } from './accounts.ts'
import { linesNow } from './entry-books.ts'
import { entryAccount, overpaidBy } from './entry-lines.ts'
import { placesIn } from './money-of.ts'

type Paying = Parameters<typeof linesNow>[1]
type Held = { place: string; left: Cents }
type Charging = Omit<Tournament, '_id'> & { moneyBesides?: readonly Held[] | null | undefined }

/**
 * `overpaid`: what boats have paid too much, and are to get back. `inHand`: what should lie in the cash box. `cashOut` and `checksOut`: what went out of it again; it is taken off already.
 */
export type EntryMoney = {
  owed: Cents
  overpaid: Cents
  inHand: Cents
  cashOut: Cents
  checks: Cents
  checksOut: Cents
  credits: Cents
  online: Cents
}

type Figure = 'inHand' | 'checks' | 'credits' | 'online'

/** Each place with the figure that shows it. What nobody wrote down how stands on the money page alone. */
const FIGURE_OF: Partial<Record<string, Figure>> = {
  cash: 'inHand',
  check: 'checks',
  credits: 'credits',
  online: 'online',
  card: 'online',
} satisfies Partial<Record<Place, Figure>>

/**
 * The money of the entries: still owed, or where it is, cent for cent what the ledger says, with what this device has not sent yet.
 * `entries` without the deleted ones; what is left of those, the tournament says (`moneyBesides`).
 */
export function entryMoney(tournament: Charging, entries: readonly Paying[]): EntryMoney {
  const money: EntryMoney = { owed: 0, overpaid: 0, inHand: 0, cashOut: 0, checks: 0, checksOut: 0, credits: 0, online: 0 }
  const out = { cash: 0, check: 0 }
  const add = (places: readonly Held[]) => {
    for (const { place, left } of places) {
      const figure = FIGURE_OF[place]
      if (figure) money[figure] += left
    }
  }
  const went = (places: readonly Held[]) => {
    for (const { place, left } of places) if (left < 0 && (place === 'cash' || place === 'check')) out[place] -= left
  }
  for (const entry of entries) {
    const lines = linesNow(tournament, entry)
    const { owed } = entryAccount(tournament, entry, lines)
    money.owed += Math.max(0, owed)
    money.overpaid += Math.max(0, 0 - owed)
    add(placesIn(lines))
    went(placesIn(entry.books?.others ?? []))
  }
  add(tournament.moneyBesides ?? [])
  went(tournament.moneyBesides ?? [])
  return { ...money, cashOut: out.cash, checksOut: out.check }
}

/** What a boat has paid too much and is to get back, as far as this device knows. */
export const overpaidNow = (tournament: Charging, entry: Paying): Cents => overpaidBy(tournament, entry, linesNow(tournament, entry))
