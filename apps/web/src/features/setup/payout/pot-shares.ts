type Share = { position: number; percentage: number }

/** `50 30 20` → what 1st, 2nd and 3rd get. Anything that is no number ends a number. */
export function readShares(text: string): Share[] | null {
  const numbers = (text.match(/\d+(?:\.\d{0,2})?/g) ?? []).map(Number).filter((value) => value <= 100)
  return numbers.length > 0 ? numbers.map((percentage, index) => ({ position: index + 1, percentage })) : null
}

export const writeShares = (shares: readonly Share[]): string =>
  shares
    .toSorted((a, b) => a.position - b.position)
    .map(({ percentage }) => percentage)
    .join(' ')
