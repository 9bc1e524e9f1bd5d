export const texts = {
  tour: {
    tourNoun: 'tour',
    tours: 'Tours',
    about: 'Settings here apply to every new tournament',
    newTournament: 'New tournament',
    readOnly: 'Only the director and full assistants can change this.',
    settingsNoun: 'tour settings',
    loadingSettings: 'Loading settings',
  },
  tours: {
    since: 'Since',
    tours: 'Tours',
    about: 'Set fees, scoring and payouts once; every tournament uses them.',
    createTour: 'Create tour',
    toursNoun: 'tours',
    noTours: 'There are no tours on this user.',
  },
} as const
