import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { isPlace, type Place, type Purpose } from './accounts.ts'
import type { Line } from './posting.ts'

/** A posting as a person reads it: so much came in (or went out, below 0) for this, and lies there. */
export type MoneyRow = { place: Place | null; purpose: Purpose | null; amount: Cents; entry: Id | null; item: string | null }

/**
 * The rows of a posting. Where all of it went to one place, each purpose is a row with that place; else places and purposes are rows
 * of their own. Either way the rows of a place come to what it holds, and those of a purpose to what it came to. Nothing is no row.
 */
export function rowsOf(lines: readonly Line[]): MoneyRow[] {
  const places = lines.filter(({ account }) => isPlace(account))
  const one = places.length === 1 ? (places[0]!.account as Place) : null
  const rows = lines.flatMap(({ account, amount, entry = null, item = null }): MoneyRow[] => {
    if (!isPlace(account)) return [{ place: one, purpose: account, amount: 0 - amount, entry, item }]
    return one ? [] : [{ place: account, purpose: null, amount, entry, item }]
  })
  return rows.filter(({ amount }) => amount !== 0)
}
