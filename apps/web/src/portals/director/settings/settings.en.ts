export const texts = {
  title: 'Settings',
  about: 'How your check-ins and scales run, and how anglers reach you.',
  noun: 'your settings',
  notAllowed: 'The director of the tour decides how check-ins and scales run.',
  more: {
    title: 'Elsewhere',
    you: 'You',
    youText: 'Name, pictures, password, devices, and how it looks',
    cardFees: 'Card fees',
    cardFeesText: 'Who pays what a card costs: anglers, or you',
    offline: 'Offline data',
    offlineText: 'What this device has for a day without signal',
  },
} as const
