export const texts = {
  subscription: {
    title: 'Platform fees',
    about:
      '$2 per angler per event. Anglers who pay online have already paid it; the rest is charged to your card on the last day of the month.',
    noun: 'fees',
    level: 'Your plan',
    levelNoun: 'plan',
    needsInternet: 'Needs internet',
    back: 'Back to where you were',
    isOnTheServer: 'Your invoices are on the server. You don’t need them to run an event.',
  },
} as const
