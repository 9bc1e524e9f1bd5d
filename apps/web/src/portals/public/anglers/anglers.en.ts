export const texts = {
  what: 'angler’s card',
  results: 'Official results',
  none: 'No official results yet.',
  place: 'Place',
  tied: 'T{place, number}',
} as const
