export const texts = {
  payments: {
    notAllowed: 'Only its director and co-directors see the payments of this tournament.',
    paymentsNoun: 'payments',
    exportName: 'payments {tournament}',
    nobodyIsPaid: 'Nobody is paid in this tournament.',
    notFinalYet: 'Payouts are listed here once the results are final.',
    whereEntryFeesAre: 'Entry fees are kept with the entries, not in this list.',
    openEntries: 'Open entries',
  },
  payouts: {
    payoutsNoun: 'payouts',
  },
  results: {
    resultsNoun: 'results',
  },
  whatIf: {
    resultsNoun: 'results',
  },
} as const
