export const texts = {
  /** The words of the specification (2 §8): they stay as they are. */
  specified: {
    clearNeedsNet: 'You must have an active internet connection to clear offline storage.',
    cleared: 'Offline data has been reset.',
  },
  noNetwork: 'No signal',
  facts: {
    appComesByItself: 'It downloads automatically. Stay on this page while you have internet.',
    appOpensWithoutInternet: 'The app opens without internet.',
    appIsNotHereYet: 'The app itself isn’t on this device yet{percent}.',
    shareAddToHomeScreen: 'Tap Share, then Add to Home Screen. Open it from there and download your data.',
    safariClearsTab: 'Safari clears a tab you haven’t opened in seven days. It doesn’t clear an app on your home screen.',
    lockTheDevice: 'Lock the device, and remove your data from any device that isn’t yours.',
    notEncrypted: 'Data on this device is <b>not encrypted</b> by the app.',
    browserDoesNotSay: 'This browser doesn’t say whether it keeps data when the disk is full.',
    browserKeepsData: 'The browser keeps the data until you remove it.',
    installAppOrAllow: 'Install the app or allow it to keep data, then download again.',
    browserMayClearData: 'The browser may clear this data if the disk fills up.',
    databaseVersion: 'Database version {version}.',
    usedOf: '{used} used of {quota}.',
    littleRoomLeft: 'Storage is almost full. A long day may not fit.',
  },
  storage: {
    kilobytes: '{size} kB',
    gigabytes: '{size} GB',
    megabytes: '{size} MB',
  },
} as const
