export const texts = {
  security: {
    title: 'Security',
    about: 'Failed logins, changed passwords and emails, and who acted as someone else. The newest 500 from the last 180 days.',
    securityEventsNoun: 'security events',
  },
} as const
