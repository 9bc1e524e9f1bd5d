import type { Document } from '@ramplight/contract/content/documents'

/**
 * A document that a director asked for and that nobody has handed in: who hands in a file gives the record a new upload, later than
 * the question.
 */
export const isAskedFor = ({ requestedDocInfo, dateUploaded, createdAt }: Document): boolean =>
  requestedDocInfo != null && Date.parse(dateUploaded) <= Date.parse(createdAt)

/** What the director wrote beside it: the words of their form. */
export const wordsOf = ({ requestedDocInfo }: Document): string =>
  Object.values(requestedDocInfo ?? {})
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .join(' ')
