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
    nothingHasHappened: 'You’ve been inactive for 15 minutes. You’ll be logged out in <b>{asking, number} s</b>.',
    staySigned: 'Stay logged in',
  },
  networkNotices: {
    restored: 'Your network connection has been restored',
    lost: 'Your network connection has been lost.',
    savedOnThisDevice: '{changes, plural, one {Saved on this device} other {# changes saved on this device}}',
  },
  sessionWatch: {
    youAreYourselfAgain: 'You’re back in your own account',
    nobodyActsAsSomebody: 'Acting as someone else is limited to 15 minutes. What you typed is saved on this device.',
    goToYourOwn: 'Go to your own account',
    securityTokenHasExpired: 'Security token has expired!',
    logInAgain: 'Log in again to pick up where you left off. What you typed is saved on this device; unsent work goes out after that.',
    logIn: 'Log in again',
    yourSessionHasExpired: 'Your session has expired',
    loggedOut: 'Logged Out',
    youWereSignedOut: 'You were logged out after 15 minutes of inactivity.',
  },
  updatePrompt: {
    updateAvailable: 'Update available',
    hasAnUpdatedVersion: '{name} has an updated version available. Would you like to update?',
    cancel: 'Cancel',
    downloadNow: 'Download Now',
  },
} as const
