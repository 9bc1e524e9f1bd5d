import type { Cents } from '../kernel/units.ts'
import { type PaidWith, placeOfEntry } from '../money/paid-with.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { itemsOf } from './entry-items.ts'

type Buying = Omit<Entry, '_id'>
type Paying = Buying & { status?: string | null; paidOnline?: boolean | null; paidWith?: PaidWith | null | undefined }
type Charging = Omit<Tournament, '_id'>

/** What taking part costs this boat: all its items. */
export const chargeOf = (tournament: Charging, entry: Buying): Cents =>
  itemsOf(tournament, entry).reduce((sum, { times, price }) => sum + times * price, 0)

/** What the boat still has to pay; nothing once it is paid. */
export const owedBy = (tournament: Charging, entry: Paying): Cents => (entry.status === 'Paid' ? 0 : chargeOf(tournament, entry))

/** `inHand`: what should lie in the cash box. */
export type EntryMoney = { owed: Cents; inHand: Cents; checks: Cents; credits: Cents; online: Cents }

const NAME_OF = { cash: 'inHand', check: 'checks', credits: 'credits', online: 'online' } as const satisfies Record<
  string,
  keyof EntryMoney
>

/** The money of the entries: still owed, or paid, by where it went as the ledger says it. `entries` without the deleted ones. */
export function entryMoney(tournament: Charging, entries: readonly Paying[]): EntryMoney {
  const money: EntryMoney = { owed: 0, inHand: 0, checks: 0, credits: 0, online: 0 }
  for (const entry of entries) money[entry.status === 'Paid' ? NAME_OF[placeOfEntry(entry)] : 'owed'] += chargeOf(tournament, entry)
  return money
}
