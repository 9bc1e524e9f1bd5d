export const texts = {
  deviceWorkView: {
    notYet: 'not yet',
    lastSync: 'Last sync: {time}',
    asOf: '· as of {time}',
    needsYou: '{count, plural, one {# needs you} other {# need you}}',
  },
  drawerFooter: {
    export: 'Export',
    retryRefused: 'Retry<span> {count, number} refused</span>',
    syncNow: 'Sync Now',
  },
  noCopyDrawer: {
    thisDevice: 'This device',
    thisDeviceIsKnown: 'This device is known as {name}.',
  },
  prepDialog: {
    askingHowMuchThere: 'Asking how much there is…',
    ofTables: '{done, number} of {total, number} tables',
    syncInProgress: 'Sync in Progres',
    gettingAllData: 'Getting all data for offline use',
    youCanKeep: 'You can keep this tablet asleep-proof: plug it in',
  },
  syncButton: {
    thisDevice: 'This device',
    theDetailsWereNever: 'The details were never loaded on this device, and now there is no network. Whatever you saved here is kept.',
  },
  syncDrawer: {
    thisDevice: 'This device',
    thisDeviceIsKnown: 'This device is known as {name}.',
  },
  toSendTable: {
    byTable: 'By table',
    nothingToSend: 'Nothing to send and nothing to delete.',
    table: 'Table',
    toSend: 'To send',
    toDelete: 'To delete',
    refused: 'Refused',
    showTablesWithWork: 'Show tables with work only',
    showAllTables: 'Show all tables',
  },
  withoutCopy: {
    whatYouSee: 'What you see',
    freshFromTheServer: 'Fresh from the server.',
    theLastCopy: 'The last copy on this device. Every list says its age.',
    whatYouType: 'What you type',
    savedOnTheServer: 'Saved on the server when you press Save. Drafts are kept here every two seconds.',
    formsAreKept: 'Forms are kept as drafts on this device. Save them when the network is back.',
  },
} as const
