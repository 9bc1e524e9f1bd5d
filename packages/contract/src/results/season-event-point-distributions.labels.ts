export const pointLabels = {
  entry: 'Entry',
  tournament: 'Tournament',
  season: 'Season',
  seasonTeam: 'Season team',
  angler: 'Angler',
  finishingPosition: 'Place',
  points: 'Points',
  weight: 'Weight',
  weightUnit: 'Weighed in',
} as const
