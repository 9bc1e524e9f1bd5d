export const texts = {
  /** The words of the specification (2 §8): they stay as they are. */
  specified: {
    clearNeedsNet: 'You must have an active internet connection to clear offline storage.',
    cleared: 'Offline data has been reset.',
  },
  noNetwork: 'No network',
  facts: {
    appComesByItself: 'It comes by itself: stay on this page for a moment while you have internet.',
    appOpensWithoutInternet: 'The app opens without internet.',
    appIsNotHereYet: 'The app itself is not on this device yet{percent}.',
    shareAddToHomeScreen: 'Share → Add to Home Screen, then open it from there and get the data.',
    safariClearsTab: 'Safari clears a tab that was not opened for seven days. An app on the home screen it leaves alone.',
    lockTheDevice: 'Lock the device itself, and remove your data from one that is not yours.',
    notEncrypted: 'What is on this device is <b>not encrypted</b> by the app.',
    browserDoesNotSay: 'This browser does not say whether it keeps the data when the disk is full.',
    browserKeepsData: 'The browser keeps the data until you remove it.',
    installAppOrAllow: 'Install the app or allow it to keep data, then get the data again.',
    browserMayClearData: 'The browser has not promised to keep the data: it may clear it when the disk is full.',
    databaseVersion: 'Database version {version}.',
    usedOf: '{used} used of {quota}.',
    littleRoomLeft: 'There is little room left: a long day may not fit.',
  },
  storage: {
    kilobytes: '{size} kB',
    gigabytes: '{size} GB',
    megabytes: '{size} MB',
  },
} as const
