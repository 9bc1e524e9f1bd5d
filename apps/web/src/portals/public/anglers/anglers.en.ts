export const texts = {
  card: 'Angler’s card',
  what: 'angler’s card',
  results: 'Official results',
  none: 'No official results yet.',
  place: 'Place',
  tied: 'T{place, number}',
} as const
