import type { PasswordRule } from '@ramplight/ui/form/password-field.tsx'
import { t } from './auth.texts.ts'

const isLongEnough = (password: string): boolean => password.length >= 8 && password.length <= 128

/** The four parts of the product's password pattern, ticked off while one types. */
export const passwordRules = (): readonly PasswordRule[] => [
  { label: t('rules.length'), test: isLongEnough },
  { label: t('rules.lower'), test: (password) => /[a-z]/.test(password) },
  { label: t('rules.upper'), test: (password) => /[A-Z]/.test(password) },
  { label: t('rules.sign'), test: (password) => /[@#$%^&+=?!*]/.test(password) },
]

export const isGoodPassword = (password: string): boolean => passwordRules().every(({ test }) => test(password))

/**
 * What is wrong with a new password, or null. The one length is the server’s, so the specification’s sentence about 6 characters is never shown
 * (A01). Whether it is easy to guess only the server can say (docs/decisions/0024).
 */
export function passwordError(password: string): string | null {
  if (!password) return t('passwordRequired')
  if (!isLongEnough(password)) return t('passwordLength')
  return isGoodPassword(password) ? null : t('passwordRules')
}
