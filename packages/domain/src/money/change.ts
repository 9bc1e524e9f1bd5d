import type { Cents } from '../kernel/units.ts'

/** What people hand over: a sum rounded up to one of these. */
const BILLS: readonly Cents[] = [500, 1_000, 2_000, 5_000, 10_000]
const MOST = 4

/** What goes back to who hands over so much; below 0 it is not enough yet. */
export const changeFor = (due: Cents, handedOver: Cents): Cents => handedOver - due

/** What somebody is likely to hand over for this sum, the exact sum first: $135 → $135, $140, $150, $200. */
export const likelyHandedOver = (due: Cents): Cents[] =>
  [...new Set([due, ...BILLS.map((bill) => Math.ceil(due / bill) * bill)])].toSorted((a, b) => a - b).slice(0, MOST)
