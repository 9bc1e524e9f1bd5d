export const texts = {
  rules: {
    length: '8 to 128 characters',
    lower: 'A lowercase letter',
    upper: 'An uppercase letter',
    sign: 'One of @ # $ % ^ & + = ? ! *',
  },
  wrong: 'The email or password is not correct.',
  waitSeconds: 'Too many wrong passwords. Try again in {seconds, number} seconds.',
  waitMinutes: 'Too many wrong passwords. Try again in {minutes, number} min.',
} as const
