export const texts = {
  outbox: {
    title: 'Outbox',
    about: 'This is a demo: nobody is written to. What people would have got by mail and on their phones is here.',
    mail: 'Mail',
    phone: 'Phone',
    notifications: 'Notifications',
    noPushes: 'No notification yet.',
    quiet: 'no sound',
    to: 'To {to}',
    from: 'From {from}',
    noMails: 'No mail yet. Ask for a new password, or sign up.',
    noTexts: 'No text message yet.',
    noOutbox: 'There is no outbox here: this is no demo, or its messages go to real people.',
    outboxNoun: 'the outbox',
    shownMail: 'Mail: {subject}',
  },
} as const
