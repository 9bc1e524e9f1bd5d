export const texts = {
  species: {
    species: 'Species',
    about: 'Yours, plus the ones every director has.',
    addSpecies: 'Add species',
  },
} as const
