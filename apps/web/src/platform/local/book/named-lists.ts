import { NAMED_LISTS } from '@ramplight/contract/sync/tables'
import type { OutboxRow } from '@ramplight/sync/types'
import { Dexie } from 'dexie'
import { engineTable, type LocalDb } from '../store/local-db.ts'

export type ListName = keyof typeof NAMED_LISTS
export type NamedLists = Record<ListName, () => Promise<OutboxRow[]>>

/**
 * The to-sync and to-delete lists of the specification (1 §3), by its names: views of the one outbox, whose order across tables
 * could not be kept in thirteen pairs of tables.
 */
export function namedLists(db: LocalDb): { toSync: NamedLists; toDelete: NamedLists } {
  const listsOf = (isListed: (row: OutboxRow) => boolean): NamedLists => {
    const lists = Object.entries(NAMED_LISTS).map(([name, tbl]) => {
      const rows = () => engineTable(db, 'outbox').where('[tbl+id]').between([tbl, Dexie.minKey], [tbl, Dexie.maxKey])
      return [name, () => rows().filter(isListed).sortBy('n')]
    })
    return Object.fromEntries(lists)
  }
  return { toSync: listsOf(({ kind }) => kind !== 'del'), toDelete: listsOf(({ kind }) => kind === 'del') }
}
