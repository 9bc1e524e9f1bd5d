export const texts = {
  text: '{count, plural, one {{names} invites} other {{names} invite}} you to fish {tournament}.',
  fee: '{money} per boat',
  noFee: 'No entry fee',
  waits: 'The field is full. This team is on the waiting list, and you pay once it has a spot.',
  logIn: 'Log in or create an account to join.',
} as const
