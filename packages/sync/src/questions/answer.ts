import type { Answer, Question } from '@ramplight/contract/sync/questions'
import { type Pen, record } from '../outbox/record.ts'
import type { Store, StoreTx } from '../ports.ts'
import type { Change, QuestionRow, Recorded } from '../types.ts'

export type Choice = Pick<Answer, 'take' | 'value'>

/** What has to be answered here: of a question that was answered on this device, the answer is on its way. */
export const isOpen = (row: object): boolean => 'state' in row && row.state === 'open'

export const openQuestions = async (tx: StoreTx): Promise<QuestionRow[]> =>
  (await tx.rows('questions').all()).filter(isOpen) as QuestionRow[]

/**
 * A person has seen both values. The answer goes to the server as a whole, with what stood there when it was given: the first that
 * the server takes counts. What it will make of the record is shown here until then.
 */
export function answerChanges({ _id, tbl, rec, field, tournament, mine, theirs, beside }: Question, choice: Choice): Change[] {
  const body = { ...choice, seen: theirs, rec, ...(tournament && { tournament }) }
  const value = choice.take === 'mine' ? mine : choice.value
  const isOfRecord = choice.take !== 'theirs' && field !== WHOLE
  return [
    { kind: 'call', call: 'answer', tbl: 'questions', id: _id, body, shown: { state: 'done' } },
    ...(isOfRecord ? [{ kind: 'show' as const, tbl, id: rec, shown: { ...(choice.take === 'mine' && beside), [field]: value } }] : []),
  ]
}

/** Of a tournament: no field of its record, but all numbers of its boats. */
const WHOLE = 'numbers'

/** Null: it is answered already, or not known here. */
export async function answer(store: Store, id: string, choice: Choice, pen: Pen): Promise<Recorded | null> {
  const question = (await store.read(['questions'], (tx) => tx.rows('questions').get(id))) as QuestionRow | undefined
  if (!question || !isOpen(question)) return null
  return (await record(store, answerChanges(question, choice), pen))[0] ?? null
}
