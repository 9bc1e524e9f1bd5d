export const texts = {
  raffles: {
    noun: 'raffles',
  },
} as const
