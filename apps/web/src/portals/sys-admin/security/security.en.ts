export const texts = {
  security: {
    title: 'Security',
    about: 'Who tried to get in, whose password or email changed, who acted as someone else. The newest 500 of 180 days.',
    securityEventsNoun: 'security events',
  },
} as const
