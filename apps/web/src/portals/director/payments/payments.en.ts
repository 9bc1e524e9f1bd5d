export const texts = {
  gettingPaid: {
    title: 'Getting paid',
    about: 'Card payments for entries, and how the money gets to you.',
    noun: 'card account',
    needsInternet: 'Getting paid needs internet',
    atTheProvider: 'Your card account is with Stripe.',
  },
  payments: {
    payments: 'Payments',
    about: 'Payouts and card payments of all tournaments, newest first.',
  },
} as const
