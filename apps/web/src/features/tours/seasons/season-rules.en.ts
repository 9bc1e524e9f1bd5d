export const texts = {
  points: '{points} {count, plural, one {point} other {points}}',
  onlyBestResultsCount: '{count, plural, one {Only the best result counts} other {Only the best # results count}}',
  worstResultsDoNotCount: '{count, plural, one {The worst result doesn’t count} other {The worst # results don’t count}}',
  dropsMissedEventsFirst: '{rule}, and missed events are dropped first',
  pointsForEveryEvent: '{points} for every event fished',
  pointsForAllEvents: '{points} more for fishing every event',
  tieBreak: {
    'total-weight': 'total weight',
    'most-wins': 'most wins',
    'best-finish': 'best finish',
  },
  tieOnPoints: 'A tie on points goes by {steps}',
  thenBy: '{before}, then {next}',
  bestOfEachTournament: 'Every tournament counts. Ties are listed by best finish.',
  noEventsWithPoints: 'No events have awarded points yet.',
  eventsWithPoints: '{count, plural, one {# event has} other {# events have}} awarded points so far.',
} as const
