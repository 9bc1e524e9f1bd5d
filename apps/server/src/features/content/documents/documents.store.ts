import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { idsEditedBy, idsRunBy } from '#features/tournaments/tournaments/index'
import { seasonsEditedBy } from '#features/tours/seasons/index'
import { idsOfToursEditedBy } from '#features/tours/tours/index'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import { documents } from './documents.table.ts'

export const documentStore = records(documents, 'documents')

/** `isTaxForm` of the domain as a condition. */
export const isW9 = sql`${documents.label} ~* '\\mw-?9\\M'`

/** The policy `document.see` as a condition. */
export function visibleDocuments(db: Db, actor: Actor | null): SQL | undefined {
  if (isAdmin(actor)) return undefined
  if (!actor) return sql`false`
  return or(
    eq(documents.user, actor.id),
    eq(documents.director, actor.id),
    inArray(documents.tournament, idsEditedBy(db, actor)),
    and(
      not(isW9),
      or(
        inArray(documents.tournament, idsRunBy(db, actor)),
        inArray(documents.season, seasonsEditedBy(db, actor)),
        inArray(documents.tour, idsOfToursEditedBy(db, actor)),
      ),
    ),
  )
}
