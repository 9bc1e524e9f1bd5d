export const texts = {
  points: '{points} {count, plural, one {point} other {points}}',
  onlyBestResultsCount: '{count, plural, one {Only the best result counts} other {Only the best # results count}}',
  worstResultsDoNotCount: '{count, plural, one {The worst result does not count} other {The worst # results do not count}}',
  dropsMissedEventsFirst: '{rule}, and an event not fished is dropped first',
  pointsForEveryEvent: '{points} for every event fished',
  pointsForAllEvents: '{points} more for fishing every event',
  tieBreak: {
    'total-weight': 'total weight',
    'most-wins': 'most wins',
    'best-finish': 'best finish',
  },
  tieOnPoints: 'A tie on points goes by {steps}',
  thenBy: '{before}, then {next}',
  bestOfEachTournament: 'The best result of each tournament counts; the better finish breaks ties in the list.',
  noEventsWithPoints: 'No event has given points yet.',
  eventsWithPoints: '{count, plural, one {# event has} other {# events have}} given points so far.',
} as const
