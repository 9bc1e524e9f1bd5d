export const texts = {
  species: {
    systemSpecies: 'System species',
    about: 'What every director can choose from.',
    addSpecies: 'Add species',
  },
} as const
