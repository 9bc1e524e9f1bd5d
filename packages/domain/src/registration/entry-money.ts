import type { Cents } from '../kernel/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { itemsOf } from './entry-items.ts'

type Buying = Omit<Entry, '_id'>
type Paying = Buying & { status?: string | null; paidOnline?: boolean | null }
type Charging = Omit<Tournament, '_id'>

/** What taking part costs this boat: all its items. */
export const chargeOf = (tournament: Charging, entry: Buying): Cents =>
  itemsOf(tournament, entry).reduce((sum, { times, price }) => sum + times * price, 0)

/** What the boat still has to pay; nothing once it is paid. */
export const owedBy = (tournament: Charging, entry: Paying): Cents => (entry.status === 'Paid' ? 0 : chargeOf(tournament, entry))

/** The money of the entries: still owed, taken in person, and paid online. `entries` without the deleted ones. */
export function entryMoney(tournament: Charging, entries: readonly Paying[]): { owed: Cents; inHand: Cents; online: Cents } {
  const money = { owed: 0, inHand: 0, online: 0 }
  for (const entry of entries) {
    const place = entry.status !== 'Paid' ? 'owed' : entry.paidOnline ? 'online' : 'inHand'
    money[place] += chargeOf(tournament, entry)
  }
  return money
}
