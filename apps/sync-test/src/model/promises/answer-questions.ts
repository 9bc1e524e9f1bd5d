import { type Question, questionCalls } from '@ramplight/contract/sync/questions'
import { CallError } from '../../../../web/src/platform/call-error.ts'
import type { Admin, Day, Person } from '../at-the-ramp.ts'
import { tell } from '../day.ts'
import { callWithoutBook } from '../screens.ts'
import type { As } from './as.ts'

/** More than any day needs: each answer ends a question and opens none. */
const MOST_TURNS = 3

/**
 * P3: what is asked can be answered by everybody who may, and answering ends. Director, co-director and system admin see the same
 * questions, and take turns.
 */
export async function answerQuestions(day: Day, as: As): Promise<string[]> {
  const { ana, bo, hal } = day.people
  const everybody: (Person | Admin)[] = [ana, bo, day.admin]
  const open = (person: Person | Admin) => as(person, () => callWithoutBook(questionCalls.search, { body: { tournament: day.tournament } }))
  const first = await open(ana)
  const missing: string[] = []
  for (const person of everybody.slice(1)) {
    const shown = new Set((await open(person)).map(({ _id }) => _id))
    for (const one of first) if (!shown.has(one._id)) missing.push(`P3 ${ana.who} is asked ${inWords(one)}, and ${person.who} is not`)
  }
  if (missing.length) return missing
  let left = first
  for (let turn = 0; left.length > 0 && turn < MOST_TURNS; turn++) {
    for (const [index, question] of left.entries()) {
      // An assistant answers what they are shown.
      const ofHal = (await open(hal).catch(() => [])).some(({ _id }) => _id === question._id)
      const mayAnswer = ofHal ? [...everybody, hal] : everybody
      const person = mayAnswer[(index + turn + Number.parseInt(question._id.slice(-2), 16)) % mayAnswer.length]!
      tell(day, question.field === 'numbers' ? 'two draws are answered' : `${question.field} is answered`)
      const told = await as(person, () => answer(question, (index + turn) % 2 ? 'mine' : 'theirs'))
      if (told) return [`P3 ${person.who} cannot answer ${inWords(question)}: ${told}`]
    }
    left = await open(ana)
  }
  return left.map((one) => `P3 answering does not end: ${inWords(one)} is asked after ${MOST_TURNS} turns`)
}

/** Something else stands there by now, or somebody was faster: then it is asked again, or answered. */
const IS_ALL_RIGHT = new Set(['question.changed', 'question.answered'])

async function answer({ _id, theirs }: Question, take: 'mine' | 'theirs'): Promise<string | null> {
  const said = (way: 'mine' | 'theirs') => callWithoutBook(questionCalls.answer, { params: { id: _id }, body: { take: way, seen: theirs } })
  try {
    await said(take)
    return null
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (IS_ALL_RIGHT.has(error.code)) return null
    // What cannot be any more is told, and what is there stays.
    if (take === 'theirs' || error.status >= 500) return error.message
    return said('theirs').then(
      () => null,
      (again: Error) => again.message,
    )
  }
}

const inWords = ({ tbl, rec, field, mine, theirs }: Question) =>
  `${field} of ${tbl} ${rec} (${JSON.stringify(mine)} or ${JSON.stringify(theirs)})`
