export const texts = {
  money: {
    notAllowed: 'Only the director and co-directors can see this tournament’s money.',
    moneyNoun: 'money',
  },
  payments: {
    notAllowed: 'Only the director and co-directors can see this tournament’s payments.',
    paymentsNoun: 'payments',
    exportName: 'payments {tournament}',
    nobodyIsPaid: 'No one is paid in this tournament.',
    notFinalYet: 'Payouts are listed here once results are official.',
    isCanceled: 'This event is canceled. Nothing is paid out.',
    whereEntryFeesAre: 'Entry fees paid by cash or check aren’t in this list. The Money page shows all of the tournament’s money.',
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
    nobody: 'Someone',
    print: '{count, plural, one {Print 1 check} other {Print # checks}}',
    help: 'For letter-size check paper with the check on top and two stubs below. Print one on plain paper first and hold it up to a check.',
  },
} as const
