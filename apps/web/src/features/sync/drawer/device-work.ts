import { isOpen } from '@ramplight/sync/questions/answer'
import type { OutboxRow, QuarantineRow, QuestionRow } from '@ramplight/sync/types'
import type { Book } from '#platform/local/book/book.ts'
import { useLocal } from '#platform/local/book/use-local.ts'
import { engineTable, recordsOf } from '#platform/local/store/local-db.ts'
import { changeWords, type WordedChange } from '../changes/change-words.ts'
import { finderOf } from '../changes/find-row.ts'

/** What waits to be sent, what was refused, and what two people said differently that nobody here has answered. */
export type DeviceWork = { outbox: OutboxRow[]; quarantine: QuarantineRow[]; questions: QuestionRow[] }

const NO_WORK: DeviceWork = { outbox: [], quarantine: [], questions: [] }
const readWork = async ({ db }: Book): Promise<DeviceWork> => {
  const [outbox, quarantine, questions] = await Promise.all([
    engineTable(db, 'outbox').orderBy('n').toArray(),
    engineTable(db, 'quarantine').toArray(),
    recordsOf(db, 'questions').toArray(),
  ])
  return {
    outbox,
    quarantine: quarantine.sort((a, b) => (a.refusedAt < b.refusedAt ? -1 : 1)),
    questions: questions.filter(isOpen) as QuestionRow[],
  }
}
/** The same in every tab, and current. */
export const useDeviceWork = (): DeviceWork => useLocal(readWork, undefined, NO_WORK)

const NO_WORDS: string[] = []
const wordsOf = (book: Book, changes: readonly WordedChange[]): Promise<string[]> => {
  const find = finderOf(book)
  return Promise.all(changes.map((change) => changeWords(change, find)))
}
/** One sentence for each change. `changes`: the same list until it is another one. */
export const useChangeWords = (changes: readonly WordedChange[]): string[] => useLocal(wordsOf, changes, NO_WORDS)
