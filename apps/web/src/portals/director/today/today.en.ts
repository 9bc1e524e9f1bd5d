export const texts = {
  today: {
    days: '{count} days',
    timeframe: 'Timeframe',
    today: 'Today',
    tournamentsNoun: 'tournaments',
    createTourFirst: 'First, name your tour or club.',
    firstUse: 'Create your first tournament in under a minute',
    newTournament: 'New tournament',
  },
} as const
