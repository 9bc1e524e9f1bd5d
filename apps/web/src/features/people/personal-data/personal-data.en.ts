export const texts = {
  personalDataSection: {
    downloadMyData: 'Download my data',
    eraseMyAccount: 'Erase my account',
    yourAccountMessages:
      'Your account, messages, pictures and contact data are erased for good. Bags and dollars of past tournaments stay, without your name. Waivers that you accepted stay with your name: they are proof for who ran the event.',
    alsoTakeMyName: 'Also take my name out of official results (they say "Angler" there)',
    downloadTheirData: 'Download their data',
    eraseThisPerson: 'Erase this person',
    onlyWhen:
      'Only when they have asked. Account, messages, pictures and contact data are erased for good. Bags and dollars of past tournaments stay, without the name. Waivers that they accepted stay with the name: they are proof for who ran the event.',
    alsoTakeTheName: 'Also take the name out of official results (they say "Angler" there)',
    cannotBeUndone: '{lead} This cannot be undone.',
    typeToConfirm: 'Type {eraseWord} to confirm',
  },
} as const
