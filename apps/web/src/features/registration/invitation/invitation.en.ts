export const texts = {
  text: '{count, plural, one {{names} invites} other {{names} invite}} you to fish {tournament}.',
  fee: '{money} per boat',
  noFee: 'No entry fee',
  logIn: 'Log in or create an account to join.',
} as const
