import { errorMessages } from '@ramplight/domain/kernel/errors'
import { t } from './auth.texts.ts'

/** A sentence of the server as a pattern: `{minutes}` is whatever stands there. */
const patternOf = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`)

const KNOWN: readonly { pattern: RegExp; say: (found: Record<string, string>) => string }[] = [
  { pattern: patternOf(errorMessages['login.failed']), say: () => t('wrong') },
  { pattern: patternOf(errorMessages['login.too-many']), say: ({ minutes = '' }) => t('tooMany', { minutes }) },
  { pattern: patternOf(errorMessages['login.inactive']), say: () => t('inactive') },
  { pattern: patternOf(errorMessages['login.unproved']), say: () => t('unproved') },
  { pattern: patternOf(errorMessages['code.wrong']), say: () => t('codeWrong') },
]

/**
 * Why somebody may not come in, in the language of this device. An answer of the sign-in carries the sentence and no code,
 * so that the sentence is what is known; another one stays as the server wrote it.
 */
export function refusalWords(said: string): string {
  for (const { pattern, say } of KNOWN) {
    const found = pattern.exec(said)
    if (found) return say(found.groups ?? {})
  }
  return said
}
