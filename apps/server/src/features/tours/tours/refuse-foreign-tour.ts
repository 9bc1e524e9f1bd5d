import { refused } from '@ramplight/domain/kernel/errors'
import { canAny } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Queryable } from '#platform/database/types'
import { findTour } from './tours.store.ts'

/** What hangs on a tour is hung there by who edits it. */
export async function refuseForeignTour(db: Queryable, actor: Actor, tour: string | null | undefined): Promise<void> {
  if (tour && !canAny(actor, 'tour.edit', await findTour(db, tour))) throw refused('reference.unknown', { field: 'tour' })
}
