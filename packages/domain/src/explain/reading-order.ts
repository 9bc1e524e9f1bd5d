import type { AdjustType } from '../scoring/types.ts'

/**
 * What was wrong with the fish first, then with the clock: the order in which a bag is looked at and its sum is written.
 * Scoring logs late arrivals first (W3, W4); the sum is the same.
 */
const READING_ORDER = {
  'Dead Fish': 1,
  'Short Fish': 2,
  'Lost Fish': 3,
  'Late Arrival': 4,
  Manual: 5,
  'Lost Day': 6,
  Disqualified: 7,
  'Live Fish': 8,
} satisfies Record<AdjustType, number>

export const inReadingOrder = <T extends { type: AdjustType }>(lines: readonly T[]): T[] =>
  lines.toSorted((a, b) => READING_ORDER[a.type] - READING_ORDER[b.type])
