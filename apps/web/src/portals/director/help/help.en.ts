export const texts = {
  keyboard: 'Keyboard shortcuts',
} as const
