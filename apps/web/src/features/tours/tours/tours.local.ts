import { type Tour, tour, tourCalls } from '@ramplight/contract/tours/tours'
import { can } from '@ramplight/domain/policies/policies'
import type { Local } from '#platform/local/answers/local.ts'
import { actorOf } from '#platform/local-families/local-actor.ts'
import { readFamily } from '#platform/local-families/local-family.ts'

/** How a tour pays is for those who edit it. */
async function present(tours: Tour[], local: Local): Promise<Tour[]> {
  const actor = await actorOf(local)
  return tours.map((one) => ({ ...one, payout: can(actor, 'tour.edit', { id: one._id, director: one.director }) ? one.payout : null }))
}

readFamily({ ...tourCalls, pagedSearch: tourCalls.dataSourceSearch }, { tbl: 'tours', record: tour, present })
