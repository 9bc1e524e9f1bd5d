import { displayWeight, type WeightDisplay } from '../scoring/format-weight.ts'
import type { AdjustLine } from '../scoring/types.ts'

/** The log writes pounds, kilograms or inches with two decimals (W9). */
const WRITTEN = /^\d+(?:\.\d+)? (?:lbs|kg|in)(?= for )/

/** The words of a penalty or bonus, its weight in the unit of the page: `0-04 for 1 dead fish`. A whole sentence stays as it is. */
export const adjustReason = ({ weight, message }: Pick<AdjustLine, 'weight' | 'message'>, display: WeightDisplay): string =>
  message.replace(WRITTEN, () => displayWeight(weight, display))
