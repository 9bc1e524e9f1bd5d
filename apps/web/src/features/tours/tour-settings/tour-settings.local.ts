import { tourSettingsCalls as calls, type TourSettings, tourSettings } from '@ramplight/contract/tours/tour-settings'
import { actorOf } from '#features/local/local-actor.ts'
import { notFound, readFamily, recordsOf } from '#features/local/local-family.ts'
import { readLocally } from '#platform/local/local-calls.ts'

const SETTINGS = { tbl: 'tour-settings', record: tourSettings, partial: [], indexes: ['tour'] } as const

readFamily(
  { list: calls.list, get: calls.get, search: calls.search },
  {
    ...SETTINGS,
    seen: async (local) => {
      const { tours } = await actorOf(local)
      return ({ tour }) => tours.includes(tour)
    },
  },
)

/**
 * A tour has one row of settings. Where there is none yet, it is shown with nothing set, under the id of its tour: the server
 * makes the row when it is first asked for.
 */
readLocally(calls.byTour, {
  tables: ['tour-settings', 'tours'],
  answer: async ({ params: { id } }, local): Promise<TourSettings> => {
    const [stored] = await recordsOf(SETTINGS, local, { index: 'tour', is: id })
    if (stored) return stored
    const tour = await local.row<{ createdAt: string }>('tours', id)
    if (!tour) throw notFound()
    const { createdAt = local.now().toISOString() } = tour
    return { _id: id, _rev: 0, createdAt, updatedAt: createdAt, tour: id }
  },
})
