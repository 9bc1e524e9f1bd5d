export const texts = {
  personalDataSection: {
    downloadMyData: 'Download my data',
    eraseMyAccount: 'Erase my account',
    yourAccountMessages:
      'Your account, messages, pictures and contact info are erased for good. Bags and dollars from past tournaments stay, without your name. Waivers you accepted stay under your name as proof for the organizer.',
    alsoTakeMyName: 'Also remove my name from official results (they’ll say “Angler”)',
    downloadTheirData: 'Download their data',
    eraseThisPerson: 'Erase this person',
    onlyWhen:
      'Only at the person’s request. Their account, messages, pictures and contact info are erased for good. Bags and dollars from past tournaments stay, without the name. Waivers they accepted stay under their name as proof for the organizer.',
    alsoTakeTheName: 'Also remove the name from official results (they’ll say “Angler”)',
    cannotBeUndone: '{lead} This can’t be undone.',
    typeToConfirm: 'Type {eraseWord} to confirm',
  },
} as const
