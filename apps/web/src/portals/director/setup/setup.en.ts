export const texts = {
  setup: {
    loadingSetup: 'Loading setup',
    tourOfTheTournament: 'Its tour',
  },
} as const
