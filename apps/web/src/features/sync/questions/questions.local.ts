import { questionCalls as calls, question } from '@ramplight/contract/sync/questions'
import { isOpen } from '@ramplight/sync/questions/answer'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'

/** The open ones are on every device of whoever may answer; those that are answered are on the server alone. */
readLocally(calls.search, {
  tables: ['questions'],
  answer: async ({ body: { tournament } }, local) => {
    const rows = tournament ? await local.rows('questions', { index: 'tournament', is: tournament }) : await local.rows('questions')
    return rows
      .filter(isOpen)
      .map((row) => decodeRow(question, row))
      .sort((a, b) => (`${a.at} ${a._id}` < `${b.at} ${b._id}` ? -1 : 1))
  },
})
