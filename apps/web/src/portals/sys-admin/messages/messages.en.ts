export const texts = {
  messages: {
    title: 'Messages',
    about: 'Mails and text messages of the last 90 days: what waits, what was not delivered and why. Nobody reads here what they say.',
  },
} as const
