export const texts = {
  keyboard: 'Keyboard',
} as const
