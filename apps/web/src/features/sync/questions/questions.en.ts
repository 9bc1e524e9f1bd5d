export const texts = {
  numbersWords: {
    you: 'You',
    somebodyElse: 'Somebody else',
    anAdminAs: 'An admin, as {person}',
    theNumbers: 'The numbers that are there',
    draw: 'Draw of',
    numbersByHand: 'Numbers by hand of',
    seed: ', seed {seed}',
    noNumber: 'no number',
    aBoat: 'A boat',
    thisOrThatNumber: '{boat}: {number} or {otherNumber}',
    boatNumbers: 'Boat numbers',
    notTakenYet: 'Not taken yet',
    thereNow: 'There now',
    whichNumbersCount: 'Which numbers count?',
    andMoreBoats: 'and {count, number} more boats',
  },
  openQuestions: {
    questionsToAnswer: '{count, plural, one {1 question to answer} other {# questions to answer}}',
    resultsBecomeOfficial:
      'Results become official once these are answered. Anybody who runs this tournament can answer; the first answer counts.',
  },
  questionCard: {
    twoVersions: '{title}: two versions',
    twoPeopleSaidDifferent: 'Two people said different things. Choose what counts; the other stays in the history.',
    saved: 'Saved',
    saveChoices: 'Save choices',
    open: 'Open it',
  },
  questionWords: {
    yours: 'Yours',
    yoursElsewhere: 'Yours, elsewhere',
    goesWith: 'Goes with {record}: {others}',
  },
} as const
