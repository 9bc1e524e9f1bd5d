export const texts = {
  sysAdminShell: {
    users: 'Users',
    systemSpecies: 'System species',
    messages: 'Messages',
    smsNumbers: 'Numbers for texts',
    security: 'Security',
    fees: 'Platform fees',
    credits: 'Credits',
    subscriptions: 'Subscriptions',
    money: 'Money',
    directorPortal: 'Director portal',
    system: 'System',
    goTo: 'Go to',
  },
  fees: {
    title: 'Platform fees',
    about: '$2 for each angler, collected from the cards of directors on the last day of the month. Those that failed come first.',
    noun: 'invoices',
    lock: 'Lock an account',
  },
  credits: {
    title: 'Credits',
    about: 'Sign-up credits of directors. They pay the platform fee before a card does.',
    noun: 'credits',
    grant: 'Grant credits',
  },
  subscriptions: {
    title: 'Subscriptions',
    about: 'Who has which level, by a card, by a code or by us.',
    syncAll: 'Ask the card provider about all',
  },
  smsNumbers: {
    title: 'Numbers for text messages',
    about: 'Text messages are sent from these numbers; a person always hears from the same one.',
  },
} as const
