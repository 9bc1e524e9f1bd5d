import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq } from 'drizzle-orm'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { activeOnes } from '#platform/http/scopes'
import { topicSections } from './topic-sections.table.ts'

export const topicSectionStore = records(topicSections, 'topic-sections')

export const visibleSections = activeOnes(topicSections)

/** To be used inside another query. */
export const idsOfSectionsSeenBy = (db: Queryable, actor: Actor | null) =>
  db
    .select({ id: topicSections.id })
    .from(topicSections)
    .where(and(eq(topicSections.deleted, false), visibleSections(actor)))
