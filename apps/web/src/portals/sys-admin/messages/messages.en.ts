export const texts = {
  messages: {
    title: 'Messages',
    about: 'Emails and texts from the last 90 days: what’s waiting, what wasn’t delivered and why. Message contents aren’t shown here.',
  },
} as const
