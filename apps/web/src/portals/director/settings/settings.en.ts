export const texts = {
  title: 'Settings',
  about: 'How your check-ins and scales run, and how anglers reach you.',
  noun: 'settings',
  notAllowed: 'The tour’s director decides how check-ins and scales run.',
  more: {
    title: 'More',
    you: 'You',
    youText: 'Name, pictures, password, devices, and how it looks',
    cardFees: 'Card fees',
    cardFeesText: 'Who pays card fees: your anglers or you',
    offline: 'Offline data',
    offlineText: 'What this device has for a day with no signal',
  },
} as const
