export const texts = {
  today: {
    days: '{count} days',
    timeframe: 'Timeframe',
    today: 'Today',
    tournamentsNoun: 'tournaments',
    createTourFirst: 'Start with the name your tournaments run under',
    firstUse: 'Create your first tournament in under a minute',
    newTournament: 'New tournament',
  },
} as const
