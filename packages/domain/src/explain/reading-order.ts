import type { AdjustType } from '../scoring/types.ts'

/**
 * What was wrong with the fish first, then with the clock: the order in which a bag is looked at and its sum is written.
 * Scoring logs late arrivals first (W3, W4); the sum is the same.
 */
const READING_ORDER = {
  'Dead Fish': 1,
  'Short Fish': 2,
  'Late Arrival': 3,
  Manual: 4,
  Disqualified: 5,
  'Live Fish': 6,
} satisfies Record<AdjustType, number>

export const inReadingOrder = <T extends { type: AdjustType }>(lines: readonly T[]): T[] =>
  lines.toSorted((a, b) => READING_ORDER[a.type] - READING_ORDER[b.type])
