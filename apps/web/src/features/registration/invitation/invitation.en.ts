export const texts = {
  text: '{count, plural, one {{names} asks} other {{names} ask}} you to fish {tournament} together.',
  fee: '{money} per boat',
  noFee: 'No entry fee',
  logIn: 'Log in or create an account to join.',
} as const
