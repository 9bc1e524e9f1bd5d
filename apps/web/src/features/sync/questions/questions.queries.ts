import { questionCalls } from '@ramplight/contract/sync/questions'
import { queryOf } from '#platform/query.ts'

/** What two people said differently about a tournament, and nobody has answered yet. */
export const questionsQuery = (tournament: string) => queryOf(questionCalls.search, { body: { tournament } })
