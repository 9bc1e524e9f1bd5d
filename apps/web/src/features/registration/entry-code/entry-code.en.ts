export const texts = {
  show: 'Show QR',
  brightness: 'Turn your screen to full brightness.',
  close: 'Close',
  codeOf: 'QR code of your entry for {tournament}',
  boat: 'Boat {number}',
} as const
