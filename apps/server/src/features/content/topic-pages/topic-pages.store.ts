import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { firstOf } from '#platform/database/first-of'
import { records } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import { idsOfSectionsSeenBy } from '../topic-sections/index.ts'
import { topicPages } from './topic-pages.table.ts'

export const topicPageStore = records(topicPages, 'topic-pages')
export type TopicPageRow = typeof topicPages.$inferSelect

/** Pages of active sections are for everybody; one that stands in no section yet is for admins. */
export const visiblePages = (db: Db, actor: Actor | null): SQL | undefined =>
  isAdmin(actor) ? undefined : inArray(topicPages.section, idsOfSectionsSeenBy(db, actor))

export const hasPages = async (db: Queryable, section: string): Promise<boolean> =>
  (await firstOf(db, topicPageStore, eq(topicPages.section, section))) !== null

type Place = Pick<TopicPageRow, 'id' | 'section' | 'parentPage'>

/** These pages and all above them, in one statement, however deep. */
export async function withAllAbove(db: Queryable, ids: string[]): Promise<Place[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<{ id: string; section: string | null; parent_page: string | null }>(sql`
    with recursive above as (
      select id, section, parent_page from topic_pages where id = any(${sql.param(ids)}::text[]) and not deleted
      union
      select page.id, page.section, page.parent_page from topic_pages page join above on page.id = above.parent_page where not page.deleted
    )
    select id, section, parent_page from above`)
  return rows.map(({ parent_page, ...page }) => ({ ...page, parentPage: parent_page }))
}

/** Those of these pages that others stand below. */
export async function withPagesBelow(db: Queryable, ids: string[]): Promise<TopicPageRow[]> {
  return topicPageStore.list(db, inArray(topicPages.parentPage, ids), { limit: 1 })
}
