import { hash24 } from '@ramplight/domain/kernel/hash24'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { topicPageStore } from '../topic-pages/index.ts'
import { topicSectionStore } from '../topic-sections/index.ts'
import { FIRST_HELP } from './pages.ts'

const idOf = (...names: string[]): string => hash24(['first-help', ...names].join('/'))

/** A system that has never had a section of the help begins with these pages, all or none. Where an admin has written any, nothing is added. */
export const addFirstHelp = (db: Db, doer: Doer): Promise<void> => inTransaction(db, (tx) => addAll(tx, doer))

async function addAll(tx: Tx, doer: Doer): Promise<void> {
  const { table } = topicSectionStore
  if ((await tx.select({ id: table.id }).from(table).limit(1)).length > 0) return
  // Sections are read in the order in which they were written.
  const begin = Date.parse(doer.at)
  for (const [index, { key, title }] of FIRST_HELP.entries()) {
    const at = new Date(begin + index).toISOString()
    const section = { id: idOf(key), section_key: key, title }
    await topicSectionStore.insertMany(tx, [section], { ...doer, at }, (row) => ({ summary: `Section ${row.title} of the help` }))
  }
  const pages = FIRST_HELP.flatMap(({ key, pages }) =>
    pages.map(({ name, title, body }, index) => ({ id: idOf(key, name), section: idOf(key), title, content: body, order: index + 1 })),
  )
  await topicPageStore.insertMany(tx, pages, doer, (row) => ({ summary: `Page ${row.title} of the help` }))
}
