import { translationsOf } from '@ramplight/ui/language/texts'
import type { FINDINGS as Findings } from './finding-patterns.ts'

type Finding = keyof typeof Findings

/** Comes with another language: in English all is said already. */
let findings: typeof Findings | null = null

const translated = translationsOf<Record<Finding, string>>({
  es: async () => {
    const [texts, patterns] = await Promise.all([import('./findings.es.ts'), import('./finding-patterns.ts')])
    findings = patterns.FINDINGS
    return texts
  },
})

/** What a schema says of a field, in the language on the screen; a sentence that nobody knows stays as it came. */
export function findingWords(message: string): string {
  const t = translated()
  if (!t || !findings) return message
  for (const [finding, pattern] of Object.entries(findings)) {
    const found = message.match(pattern)
    if (found) return t(finding as Finding, { ...found.groups })
  }
  return message
}
