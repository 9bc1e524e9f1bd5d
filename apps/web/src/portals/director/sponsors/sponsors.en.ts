export const texts = {
  sponsors: {
    title: 'Sponsors',
    about: 'The companies behind your events.',
    add: 'Add sponsor',
  },
} as const
