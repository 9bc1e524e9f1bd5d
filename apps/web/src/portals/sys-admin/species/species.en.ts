export const texts = {
  species: {
    systemSpecies: 'System species',
    about: 'What every director can choose from.',
    addSpecies: 'Add species',
    speciesNoun: 'species',
  },
} as const
