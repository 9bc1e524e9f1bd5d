import { tourSettingsCalls as calls, type TourSettings, tourSettings } from '@ramplight/contract/tours/tour-settings'
import { can } from '@ramplight/domain/policies/policies'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { actorOf } from '#platform/local-families/local-actor.ts'
import { type LocalFamily, notFound, readFamily, recordsOf, searchLocal } from '#platform/local-families/local-family.ts'

const SETTINGS: LocalFamily<TourSettings> = {
  tbl: 'tour-settings',
  record: tourSettings,
  indexes: ['tour'],
  besides: ['tours'],
  seen: async (local) => {
    const { tours } = await actorOf(local)
    return ({ tour }) => tours.includes(tour)
  },
}

readFamily({ list: calls.list, get: calls.get }, SETTINGS)

/** All at once: a person has as many as tours. */
readLocally(calls.search, {
  tables: ['tour-settings', 'tours'],
  answer: (asked, local) => searchLocal(SETTINGS, local, { tour: asked.body.tour }),
})

/**
 * A tour has one row of settings. Where there is none yet, it is shown with nothing set, under the id of its tour: the server
 * makes the row when it is first asked for.
 */
readLocally(calls.byTour, {
  tables: ['tour-settings', 'tours'],
  answer: async ({ params: { id } }, local): Promise<TourSettings> => {
    const [stored] = await recordsOf(SETTINGS, local, { index: 'tour', is: id })
    if (stored) return stored
    const tour = await local.row<{ createdAt: string; director: string }>('tours', id)
    if (!tour || !can(await actorOf(local), 'tour.edit', { id, director: tour.director })) throw notFound()
    const { createdAt = local.now().toISOString() } = tour
    return { _id: id, _rev: 0, createdAt, updatedAt: createdAt, tour: id }
  },
})
