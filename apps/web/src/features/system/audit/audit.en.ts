export const texts = {
  changeSheet: {
    noFieldsChanged: 'No fields changed.',
    field: 'Field',
    before: 'Before',
    after: 'After',
  },
  historyNeedsInternet: {
    needsInternet: 'Needs internet',
    historyIsOnTheServer:
      'The history is on the server. What you change now is kept on this device and added to it when you are back online.',
  },
  historyTable: {
    system: 'System',
    what: 'What',
    change: 'Change',
    who: 'Who',
    when: 'When',
    device: 'Device',
    kind: 'Kind',
    history: 'History',
    search: 'Search what, who, device',
    firstUse: 'Nothing has been changed yet.',
  },
} as const
