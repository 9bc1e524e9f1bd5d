export const texts = {
  title: 'Weights',
  about:
    'Applies on this device to tournament pages, Today and your results. Leaderboards, entry totals, and events in kilograms or inches stay as weighed.',
  weights: 'Show weights as',
  unit: { event: 'The way the event shows them', 'lb-oz': 'Pounds and ounces', 'decimal-lb': 'Pounds with decimals' },
  example: { event: 'Same as its leaderboard', 'lb-oz': '14-07', 'decimal-lb': '14.44' },
} as const
