export const texts = {
  divisionList: {
    divisions: 'Divisions',
    seasons: 'Seasons',
    tournaments: 'Tournaments',
    edit: 'Edit',
    publicPage: 'Open its public page',
    delete: 'Delete',
    deleteDivision: 'Delete division',
    confirmDelete: 'Delete {name}?',
    whatIsDeleted: 'A division that seasons or tournaments are in cannot be deleted: take them out of it first.',
    isDeleted: '{name} is deleted',
    firstUse: 'A division is a part of a tour with seasons of its own, such as North and South.',
    add: 'Add division',
  },
  divisionSheet: {
    add: 'Add division',
    save: 'Save',
    example: 'North Division',
  },
} as const
