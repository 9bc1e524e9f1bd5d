import type { Cents } from '../kernel/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { itemsOf } from './entry-items.ts'

type Buying = Omit<Entry, '_id'>
type Charging = Omit<Tournament, '_id'>

/** What taking part costs this boat: all its items. */
export const chargeOf = (tournament: Charging, entry: Buying): Cents =>
  itemsOf(tournament, entry).reduce((sum, { times, price }) => sum + times * price, 0)

/** What the boat still has to pay; nothing once it is paid. */
export const owedBy = (tournament: Charging, entry: Buying & { status?: string | null }): Cents =>
  entry.status === 'Paid' ? 0 : chargeOf(tournament, entry)
