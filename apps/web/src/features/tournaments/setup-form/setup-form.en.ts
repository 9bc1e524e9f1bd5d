export const texts = {
  setupForm: {
    isRequired: '{field} is required',
    tournamentSetup: 'Tournament setup',
  },
} as const
