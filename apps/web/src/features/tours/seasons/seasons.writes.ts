import { division as divisionRecord } from '@ramplight/contract/tours/divisions'
import { type Season, seasonCalls } from '@ramplight/contract/tours/seasons'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'
import { refuseInUse } from '#platform/local-writes/refuse-in-use.ts'
import { t } from './seasons.texts.ts'

type Written = Partial<Pick<Season, 'startDate' | 'endDate' | 'tour' | 'division'>>

function refuseReversed({ startDate = '', endDate = '' }: Written): void {
  const [path, message] = ['endDate', t('seasonsWrites.endBeforeStart')]
  if (endDate < startDate) throw refused('request.invalid', { fields: path }, [{ path, message }])
}

/** A season hangs on a tour that who makes it edits. */
async function refuseForeignTour(local: Local, actor: Actor, id: string | null | undefined): Promise<void> {
  if (!id) return
  const tour = await local.row<{ director: string }>('tours', id)
  if (!tour || !can(actor, 'tour.edit', { id, director: tour.director })) throw refused('reference.unknown', { field: 'tour' })
}

const divisionOf = async (local: Local, id: string | null | undefined) => {
  const row = id ? await local.row('divisions', id) : null
  return row && decodeRow(divisionRecord, row)
}

/** A season is in a division of its own tour. */
async function refuseForeignDivision(local: Local, { tour = null, division }: Written): Promise<void> {
  if (!division) return
  const found = await divisionOf(local, division)
  if (!found || (found.tour ?? null) !== tour) throw refused('reference.unknown', { field: 'division' })
}

plainWrites(seasonCalls, {
  tbl: 'seasons',
  subject: async ({ director = null, tour = null }, local) => {
    const tourDirector = tour ? ((await local.row<{ director: string }>('tours', tour))?.director ?? null) : null
    return { director, tour, tourDirector }
  },
  onCreate: async (body, { actor, local }) => {
    refuseReversed(body)
    // Who names a division alone means its tour.
    const tour = body.tour === undefined ? ((await divisionOf(local, body.division))?.tour ?? null) : body.tour
    await refuseForeignTour(local, actor, tour)
    await refuseForeignDivision(local, { ...body, tour })
    return { tour, director: actor.id, createdBy: actor.id }
  },
  onChange: async (body, before, { actor, local }) => {
    const after = { ...before, ...body }
    refuseReversed(after)
    if (body.tour !== before.tour) await refuseForeignTour(local, actor, body.tour)
    if (after.tour !== before.tour || after.division !== before.division) await refuseForeignDivision(local, after)
  },
  onRemove: (before, { local }) =>
    refuseInUse(local, before, [
      { users: 'users.tournaments', tbl: 'tournaments', field: 'season' },
      { users: 'users.members', tbl: 'memberships', field: 'season' },
      { users: 'users.teams', tbl: 'season-teams', field: 'season' },
    ]),
})
