import type { PasswordRule } from '@ramplight/ui/form/password-field.tsx'

/** The four parts of the product's password pattern, ticked off while one types. */
export const passwordRules: readonly PasswordRule[] = [
  { label: '8 to 128 characters', test: (password) => password.length >= 8 && password.length <= 128 },
  { label: 'A lowercase letter', test: (password) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', test: (password) => /[A-Z]/.test(password) },
  { label: 'One of @ # $ % ^ & + = ? ! *', test: (password) => /[@#$%^&+=?!*]/.test(password) },
]

export const isGoodPassword = (password: string): boolean => passwordRules.every(({ test }) => test(password))
