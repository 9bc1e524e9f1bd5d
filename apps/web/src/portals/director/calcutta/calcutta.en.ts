export const texts = {
  calcutta: {
    noun: 'calcutta',
  },
} as const
