export const texts = {
  noun: 'the platform ledger',
  year: 'Year',
  in: 'Money in',
  out: 'Money out',
  kept: 'Balance',
  ofYear: '{year} by category',
  none: 'No money in {year}.',
  same: 'Matches directors’ records: {amount} paid in invoices and plans.',
  notSame:
    'Doesn’t match: directors’ records show {theirs} paid in invoices and plans; this ledger shows {ours}. Contact your system maintainer.',
  figure: '{purpose}, {month}',
  figureNoun: 'transactions',
  total: 'Total',
  notAll: 'Showing the newest 500 transactions. The total includes all.',
  what: {
    checkout: 'Card payment',
    invoice: 'Invoice',
    bill: 'Plan',
  },
  takenBack: '{what}, reversed',
} as const
