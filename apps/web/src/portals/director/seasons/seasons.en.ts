export const texts = {
  season: {
    tournament: 'Tournament',
    seasonNoun: 'season',
    seasons: 'Seasons',
    editSeason: 'Edit season',
    copy: 'Copy to next year',
    standings: 'Standings',
    tournaments: 'Tournaments',
    noTournaments: 'No tournaments in this season yet.',
  },
  seasons: {
    starts: 'Starts',
    ends: 'Ends',
    membership: 'Membership',
    seasons: 'Seasons',
    about: 'Tournaments in a season share points.',
    addSeason: 'Add season',
    seasonsNoun: 'seasons',
    firstUse: 'A season adds up the points of its tournaments.',
  },
} as const
