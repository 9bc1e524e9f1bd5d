export const texts = {
  money: {
    notAllowed: 'Only its director and co-directors see the money of this tournament.',
    moneyNoun: 'money',
  },
  payments: {
    notAllowed: 'Only its director and co-directors see the payments of this tournament.',
    paymentsNoun: 'payments',
    exportName: 'payments {tournament}',
    nobodyIsPaid: 'Nobody is paid in this tournament.',
    notFinalYet: 'Payouts are listed here once the results are final.',
    whereEntryFeesAre: 'Entry fees are not in this list. All money of the tournament stands together on its Money page.',
    openMoney: 'Open money',
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
  checks: {
    name: 'Checks',
    nobody: 'Somebody',
    print: '{count, plural, one {Print 1 check} other {Print # checks}}',
    help: 'For check paper of letter size with the check on top and two stubs below. Print one on plain paper first and hold it against a check.',
  },
} as const
