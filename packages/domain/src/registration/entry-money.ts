import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { costOf, itemsOf } from './entry-items.ts'

type Buying = Omit<Entry, '_id'>
type Paying = Buying & Parts & { status?: string | null }
type Charging = Omit<Tournament, '_id'>

/** What somebody has paid of a boat by card, and stands: an angler their share; `null` where it is for the whole boat. */
export type PartPaid = { user: Id | null; amount: Cents }
type Parts = { partPaid?: readonly PartPaid[] | null | undefined }

/** What the ledger has of a boat beside its tick at Paid, in cents. Only the server writes it. */
export const partOf = ({ partPaid }: Parts): Cents => (partPaid ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** What taking part costs this boat: all its items. */
export const chargeOf = (tournament: Charging, entry: Buying): Cents =>
  itemsOf(tournament, entry).reduce((sum, item) => sum + costOf(item), 0)

/** What the boat still has to pay: nothing once it is paid, and less where an angler of it has paid a share. */
export const owedBy = (tournament: Charging, entry: Paying): Cents =>
  entry.status === 'Paid' ? 0 : Math.max(0, chargeOf(tournament, entry) - partOf(entry))
