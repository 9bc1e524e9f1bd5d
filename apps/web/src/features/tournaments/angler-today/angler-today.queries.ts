import { queryOf } from '#platform/query.ts'
import { calls } from './angler-today.open-calls.ts'

export const myEntriesQuery = (user: string) => queryOf(calls.entriesOf, { body: { user, selectAll: true } })
export const boardQuery = (tournament: string) => queryOf(calls.board, { params: { id: tournament } })
