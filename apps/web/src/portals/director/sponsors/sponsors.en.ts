export const texts = {
  sponsors: {
    title: 'Sponsors',
    about: 'Who helps pay for your events.',
    add: 'Add sponsor',
  },
} as const
