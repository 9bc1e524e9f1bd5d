export const texts = {
  teamList: {
    noun: 'teams',
    teams: 'Teams',
    team: 'Team',
    search: 'Team, angler or club',
    edit: 'Edit',
    delete: 'Delete',
    isDeleted: 'The team is deleted. What it has fished stays.',
    undo: 'Undo',
    firstUse: 'Anglers who fish together: who of them is the captain, and who stands by.',
    add: 'Add team',
  },
  teamSheet: {
    add: 'Add team',
    save: 'Save',
    nobody: 'Choose at least one angler who fishes.',
    alias: 'What they call themselves.',
    boatCaptain: 'Boat captain',
  },
} as const
