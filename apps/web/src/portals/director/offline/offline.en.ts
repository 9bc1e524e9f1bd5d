export const texts = {
  clearOffline: {
    title: 'Clear offline data?',
    whatHappensWithUnsent:
      'This device’s copy is deleted and downloaded again. Nothing changes on the server. Unsent work is set aside and comes back with the new copy.',
    whatHappens: 'This device’s copy is deleted and downloaded again. Nothing changes on the server.',
    confirm: 'Clear offline data',
  },
  gettingData: {
    soFar: '{tables, plural, one {# table} other {# tables}}, {records, plural, one {# record} other {# records}} so far',
  },
  offlineActions: {
    whatRemovingDoes: 'Logs you out and removes your data and offline login. The next person on this device won’t find anything of yours.',
    borrowedDevice:
      'You said this device is borrowed: nothing of yours stays after you log out, and you can’t log in offline. If it’s yours, log out and choose “My device” when you log in.',
    takeYourData: 'Take your data with you',
    rescueFile: 'Rescue file',
    aboutRescueFile:
      'Everything that’s only on this device: unsent changes and weigh-ins, rejected changes, deleted records. Load it on another device if this one can’t get online; if both send it, nothing counts twice.',
    saveRescueFile: 'Save rescue file',
    export: 'Export',
    aboutExport:
      'All records as database_export.zip, one file per table, for your own use. Weigh-ins aren’t included, so it isn’t a backup of today’s work.',
    loadData: 'Load data',
    loadARescueFile: 'Load a rescue file',
    aboutLoadingRescue: 'A rescue_….zip from another of your devices. Anything already here is left alone.',
    import: 'Import',
    aboutImport:
      'Exported files, named by table: tournaments.json, tournament-entries.json. You’ll see what would change first. Older data is skipped, and deleted records stay deleted.',
    importJson: 'Import .json',
    removeData: 'Remove data',
    clearOfflineData: 'Clear offline data',
    aboutClearing:
      'Use this if this device’s copy looks wrong: it’s deleted and downloaded again. Needs internet; unsent work is sent first or set aside.',
    sharedDevice: 'A shared or borrowed device',
    removeMyData: 'Remove my data from this device',
  },
  offline: {
    offlineData: 'Offline data',
    about: 'What this device can do without internet.',
    getDataForOffline: 'Download for offline',
    notOpenYet: 'This device’s data isn’t open yet',
    needsInternet: 'Needs internet',
    ready: 'Ready?',
    loadingThisDevice: 'Loading what is on this device',
    onThisDevice: 'On this device',
    aboutTables: 'Every table, its records, and what the server doesn’t have yet.',
    storageOnThisDevice: 'Storage on this device',
    loadingStorage: 'Loading',
  },
  useGetData: {
    notFetched: 'The data couldn’t be downloaded. This device’s data is unchanged, and it retries automatically.',
    notPromised: 'The data is here, but the browser hasn’t agreed to keep it.',
  },
} as const
