export const texts = {
  divisions: {
    title: 'Divisions',
    about: 'Parts of a tour with seasons of their own.',
    add: 'Add division',
    noun: 'divisions',
  },
} as const
