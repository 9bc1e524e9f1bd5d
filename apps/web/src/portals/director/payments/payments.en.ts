export const texts = {
  gettingPaid: {
    title: 'Getting paid',
    about: 'Entries that are paid by card, and how the money comes to you.',
    noun: 'your account for cards',
    needsInternet: 'Getting paid needs internet',
    atTheProvider: 'It stands at the card provider.',
  },
  payments: {
    payments: 'Payments',
    about: "Every tournament's money, newest first.",
  },
} as const
