export const texts = {
  title: 'Weights',
  about:
    'On this device, on the pages of tournaments, on your day and in your results. The sums of an entry stay as they were weighed, because they add up there; so do boards, and events in kilograms or inches.',
  weights: 'Show pounds as',
  unit: { event: 'The event shows them', 'lb-oz': 'Pounds and ounces', 'decimal-lb': 'Pounds with decimals' },
  example: { event: 'As on its board', 'lb-oz': '14-07', 'decimal-lb': '14.44' },
} as const
