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
  seasonTieFields: {
    whenPointsAreEqual: 'When points are equal',
    help: 'Every event fished counts here, also a dropped one. Points by hand have no weight. Total weight is skipped in a season that weighs in two units.',
    first: 'Goes by',
    then: 'Then by',
    sharedPlace: 'Shared place',
    steps: {
      'total-weight': 'Total weight of the season',
      'most-wins': 'Most wins, then most second places …',
      'best-finish': 'Best finish',
    },
  },
  seasonRulesValues: {
    bestResults: 'Best results that count',
    worstResults: 'Worst results that do not count',
    sayHowMany: '{field}: say how many, 1 or more',
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
