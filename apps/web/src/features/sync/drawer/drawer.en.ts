export const texts = {
  deviceWorkView: {
    notYet: 'not yet',
    lastSync: 'Last sync: {time}',
    asOf: '· as of {time}',
    needsYou: '{count, plural, one {# needs you} other {# need you}}',
  },
  drawerFooter: {
    export: 'Export',
    retryRefused: 'Retry<span> {count, number} rejected</span>',
    syncNow: 'Sync Now',
  },
  noCopyDrawer: {
    thisDevice: 'This device',
    thisDeviceIsKnown: 'This device is named {name}.',
  },
  prepDialog: {
    askingHowMuchThere: 'Checking how much there is to download…',
    ofTables: '{done, number} of {total, number} tables',
    syncInProgress: 'Sync in Progres',
    gettingAllData: 'Getting all data for offline use',
    youCanKeep: 'Plug in this device so it doesn’t go to sleep',
  },
  syncButton: {
    thisDevice: 'This device',
    theDetailsWereNever: 'Details were never loaded on this device, and you’re offline. Anything you saved here is safe.',
  },
  syncDrawer: {
    thisDevice: 'This device',
    thisDeviceIsKnown: 'This device is named {name}.',
  },
  toSendTable: {
    byTable: 'By table',
    nothingToSend: 'Nothing to send or delete.',
    table: 'Table',
    toSend: 'To send',
    toDelete: 'To delete',
    refused: 'Rejected',
    showTablesWithWork: 'Show only tables with pending work',
    showAllTables: 'Show all tables',
  },
  withoutCopy: {
    whatYouSee: 'What you see',
    freshFromTheServer: 'Up to date from the server.',
    theLastCopy: 'What this device last downloaded. Every list shows how old it is.',
    whatYouType: 'What you type',
    savedOnTheServer: 'Saved to the server when you tap Save. Drafts are saved here every two seconds.',
    formsAreKept: 'Forms are kept as drafts on this device. Save them when you’re back online.',
  },
} as const
