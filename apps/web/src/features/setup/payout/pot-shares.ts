type Share = { position: number; percentage: number }

/** What 1st, 2nd, 3rd … of a pot get, in their order. */
export const sharesOf = ({ payoutsPercentages }: { payoutsPercentages?: readonly Share[] | null | undefined }): number[] =>
  (payoutsPercentages ?? []).toSorted((a, b) => a.position - b.position).map(({ percentage }) => percentage)

/** The same as the pot keeps it; without a place it is not set. */
export const asShares = (shares: readonly number[]): Share[] | undefined =>
  shares.length > 0 ? shares.map((percentage, index) => ({ position: index + 1, percentage })) : undefined
