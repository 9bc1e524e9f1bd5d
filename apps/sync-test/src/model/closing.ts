/**
 * After the evening the people sit together: what is asked is answered by everybody who may, then the tournament becomes official,
 * once. Everything through the calls of the screens.
 */
import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentResult } from '@ramplight/contract/results/tournament-results'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { CallError } from '../../../web/src/platform/call-error.ts'
import type { Day } from './at-the-ramp.ts'
import { tell } from './day.ts'
import { withHands } from './hands.ts'
import { answerFlags } from './promises/answer-flags.ts'
import { answerQuestions } from './promises/answer-questions.ts'
import type { As } from './promises/as.ts'
import { p4NothingOverQuestions } from './promises/p4-nothing-over-questions.ts'
import { p8PaidOnce } from './promises/p8-paid-once.ts'
import { p9Tickets } from './promises/p9-tickets.ts'
import { p10NoVoidOverCorrection } from './promises/p10-no-void-over-correction.ts'
import { callWithoutBook } from './screens.ts'

/** What cannot be finished, whatever is answered: nobody weighed, or not on every day. */
const NOT_YET = new Set(['results.none', 'not every day is fished'])

export async function closing(day: Day): Promise<string[]> {
  const as: As = (person, work) => withHands(day, { person, isExpired: false, isOnline: true, fault: null, die: () => {} }, work)
  const { rows } = await day.server.pool.query('select deleted, status from tournaments where id = $1', [day.tournament])
  if (rows[0].deleted) return p4NothingOverQuestions(day)
  // Somebody is in a hurry: what is asked keeps it open. What is official is not asked about any more.
  const isOfficial = rows[0].status === 'Completed' || typeof (await finish(day, as)) === 'object'
  if (!isOfficial) {
    const asked = [...(await answerQuestions(day, as)), ...(await answerFlags(day, as))]
    if (asked.length) return asked
    const told = await finish(day, as)
    if (typeof told === 'string' && !NOT_YET.has(told)) return [`P3 everything is answered, and the day cannot be closed: ${told}`]
  }
  tell(day, isOfficial ? 'the tournament was official at once' : 'the tournament was closed after the answers')
  return [
    ...(await p4NothingOverQuestions(day)),
    ...(await p8PaidOnce(day)),
    ...(await p9Tickets(day)),
    ...(await p10NoVoidOverCorrection(day)),
  ]
}

/** The result; or why there is none, by its code. */
const finish = (day: Day, as: As): Promise<TournamentResult | string> =>
  as(day.people.ana, () =>
    callWithoutBook(tournamentResultCalls.preview, { params: { id: day.tournament } })
      .then(({ revision }) =>
        callWithoutBook(tournamentResultCalls.create, { body: { _id: newId(), tournament: day.tournament, revision } }),
      )
      .then(
        (result) => (result.dateFinalized ? result : 'not every day is fished'),
        (error: unknown) => {
          if (error instanceof CallError) return error.code
          throw error
        },
      ),
  )
