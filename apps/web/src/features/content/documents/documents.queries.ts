import { documentCalls } from '@ramplight/contract/content/documents'
import { queryOf } from '#platform/query.ts'

/** What the anglers of a tournament are asked for and have handed in. */
export const documentsOfEvent = (tournament: string) => queryOf(documentCalls.search, { body: { tournament, selectAll: true } })
