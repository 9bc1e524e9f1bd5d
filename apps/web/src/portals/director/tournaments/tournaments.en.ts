export const texts = {
  newTournament: {
    newTournament: 'New tournament',
    tournaments: 'Tournaments',
    new: 'New',
    about: 'Four answers. Everything else comes with the tour and can be changed later.',
    toursNoun: 'tours',
    noTours: 'There are no tours on this user.',
  },
  tournaments: {
    tournaments: 'Tournaments',
    newTournament: 'New tournament',
  },
} as const
