import { documentCalls } from '@ramplight/contract/content/documents'
import { queryOf } from '#platform/query.ts'

/** What is asked of a person, and what they have handed in. */
export const documentsOf = (id: string) => queryOf(documentCalls.byUser, { params: { id } })
