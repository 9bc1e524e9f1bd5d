export const texts = {
  sysAdminShell: {
    users: 'Users',
    systemSpecies: 'System species',
    messages: 'Messages',
    smsNumbers: 'Numbers for texts',
    security: 'Security',
    fees: 'Platform fees',
    advertisers: 'Advertisers',
    directorPortal: 'Director portal',
    system: 'System',
    goTo: 'Go to',
  },
  fees: {
    title: 'Platform fees',
    about:
      '$2 for each angler, collected from the cards of directors on the last day of the month. Those that failed come first: their accounts are locked.',
    noun: 'invoices',
  },
  advertisers: {
    title: 'Advertisers',
    about: 'Their cards stand among the tournaments, at every fourth place. Views and clicks count once in a visit.',
    add: 'Add advertiser',
  },
  smsNumbers: {
    title: 'Numbers for text messages',
    about: 'Text messages are sent from these numbers; a person always hears from the same one.',
  },
} as const
