export const texts = {
  aloneStrip: {
    workingOnly: 'Working only on this device',
    thisTabDoes: 'This tab does not sync.',
    goOnline: 'Go online',
  },
  bookBanner: {
    aNewerIsOpen: 'A newer {name} is open on this device. Update this tab to go on; everything you entered is kept.',
    dataCannotBeRead: 'The data on this device was changed in another tab. Update this tab to go on; everything you entered is kept.',
    lost: 'The browser deleted the data on this device, and nothing can be saved on it now. {what} Update this tab to continue.',
    otherTabsOfHold: 'Other tabs of {name} hold back an update of the data on this device. Close them to go on.',
    dataCannotBeOpened:
      'The data on this device cannot be opened. What you entered is still on it, and is not sent. If the device is full, make room on it; it is tried again by itself.',
    tryAgain: 'Try again',
    updateThisTab: 'Update this tab',
  },
  clearedNotice: {
    theBrowserHasCleared: 'The browser has cleared this device’s copy. What was sent is safe; last contact {time}.',
    workIsGone: 'The browser deleted the data on this device. {lost}',
    comesNow: 'It downloads again automatically.',
    comesLater: 'It downloads again when this device has internet.',
  },
  lost: {
    bags: '{bags, plural, one {1 bag that wasn’t sent is gone. Weigh it again, or enter it from its slip.} other {# bags that weren’t sent are gone. Weigh them again, or enter them from their slips.}}{others, plural, =0 {} one { So is 1 other change.} other { So are # other changes.}}',
    changes:
      '{others, plural, one {1 change that wasn’t sent is gone. Enter it again.} other {# changes that weren’t sent are gone. Enter them again.}}',
  },
} as const
