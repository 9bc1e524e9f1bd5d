export const texts = {
  payouts: {
    payoutsNoun: 'payouts',
  },
  tabs: {
    label: 'Results',
    standings: 'Standings',
    pool: 'Pool and payouts',
  },
  results: {
    resultsNoun: 'results',
  },
  whatIf: {
    resultsNoun: 'results',
  },
} as const
