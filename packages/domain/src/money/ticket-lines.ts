import type { Cents } from '../kernel/units.ts'
import { type PaidWith, placeOfEntry } from './paid-with.ts'
import { type Line, netLines } from './posting.ts'

type Payment = { paid?: Cents | null | undefined; paidWith?: PaidWith | null | undefined }

/** What a raffle ticket brings in, in cents: the price of its raffle, unless something else was agreed or it was given away. */
export const paidOfTicket = (cost: Cents | null | undefined, { paid, paidWith }: Payment): Cents =>
  paidWith?.method === 'free' ? 0 : (paid ?? cost ?? 0)

/** The lines of a raffle ticket: none once it is taken back, and none where nobody wrote down what was paid. */
export function linesOfTicket({ paid, paidWith, deleted }: Payment & { deleted?: boolean | null }): Line[] {
  if (deleted || !paid) return []
  return netLines([
    { account: placeOfEntry({ paidWith }), amount: paid },
    { account: 'raffle', amount: 0 - paid },
  ])
}
