export const texts = {
  teams: {
    title: 'Teams',
    about: 'Anglers who fish together, with their captain and substitute.',
    add: 'Add team',
  },
} as const
