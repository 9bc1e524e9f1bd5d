import { NUMBERS } from '@ramplight/contract/sync/numbers-question'
import type { Question } from '@ramplight/contract/sync/questions'
import { writeRecent } from '@ramplight/ui/values/times'
import { labelOf, nounOf } from '#platform/labels/labels.ts'
import type { Book } from '#platform/local/book/book.ts'
import { writeField } from '../changes/field-words.ts'
import { finderOf } from '../changes/find-row.ts'
import { type FindRow, nameOfRow } from '../changes/record-names.ts'
import type { QuestionWords } from './numbers-words.ts'
import { numbersWords, sideName } from './numbers-words.ts'
import { t } from './questions.texts.ts'

type OfOneRecord = [Question, ...Question[]]

/** Open questions, those of one record together; about all numbers of a tournament by themselves. */
export function questionsByRecord(questions: readonly Question[]): OfOneRecord[] {
  const groups = Map.groupBy(questions, ({ _id, tbl, rec, field }) => (field === NUMBERS ? _id : `${tbl} ${rec}`))
  return [...groups.values()] as OfOneRecord[]
}

/** Both values of every field, in its words and units, with who said so and when. `me`: who looks at it. */
export async function questionWords(questions: readonly Question[], find: FindRow, me: string): Promise<QuestionWords> {
  const [{ tbl, rec, mineBy, theirsBy, mineAdmin, theirsAdmin }] = questions as OfOneRecord
  const row = (await find(tbl, rec)) ?? {}
  const around = { find, row }
  const [first] = questions
  if (first?.field === NUMBERS) return numbersWords(first, find, me)
  const [mineName, theirsName] = await Promise.all([
    sideName(find, mineBy, mineAdmin, mineBy === me ? t('questionWords.yours') : null),
    sideName(find, theirsBy, theirsAdmin, theirsBy === me ? t('questionWords.yoursElsewhere') : null),
  ])
  const changedAt = typeof row.updatedAt === 'string' ? writeRecent(row.updatedAt) : undefined
  const fields = questions.map(async ({ _id, field, mine, theirs, at }) => ({
    key: _id,
    label: labelOf(tbl, field),
    left: { text: await writeField(tbl, field, mine, around), by: writeRecent(at) },
    right: { text: await writeField(tbl, field, theirs, around), by: changedAt },
  }))
  const name = await nameOfRow(find, tbl, row)
  const goesWith = questions.flatMap(({ field, beside }) => {
    const others = Object.keys(beside ?? {}).map((other) => labelOf(tbl, other).toLowerCase())
    return others.length ? [t('questionWords.goesWith', { record: labelOf(tbl, field).toLowerCase(), others: others.join(', ') })] : []
  })
  return {
    title: [nounOf(tbl), name].filter(Boolean).join(' · '),
    mineName,
    theirsName,
    fields: await Promise.all(fields),
    differs: goesWith,
  }
}

/** For `useLocal`. */
export const questionWordsOf = (book: Book, questions: readonly Question[]): Promise<QuestionWords> =>
  questionWords(questions, finderOf(book), book.local.user._id)
