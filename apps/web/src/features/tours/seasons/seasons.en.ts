export const texts = {
  seasonRulesFields: {
    allResults: 'All results',
    bestResults: 'The best',
    dropWorstResults: 'All but the worst',
    seasonRules: 'Season rules',
    seasonRulesHelp: 'Which results count in the standings, and the points for taking part.',
    resultsThatCount: 'Results that count',
    pointsUnit: 'points',
    none: 'None',
    noRules: 'Every result counts, with no extra points.',
  },
  seasonRulesValues: {
    bestResults: 'Best results that count',
    worstResults: 'Worst results that do not count',
    sayHowMany: '{field}: say how many, 1 or more',
  },
  seasonRules: {
    points: '{points} {count, plural, one {point} other {points}}',
    onlyBestResultsCount: '{count, plural, one {Only the best result counts} other {Only the best # results count}}',
    worstResultsDoNotCount: '{count, plural, one {The worst result does not count} other {The worst # results do not count}}',
    dropsMissedEventsFirst: '{rule}, and an event not fished is dropped first',
    pointsForEveryEvent: '{points} for every event fished',
    pointsForAllEvents: '{points} more for fishing every event',
    bestOfEachTournament: 'The best result of each tournament counts; the better finish breaks ties in the list.',
    noEventsWithPoints: 'No event has given points yet.',
    eventsWithPoints: '{count, plural, one {# event has} other {# events have}} given points so far.',
  },
  seasonSheet: {
    endsBeforeItStarts: 'The end date must be after the start date',
    addSeason: 'Add season',
    save: 'Save',
    nameExample: '2027 Trail',
  },
  seasonsWrites: {
    endBeforeStart: 'must not be before the start date',
  },
} as const
