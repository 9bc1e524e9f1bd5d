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
    openingThisDevicesCopy: 'Opening this device’s copy',
    cannotWorkAloneYet: 'This device cannot work alone yet',
    noCompleteCopy:
      'It has no complete copy of your tournaments. Go online and get the data for offline use while there is a signal; then come back.',
    goOnlineAndGetData: 'Go online and get the data',
  },
  pickEvent: {
    weighIn: 'Weigh-in',
    director: 'Director',
    eventsNoun: 'events',
    noEventToWeigh: 'No event to weigh',
    canBeWeighedOnceOpen: 'An event can be weighed once it is open for sign-ups.',
    goToTournaments: 'Go to tournaments',
    noSignalWorthWaiting: 'No signal worth waiting for? <link>Work only on this device</link>',
  },
} as const
