export const texts = {
  resultsScreen: {
    tryOtherRules: 'Try other rules',
    print: 'Print',
    closeOut: 'Close out',
    prepareDay: 'Set up day {day, number}',
    weighDay: 'Weigh day {day, number}',
    overall: 'Overall',
    day: 'Day {day, number}',
    bigFishAndPots: 'Big fish and pots',
    show: 'Show',
  },
  resultsState: {
    live: 'LIVE',
    official: 'Official',
    unofficial: 'Unofficial',
    notStarted: 'Not started',
    disqualifiedCount: ', {count, number} disqualified',
    boatsWeighed: '{weighed, number} of {boats, plural, one {# boat} other {# boats}} weighed{disqualified}',
    finalSince: 'Official since {date}.',
    daysWeighed: '{weighed, number} of {days, number} days weighed. {boatsWeighed}.',
    noneMissingNotFinal: '{boatsWeighed}, none missing. Not official yet.',
    dayOfDaysWeighed: 'Day {day, number} of {days, number} weighed — results shown without payouts; points are held.',
  },
  useResults: {
    aDeletedEntry: 'a deleted entry',
  },
} as const
