import type { Standings } from '@ramplight/domain/engine'

/** The places of the boats that have weighed: what there is to reveal. */
export const shownPlaces = ({ standings }: Standings): number[] =>
  standings.flatMap(({ position, disqualified, totalWeight }) => (position === null || disqualified || totalWeight <= 0 ? [] : [position]))
