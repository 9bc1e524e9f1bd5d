export const texts = {
  aloneStrip: {
    workingOnly: 'Working only on this device',
    thisTabDoes: 'This tab isn’t syncing.',
    goOnline: 'Go online',
  },
  bookBanner: {
    aNewerIsOpen: 'A newer {name} is open on this device. Update this tab to continue; everything you entered is saved.',
    dataCannotBeRead: 'This device’s data was changed in another tab. Update this tab to continue; everything you entered is saved.',
    lost: 'The browser deleted the data on this device, and nothing can be saved on it now. {what} Update this tab to continue.',
    otherTabsOfHold: 'Other {name} tabs are holding up a data update on this device. Close them to continue.',
    dataCannotBeOpened:
      'This device’s data can’t be opened. What you entered is still on it but isn’t being sent. If the device is full, free up space; it retries automatically.',
    tryAgain: 'Try again',
    updateThisTab: 'Update this tab',
  },
  clearedNotice: {
    theBrowserHasCleared: 'Your browser cleared this device’s copy. Everything sent is safe; last contact {time}.',
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
