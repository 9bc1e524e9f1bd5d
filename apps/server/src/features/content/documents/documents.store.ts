import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { idsRunBy } from '#features/tournaments/tournaments/index'
import { seasonsEditedBy } from '#features/tours/seasons/index'
import { idsOfToursEditedBy } from '#features/tours/tours/index'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { documents } from './documents.table.ts'

export const documentStore = records(documents, 'documents')

/** The policy `document.see` as a condition. */
export function visibleDocuments(db: Db, actor: Actor | null): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (!actor) return sql`false`
  return or(
    eq(documents.user, actor.id),
    eq(documents.director, actor.id),
    inArray(documents.tournament, idsRunBy(db, actor)),
    inArray(documents.season, seasonsEditedBy(db, actor)),
    inArray(documents.tour, idsOfToursEditedBy(db, actor)),
  )
}
