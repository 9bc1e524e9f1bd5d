export const texts = {
  water: {
    Freshwater: 'Freshwater',
    Saltwater: 'Saltwater',
    Both: 'Both',
  },
  speciesList: {
    noun: 'species',
    yours: 'Yours',
    owner: 'Owner',
    system: 'System',
    isDeleted: '{name} deleted.',
    tournamentsKeepTheName: 'Tournaments that use it keep the name.',
    confirmDelete: 'Delete {name}?',
    deleteSpecies: 'Delete species',
    edit: 'Edit',
    delete: 'Delete',
    species: 'Species',
    water: 'Water',
    firstUse: 'No species yet. Add the ones you score separately.',
    addSpecies: 'Add species',
  },
  speciesSheet: {
    addSystemSpecies: 'Add system species',
    addSpecies: 'Add species',
    save: 'Save',
  },
} as const
