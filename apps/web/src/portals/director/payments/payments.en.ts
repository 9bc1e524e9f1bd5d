export const texts = {
  gettingPaid: {
    title: 'Getting paid',
    about: 'Card payments for entries, and how the money gets to you.',
    noun: 'your card account',
    needsInternet: 'Getting paid needs internet',
    atTheProvider: 'It’s kept by Stripe.',
  },
  payments: {
    payments: 'Payments',
    about: 'Every tournament’s money, newest first.',
  },
} as const
