export type Percentage = { place: number; percentage: number }

/** `50 30 20` → 1st 50, 2nd 30, 3rd 20. */
export function readPercentages(text: string): Percentage[] | null {
  const numbers = (text.match(/\d+(?:\.\d{0,2})?/g) ?? []).map(Number)
  if (numbers.length === 0 || numbers.some((value) => value > 100)) return null
  return numbers.map((percentage, index) => ({ place: index + 1, percentage }))
}

export const writePercentages = (rows: readonly Percentage[]): string =>
  rows
    .toSorted((a, b) => a.place - b.place)
    .map(({ percentage }) => percentage)
    .join(' ')

/** Hundredths are added, so that 33.4 + 33.3 + 33.3 is 100. */
export const sumOf = (rows: readonly Percentage[]): number =>
  rows.reduce((sum, { percentage }) => sum + Math.round(percentage * 100), 0) / 100
