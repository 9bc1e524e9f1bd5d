export const texts = {
  log: {
    logOf: '{tournament} · log',
    log: 'Log',
    scale: 'the scale',
    logNoun: 'log',
  },
  offlineArea: {
    weighIn: 'Weigh-in',
    director: 'Director',
    openingThisDevicesCopy: 'Opening this device’s data',
    cannotWorkAloneYet: 'This device can’t work offline yet',
    noCompleteCopy:
      'It doesn’t have all your tournaments yet. Go online, download for offline use while you have a signal, then come back.',
    goOnlineAndGetData: 'Go online and download',
  },
  pickEvent: {
    weighIn: 'Weigh-in',
    director: 'Director',
    account: 'my account',
    eventsNoun: 'events',
    noEventToWeigh: 'No event open for weigh-in',
    canBeWeighedOnceOpen: 'You can weigh boats once an event is open for sign-ups.',
    goToTournaments: 'Go to tournaments',
    noSignalWorthWaiting: 'Signal too weak? <link>Work only on this device</link>',
  },
} as const
