import type { Trashed } from '@ramplight/sync/quarantine/bring-back'
import type { GivenUp, TrashRow } from '@ramplight/sync/types'
import { nounOf } from '#platform/labels/labels.ts'
import type { Book } from '#platform/local/book/book.ts'
import { engineTable } from '#platform/local/store/local-db.ts'
import { changeWords } from './change-words.ts'
import { t } from './changes.texts.ts'
import { finderOf } from './find-row.ts'
import { nameOf, nameOfRow } from './record-names.ts'

/** What was deleted or given up here at one moment, and can come back. */
export type Discarded = Trashed & { words: string; what: string; who: string }

const whatBecame = (): Record<Exclude<GivenUp['why'], 'told'>, string> => ({
  discarded: t('discarded.discarded'),
  replaced: t('discarded.anotherOneWasSaved'),
  deleted: t('discarded.deleted'),
})

/** What was told in its form is still there, or was typed again: it is in no list. */
const isListed = ({ why }: GivenUp): boolean => why !== 'told'

/** Newest first, in a director's words. */
export async function discarded(book: Book): Promise<Discarded[]> {
  const rows = await engineTable(book.db, 'trash').toArray()
  const all = await Promise.all(rows.map((row) => partsOf(row, book)))
  return all.flat().sort((a, b) => (a.at < b.at ? 1 : -1))
}

async function partsOf({ tbl, id, doc, at, why, given = [] }: TrashRow, book: Book): Promise<Discarded[]> {
  const find = finderOf(book)
  const who = async (user: string) =>
    (user === book.local.user._id ? t('discarded.you') : await nameOf(find, 'users', user)) || t('discarded.somebodyElse')
  const moments = [...Map.groupBy(given.filter(isListed), ({ givenUpAt }) => givenUpAt)]
  const changes = moments
    .filter(([moment]) => !(why === 'deleted' && moment === at))
    .map(async ([moment, ops]): Promise<Discarded> => {
      const words = await Promise.all(ops.map((op) => changeWords(op, find)))
      const [first] = ops as [GivenUp]
      return {
        tbl,
        id,
        at: moment,
        words: words.join('; '),
        what: whatBecame()[first.why as keyof ReturnType<typeof whatBecame>],
        who: await who(first.user),
      }
    })
  if (why !== 'deleted' || !doc) return Promise.all(changes)
  const name = [nounOf(tbl), await nameOfRow(find, tbl, doc)].filter(Boolean).join(' · ')
  const deletion = { tbl, id, at, words: name.charAt(0).toUpperCase() + name.slice(1), what: whatBecame().deleted, who: t('discarded.you') }
  return [deletion, ...(await Promise.all(changes))]
}
