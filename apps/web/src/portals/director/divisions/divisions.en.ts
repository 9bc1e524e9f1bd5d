export const texts = {
  divisions: {
    title: 'Divisions',
    about: 'Parts of a tour with their own seasons.',
    add: 'Add division',
  },
  division: {
    noun: 'division',
    noTour: 'No tour',
    edit: 'Edit division',
    openTour: 'Open its tour',
    publicPage: 'Open its public page',
    readOnly: 'Only the tour’s director and staff can change this division.',
    seasons: 'Seasons',
    seasonsNoun: 'seasons',
    noSeasons: 'No seasons in this division yet. Choose the division in a season.',
    fromTo: '{from} to {to}',
    tournaments: 'Tournaments',
    tournamentsNoun: 'tournaments',
    noTournaments: 'No tournaments in this division yet. Choose the division in a tournament’s setup.',
  },
} as const
