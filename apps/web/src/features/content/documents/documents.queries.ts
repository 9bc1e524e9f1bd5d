import { documentCalls } from '@ramplight/contract/content/documents'
import { queryOf } from '#platform/query.ts'

/** What the anglers of a tournament are asked for and have handed in. */
export const documentsOfEvent = (tournament: string) => queryOf(documentCalls.search, { body: { tournament, selectAll: true } })

/** What is asked of a person, and what they have handed in. */
export const documentsOf = (id: string) => queryOf(documentCalls.byUser, { params: { id } })
