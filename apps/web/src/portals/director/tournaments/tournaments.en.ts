export const texts = {
  newTournament: {
    newTournament: 'New tournament',
    tournaments: 'Tournaments',
    new: 'New',
    about: 'Just the ramp, date and name. The rest comes from the tour, and you can change it later.',
    toursNoun: 'tours',
    noTours: 'There are no tours on this user.',
  },
  importEvent: {
    title: 'Import an event',
    tournaments: 'Tournaments',
    import: 'Import',
    about: 'Imports a whole event from a file: entries, weigh-ins and results. It’s added as a new tournament.',
  },
  tournaments: {
    tournaments: 'Tournaments',
    newTournament: 'New tournament',
    importEvent: 'Import an event',
    copyTournament: 'Copy tournament',
  },
} as const
