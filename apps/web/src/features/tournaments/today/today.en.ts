export const texts = {
  attentionList: {
    needsAttention: 'Needs attention',
    nothingToDo: 'Nothing needs you right now.',
  },
  attention: {
    finalize: 'Finalize',
    collect: 'Collect',
    open: 'Open',
    boats: '{count, plural, one {# boat} other {# boats}}',
    notWeighed: '{boats} not weighed',
    weighIn: 'Weigh in',
    weighInIsStillOpen: 'The weigh-in is still open',
    closeIt: 'Close it',
    resultsAreNotFinal: 'Results are not final',
    notPaid: '{boats} not paid',
    neverStarted: 'The day is over, but it was never started',
  },
  eventCard: {
    boats: 'Boats',
    weighed: 'Weighed',
    weighIn: 'Weigh-in',
    openCommandCentre: 'Open command centre',
    entries: 'Entries',
    leaderboard: 'Leaderboard',
  },
  quickCreateBox: {
    newTournament: 'New tournament',
    help: 'Ramp, day and name; the rest comes with the tour.',
    tour: 'Tour',
    tourOfTheLastOne: 'Same tour as last time',
  },
  today: {
    comingUp: 'Coming up',
    nothingAhead: 'Nothing in the next {days, number} days.',
    recent: 'Recent',
    nothingRecent: 'Nothing in the last {days, number} days.',
  },
} as const
