import { email } from '@ramplight/contract/kernel/typed'
import { t } from './auth.texts.ts'

/** What is wrong with an address, in the two sentences of the specification (A04); the server's own pattern says what is one. */
export const emailError = (typed: string): string | null => {
  if (!typed.trim()) return t('emailEmpty')
  return email.safeParse(typed).success ? null : t('emailInvalid')
}
