/**
 * After the evening the people sit together: what is asked is answered by everybody who may, then the tournament becomes official,
 * once. Everything through the calls of the screens.
 */
import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentResult } from '@ramplight/contract/results/tournament-results'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { CallError } from '../../../web/src/platform/call-error.ts'
import { type Admin, type Day, type Person, tell } from './day.ts'
import { withHands } from './hands.ts'
import { answerFlags } from './promises/answer-flags.ts'
import { answerQuestions } from './promises/answer-questions.ts'
import { p4NothingOverQuestions } from './promises/p4-nothing-over-questions.ts'
import { p8PaidOnce } from './promises/p8-paid-once.ts'
import { callWithoutBook } from './screens.ts'

/** What somebody asks of the server, without a book. */
export type As = <T>(person: Person | Admin, work: () => Promise<T>) => Promise<T>

/** Who cannot be finished: nobody weighed, not every day is fished, or there is no tournament any more. */
const NOT_YET = new Set(['results.none', 'results.no-tournament', 'record.not-found', 'results.already-final'])

export async function closing(day: Day): Promise<string[]> {
  const as: As = (person, work) => withHands(day, { person, isExpired: false, isOnline: true, fault: null, die: () => {} }, work)
  const { rows } = await day.server.pool.query('select deleted, status from tournaments where id = $1', [day.tournament])
  if (rows[0].deleted) return p4NothingOverQuestions(day)
  const isOfficial = rows[0].status === 'Completed'
  // What is official is not asked about any more until it is opened again.
  const asked = isOfficial ? [] : [...(await answerQuestions(day, as)), ...(await answerFlags(day, as))]
  if (asked.length) return asked
  const result = isOfficial ? null : await finish(day, as)
  if (typeof result === 'string') return [result]
  tell(day, isOfficial || result?.dateFinalized ? 'the tournament is official' : 'the tournament is not finished')
  return [...(await p4NothingOverQuestions(day)), ...(await p8PaidOnce(day))]
}

async function finish(day: Day, as: As): Promise<TournamentResult | string | null> {
  const body = { _id: newId(), tournament: day.tournament }
  return as(day.people.ana, () =>
    callWithoutBook(tournamentResultCalls.create, { body }).catch((error: unknown) => {
      if (error instanceof CallError && NOT_YET.has(error.code)) return null
      return `P3 everything is answered, and the day cannot be closed: ${(error as Error).message}`
    }),
  )
}
