export const texts = {
  rules: {
    length: '8 to 128 characters',
    lower: 'A lowercase letter',
    upper: 'An uppercase letter',
    sign: 'One of @ # $ % ^ & + = ? ! *',
  },
  passwordRequired: 'Password is required',
  passwordLength: 'Use 8 to 128 characters.',
  passwordRules: 'Your password must meet every rule on the list.',
  emailEmpty: 'Please enter a valid email address.',
  emailInvalid: 'Please enter a valid email',
  wrong: 'Incorrect email or password.',
  waitSeconds: 'Too many wrong passwords. Try again in {seconds, number} seconds.',
  waitMinutes: 'Too many wrong passwords. Try again in {minutes, number} min.',
} as const
