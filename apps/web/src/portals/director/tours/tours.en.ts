export const texts = {
  tour: {
    tourNoun: 'tour',
    tours: 'Tours',
    about: 'What is set here comes with every new tournament',
    newTournament: 'New tournament',
    readOnly: 'Only its director and their assistants can change this.',
    settingsNoun: 'tour settings',
    loadingSettings: 'Loading settings',
  },
  tours: {
    since: 'Since',
    tours: 'Tours',
    about: 'Fees, scoring and payouts are set once here and come with every tournament.',
    createTour: 'Create tour',
    toursNoun: 'tours',
    noTours: 'There are no tours on this user.',
  },
} as const
