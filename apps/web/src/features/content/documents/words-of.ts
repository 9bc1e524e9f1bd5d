import type { Document } from '@ramplight/contract/content/documents'

/** What the director wrote beside it: the words of their form. */
export const wordsOf = ({ requestedDocInfo }: Document): string =>
  Object.values(requestedDocInfo ?? {})
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .join(' ')
