export const texts = {
  changeSheet: {
    noFieldsChanged: 'No fields changed.',
    field: 'Field',
    before: 'Before',
    after: 'After',
  },
  historyNeedsInternet: {
    needsInternet: 'Needs internet',
    historyIsOnTheServer: 'The history is on the server. Changes you make now are saved on this device and added when you’re back online.',
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
    firstUse: 'No changes yet.',
  },
} as const
