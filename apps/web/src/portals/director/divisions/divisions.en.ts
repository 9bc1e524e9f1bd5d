export const texts = {
  divisions: {
    title: 'Divisions',
    about: 'Parts of a tour with seasons of their own.',
    add: 'Add division',
  },
  division: {
    noun: 'division',
    noTour: 'No tour',
    edit: 'Edit division',
    openTour: 'Open its tour',
    publicPage: 'Open its public page',
    readOnly: 'Only the director of the tour and who helps there change this division.',
    seasons: 'Seasons',
    seasonsNoun: 'seasons',
    noSeasons: 'No season is in this division yet. A season chooses its division.',
    fromTo: '{from} to {to}',
    tournaments: 'Tournaments',
    tournamentsNoun: 'tournaments',
    noTournaments: 'No tournament is in this division yet. A tournament chooses its division in its setup.',
  },
} as const
