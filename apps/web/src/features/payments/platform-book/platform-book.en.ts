export const texts = {
  noun: 'the platform’s book',
  year: 'Year',
  in: 'Came in',
  out: 'Went out',
  kept: 'Left over',
  ofYear: '{year} by kind',
  none: 'No money in {year}.',
  same: 'Directors’ books say the same: they have paid {amount} by invoices and for levels.',
  notSame:
    'Directors’ books say that they have paid {theirs} by invoices and for levels, and this book says {ours}. Write to who maintains this system.',
  figure: '{purpose}, {month}',
  figureNoun: 'the lines',
  total: 'Total',
  notAll: 'The newest 500 lines are shown. The total counts all.',
  what: {
    checkout: 'Card payment',
    invoice: 'Invoice',
    bill: 'Level',
  },
  takenBack: '{what}, taken back',
} as const
