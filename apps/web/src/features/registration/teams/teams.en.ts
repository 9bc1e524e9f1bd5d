export const texts = {
  teamList: {
    needsInternet: 'Needs internet',
    noun: 'teams',
    teams: 'Teams',
    team: 'Team',
    search: 'Team, angler or club',
    edit: 'Edit',
    delete: 'Delete',
    isDeleted: 'Team deleted. Its results stay.',
    undo: 'Undo',
    firstUse: 'Anglers who fish together, with their captain and substitutes.',
    add: 'Add team',
    exportName: 'teams',
  },
  teamSheet: {
    add: 'Add team',
    save: 'Save',
    nobody: 'Choose at least one angler.',
    alias: 'Team nickname.',
    boatCaptain: 'Boat captain',
  },
} as const
