export const texts = {
  numbersWords: {
    you: 'You',
    somebodyElse: 'Someone else',
    anAdminAs: 'An admin, as {person}',
    theNumbers: 'Current numbers',
    draw: 'Draw by',
    numbersByHand: 'Manual numbers by',
    seed: ', seed {seed}',
    noNumber: 'no number',
    aBoat: 'A boat',
    thisOrThatNumber: '{boat}: {number} or {otherNumber}',
    boatNumbers: 'Boat numbers',
    notTakenYet: 'Not applied yet',
    thereNow: 'Current',
    whichNumbersCount: 'Which numbers count?',
    andMoreBoats: 'and {count, number} more boats',
  },
  openQuestions: {
    questionsToAnswer: '{count, plural, one {1 question to answer} other {# questions to answer}}',
    resultsBecomeOfficial:
      'Answer these before results can be official. Anyone running this tournament can answer; the first answer counts.',
  },
  questionCard: {
    twoVersions: '{title}: two versions',
    twoPeopleSaidDifferent: 'Two people entered different things. Choose which one counts; the other stays in the history.',
    saved: 'Saved',
    saveChoices: 'Save choices',
    open: 'Open it',
  },
  questionWords: {
    yours: 'Yours',
    yoursElsewhere: 'Yours, on another device',
    goesWith: 'Choosing {record} also sets: {others}',
  },
} as const
