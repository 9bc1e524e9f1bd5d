import type { PasswordRule } from '@ramplight/ui/form/password-field.tsx'
import { t } from './auth.texts.ts'

/** The four parts of the product's password pattern, ticked off while one types. */
export const passwordRules = (): readonly PasswordRule[] => [
  { label: t('rules.length'), test: (password) => password.length >= 8 && password.length <= 128 },
  { label: t('rules.lower'), test: (password) => /[a-z]/.test(password) },
  { label: t('rules.upper'), test: (password) => /[A-Z]/.test(password) },
  { label: t('rules.sign'), test: (password) => /[@#$%^&+=?!*]/.test(password) },
]

export const isGoodPassword = (password: string): boolean => passwordRules().every(({ test }) => test(password))
