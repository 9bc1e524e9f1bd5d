export const texts = {
  seasonRulesFields: {
    allResults: 'All results',
    bestResults: 'The best',
    dropWorstResults: 'All but the worst',
    seasonRules: 'Season rules',
    seasonRulesHelp: 'Which results count in the standings, plus participation points.',
    resultsThatCount: 'Results that count',
    pointsUnit: 'points',
    none: 'None',
    noRules: 'Every result counts, with no extra points.',
  },
  seasonTieFields: {
    whenPointsAreEqual: 'When points are equal',
    help: 'Every event fished counts here, dropped ones too. Points added by hand carry no fish weight. Pounds and inches aren’t added together. Equal wins go by second places, then thirds.',
    first: 'Break ties by',
    thenBy: 'Then by',
    sharedPlace: 'Tie',
  },
  seasonRulesValues: {
    bestResults: 'Best results that count',
    worstResults: 'Worst results that don’t count',
    sayHowMany: '{field}: enter 1 or more',
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
