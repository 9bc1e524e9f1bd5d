import { hash24 } from '@ramplight/domain/kernel/hash24'
import type { Doer } from '#platform/audit/doer'
import type { Queryable } from '#platform/database/types'
import { topicPageStore } from '../topic-pages/index.ts'
import { topicSectionStore } from '../topic-sections/index.ts'
import { FIRST_HELP } from './pages.ts'

const idOf = (...names: string[]): string => hash24(['first-help', ...names].join('/'))

/** A system that has never had a section of the help begins with these pages. Where an admin has written any, nothing is added. */
export async function addFirstHelp(db: Queryable, doer: Doer): Promise<void> {
  const { table } = topicSectionStore
  if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return
  const sections = FIRST_HELP.map(({ key, title }) => ({ id: idOf(key), section_key: key, title }))
  await topicSectionStore.insertMany(db, sections, doer, (row) => ({ summary: `Section ${row.title} of the help` }))
  const pages = FIRST_HELP.flatMap(({ key, pages }) =>
    pages.map(({ name, title, body }, index) => ({ id: idOf(key, name), section: idOf(key), title, content: body, order: index + 1 })),
  )
  await topicPageStore.insertMany(db, pages, doer, (row) => ({ summary: `Page ${row.title} of the help` }))
}
