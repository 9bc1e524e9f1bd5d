import type { Cents } from '../kernel/units.ts'
import type { Place, Purpose } from './accounts.ts'
import type { WholeLine } from './posting.ts'
import { netLines } from './posting.ts'

/** What a director writes down that no entry, payment, ticket or member says: bait out of the box, cash of a sponsor, a correction. */
export const RECORD_DIRECTIONS = ['in', 'out'] as const
export type RecordDirection = (typeof RECORD_DIRECTIONS)[number]

/** What it may be for, each way, in the order of the screen. */
export const RECORD_PURPOSES = {
  in: ['sponsor', 'other', 'correction'],
  out: ['expense', 'correction'],
} as const satisfies Record<RecordDirection, readonly Purpose[]>
export type RecordPurpose = (typeof RECORD_PURPOSES)[RecordDirection][number]

/** Where it lies. What a card or a transfer has moved, the provider says. */
export const RECORD_METHODS = ['cash', 'check', 'unstated'] as const satisfies readonly Place[]
export type RecordMethod = (typeof RECORD_METHODS)[number]

export type MoneyRecord = {
  amount: Cents
  direction: RecordDirection
  purpose: RecordPurpose
  method: RecordMethod
  takenBackAt?: string | null
}

export const isRecordPurpose = ({ direction, purpose }: Pick<MoneyRecord, 'direction' | 'purpose'>): boolean =>
  (RECORD_PURPOSES[direction] as readonly Purpose[]).includes(purpose)

/** The lines that it stands for; none once it is taken back. */
export function linesOfRecord({ amount, direction, purpose, method, takenBackAt }: MoneyRecord): WholeLine[] {
  if (takenBackAt) return []
  const came = direction === 'in' ? amount : 0 - amount
  return netLines([
    { account: method, amount: came },
    { account: purpose, amount: 0 - came },
  ])
}
