export const texts = {
  species: {
    species: 'Species',
    about: 'Yours, plus the ones every director has.',
    addSpecies: 'Add species',
    speciesNoun: 'species',
  },
} as const
