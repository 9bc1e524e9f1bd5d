export const texts = {
  outbox: {
    title: 'Outbox',
    about: 'This is a demo: no real messages go out. Emails and texts people would have gotten are here.',
    mail: 'Email',
    phone: 'Phone',
    notifications: 'Notifications',
    noPushes: 'No notifications yet.',
    quiet: 'no sound',
    to: 'To {to}',
    from: 'From {from}',
    noMails: 'No emails yet. Request a new password, or sign up.',
    noTexts: 'No text message yet.',
    noOutbox: 'No outbox here: this isn’t a demo, or its messages go to real people.',
    outboxNoun: 'the outbox',
    shownMail: 'Email: {subject}',
  },
} as const
