export const texts = {
  clearOffline: {
    title: 'Clear offline data?',
    whatHappensWithUnsent:
      'The copy on this device is deleted and downloaded again. Nothing changes on the server. What is not sent yet is put aside and comes back with the new copy.',
    whatHappens: 'The copy on this device is deleted and downloaded again. Nothing changes on the server.',
    confirm: 'Clear offline data',
  },
  gettingData: {
    soFar: '{tables, plural, one {# table} other {# tables}}, {records, plural, one {# record} other {# records}} so far',
  },
  offlineActions: {
    whatRemovingDoes:
      'Logs you out and removes your data and your offline sign-in. The next person with this device finds nothing of yours.',
    borrowedDevice:
      'You said that this device is borrowed: nothing of yours stays here after Log out, and you cannot log in on it without internet. If it is yours, log out, and choose “My device” when you log in.',
    takeYourData: 'Take your data with you',
    rescueFile: 'Rescue file',
    aboutRescueFile:
      'Everything that only this device has: changes and weigh-ins that were not sent, refused ones, deleted records. Load it on another device when this one cannot get online; sent from both, it counts once.',
    saveRescueFile: 'Save rescue file',
    export: 'Export',
    aboutExport:
      "All records as database_export.zip, one file per table, for your own use. The weigh-in table is not in it, so it is not a backup of today's work.",
    loadData: 'Load data',
    loadARescueFile: 'Load a rescue file',
    aboutLoadingRescue: 'A rescue_….zip from another device of yours. What is here already is left alone.',
    import: 'Import',
    aboutImport:
      'Files of an export, named after their table: tournaments.json, tournament-entries.json. You first see what would change. Anything older than what is here is left alone, and deleted records stay deleted.',
    importJson: 'Import .json',
    removeData: 'Remove data',
    clearOfflineData: 'Clear offline data',
    aboutClearing:
      'When the copy on this device seems wrong: it is deleted and downloaded again. Needs internet; unsent work is sent first or put aside.',
    sharedDevice: 'A shared or borrowed device',
    removeMyData: 'Remove my data from this device',
  },
  offline: {
    offlineData: 'Offline data',
    about: 'What this device can do without internet.',
    getDataForOffline: 'Get data for offline',
    notOpenYet: 'The data on this device is not open yet',
    needsInternet: 'Needs internet',
    ready: 'Ready?',
    loadingThisDevice: 'Loading what is on this device',
    onThisDevice: 'On this device',
    aboutTables: 'Every table with its records, and what the server does not have yet.',
    storageOnThisDevice: 'Storage on this device',
    loadingStorage: 'Loading',
  },
  useGetData: {
    notFetched: 'The data could not be fetched. What is on this device is unchanged, and it is tried again by itself.',
    notPromised: 'The data is here, but the browser has not promised to keep it.',
  },
} as const
