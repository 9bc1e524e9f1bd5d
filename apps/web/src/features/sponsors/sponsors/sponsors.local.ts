import { sponsorCalls as calls, type Sponsor, sponsor } from '@ramplight/contract/sponsors/sponsors'
import type { LocalRow } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { decodeAll, type LocalFamily, readFamily, rowsOf } from '#platform/local-families/local-family.ts'

type Row = Sponsor & LocalRow
type Tour = { _id: string; director: string }

const SPONSORS: LocalFamily<Sponsor> = {
  tbl: 'sponsors',
  record: sponsor,
  indexes: ['tour'],
  besides: ['tours'],
  // What hangs on a deleted tour is gone with it.
  seen: async (local) => {
    const tours = new Set((await local.rows('tours')).map(({ _id }) => _id))
    return ({ tour }) => !tour || tours.has(tour)
  },
}

readFamily(calls, SPONSORS)

/** Those of a director's tours and of their own book; of who helps, also those of the directors they help. */
readLocally(calls.ofDirector, {
  tables: ['sponsors', 'tours'],
  answer: async ({ params: { id } }, local) => decodeAll(SPONSORS, (await rowsOf(SPONSORS, local)).filter(await isOf(id, local))),
})

async function isOf(id: string, local: Local): Promise<(row: Row) => boolean> {
  const tours = new Map((await local.rows<Tour>('tours')).map((tour) => [tour._id, tour.director]))
  const { user } = local
  const directors = new Set([id, ...(id === user._id && user.isAssistant ? tours.values() : [])])
  return ({ tour, director }) => directors.has((tour ? tours.get(tour) : director) ?? '')
}
