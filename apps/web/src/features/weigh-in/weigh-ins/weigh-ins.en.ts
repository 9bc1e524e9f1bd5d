export const texts = {
  boat: 'Boat {number}',
} as const
