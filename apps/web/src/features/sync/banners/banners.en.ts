export const texts = {
  aloneStrip: {
    workingOnly: 'Working only on this device',
    thisTabDoes: 'This tab does not sync.',
    goOnline: 'Go online',
  },
  bookBanner: {
    aNewerIsOpen: 'A newer {name} is open on this device. Update this tab to go on; everything you entered is kept.',
    dataCannotBeRead: 'The data on this device was changed in another tab. Update this tab to go on; everything you entered is kept.',
    otherTabsOfHold: 'Other tabs of {name} hold back an update of the data on this device. Close them to go on.',
    dataCannotBeOpened:
      'The data on this device cannot be opened. What you entered is still on it, and is not sent. If the device is full, make room on it; it is tried again by itself.',
    tryAgain: 'Try again',
    updateThisTab: 'Update this tab',
  },
  clearedNotice: {
    theBrowserHasCleared:
      'The browser has cleared this device’s copy. What was sent is safe; last contact {time}. The copy is fetched again now.',
  },
} as const
