export const texts = {
  sysAdminShell: {
    users: 'Users',
    systemSpecies: 'System species',
    messages: 'Messages',
    smsNumbers: 'Numbers for texts',
    security: 'Security',
    fees: 'Platform fees',
    credits: 'Credits',
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
  smsNumbers: {
    title: 'Numbers for text messages',
    about: 'Text messages are sent from these numbers; a person always hears from the same one.',
  },
} as const
