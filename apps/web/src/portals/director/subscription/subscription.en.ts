export const texts = {
  subscription: {
    title: 'Platform fees',
    about:
      '$2 for each angler of an event. Anglers who pay online have paid it themselves; the rest is collected from your card on the last day of the month.',
    noun: 'fees',
    level: 'Your level',
    levelNoun: 'level',
    needsInternet: 'Needs internet',
    back: 'Back to where you were',
    isOnTheServer: 'Your invoices are on the server. Running an event needs none of this.',
  },
} as const
