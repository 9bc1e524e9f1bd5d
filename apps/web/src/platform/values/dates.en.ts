export const texts = {
  none: 'No date yet',
  range: '{first} – {last} · {count, number} days',
  from: '{first} · {count, number} days',
} as const
