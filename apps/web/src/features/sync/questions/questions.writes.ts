import { NUMBERS, type NumbersOffered } from '@ramplight/contract/sync/numbers-question'
import { questionCalls as calls, type Question, question } from '@ramplight/contract/sync/questions'
import { refused } from '@ramplight/domain/kernel/errors'
import { answerChanges, isOpen } from '@ramplight/sync/questions/answer'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { write } from '#platform/local-writes/write.ts'

/** The boats of the draw that was chosen, as they will be. */
async function boatsOf({ field, mine }: Question, local: Local): Promise<Change[]> {
  if (field !== NUMBERS) return []
  const { boats } = mine as NumbersOffered
  const here = new Set(
    (
      await local.rowsOf(
        'tournament-entries',
        boats.map(({ _id }) => _id),
      )
    ).map(({ _id }) => _id),
  )
  return boats.flatMap(({ _id, boatNumber, flight }): Change[] =>
    here.has(_id) ? [{ kind: 'show', tbl: 'tournament-entries', id: _id, shown: { boatNumber, flight: flight ?? null } }] : [],
  )
}

/** Answered here, also without a network; the first answer that the server takes counts. */
write(calls.answer, async ({ params: { id }, body: { seen: _, ...choice } }, local) => {
  const row = await local.row('questions', id)
  if (!row) throw refused('record.not-found')
  const asked = decodeRow(question, row)
  if (!isOpen(asked)) throw refused('question.answered')
  return {
    changes: [...answerChanges(asked, choice), ...(choice.take === 'mine' ? await boatsOf(asked, local) : [])],
    answer: async () => ({ ...asked, state: 'done' as const, answeredBy: local.user._id }),
  }
})
