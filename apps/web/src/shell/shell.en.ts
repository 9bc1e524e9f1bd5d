export const texts = {
  actingStrip: {
    assistant: 'Assistant',
    until: '{role}, until {until}',
  },
  broken: {
    somethingBrokeOnOur: 'Something went wrong on our end',
  },
  idleDialog: {
    areYouStillThere: 'Are you still there?',
    nothingHasHappened: 'Nothing has happened for 15 minutes. You will be signed out in <b>{asking, number} s</b>.',
    staySigned: 'Stay signed in',
  },
  networkNotices: {
    restored: 'Your network connection has been restored',
    lost: 'Your network connection has been lost.',
    savedOnThisDevice: '{changes, plural, one {Saved on this device} other {# changes saved on this device}}',
  },
  sessionWatch: {
    youAreYourselfAgain: 'You are yourself again',
    nobodyActsAsSomebody: 'Nobody acts as somebody else for longer than 15 minutes. What you typed is kept on this device.',
    goToYourOwn: 'Go to your own account',
    securityTokenHasExpired: 'Security token has expired!',
    logInAgain: 'Log in again to go on where you were. What you typed is kept on this device; what was not sent yet goes out after that.',
    logIn: 'Log in again',
    yourSessionHasExpired: 'Your session has expired',
    loggedOut: 'Logged Out',
    youWereSignedOut: 'You were signed out after 15 minutes without activity.',
  },
  updatePrompt: {
    updateAvailable: 'Update available',
    hasAnUpdatedVersion: '{name} has an updated version available. Would you like to update?',
    cancel: 'Cancel',
    downloadNow: 'Download Now',
  },
} as const
