export const texts = {
  anglers: {
    title: 'Anglers',
    about: 'Everyone in your tours, plus the anglers you added.',
    addAngler: 'Add angler',
  },
} as const
