export const texts = {
  rules: {
    length: '8 to 128 characters',
    lower: 'A lowercase letter',
    upper: 'An uppercase letter',
    sign: 'One of @ # $ % ^ & + = ? ! *',
  },
  failed: 'That did not work. Please try again.',
  wrong: 'The email or password is not correct.',
  waitSeconds: 'Too many wrong passwords. Try again in {seconds, number} seconds.',
  waitMinutes: 'Too many wrong passwords. Try again in {minutes, number} min.',
  tooMany: 'Too many attempts. Try again in {minutes} minutes, or reset your password.',
  inactive: 'This account is not active. Please contact your director.',
  unproved: 'Prove this email first: ask for a new password, and set it with the code that we send.',
  codeWrong: 'Email or verification code was incorrect.',
} as const
