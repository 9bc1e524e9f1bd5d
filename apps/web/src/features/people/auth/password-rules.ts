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

/** The shortest that the first sentence of the specification takes; the checklist and the server ask for more (A01). */
const SHORTEST_SAID = 6

/** What is wrong with a new password, or null. Whether it is easy to guess only the server can say (docs/decisions/0024). */
export function passwordError(password: string): string | null {
  if (!password) return t('passwordRequired')
  if (password.length < SHORTEST_SAID) return t('passwordMin')
  if (!isLongEnough(password)) return t('rules.length')
  return isGoodPassword(password) ? null : t('passwordRules')
}

/** The checklist beside what is wrong: two lengths are never asked for at once. */
export const passwordRulesBeside = (error: unknown): readonly PasswordRule[] =>
  passwordRules().filter(({ label }) => error !== t('passwordMin') || label !== t('rules.length'))
