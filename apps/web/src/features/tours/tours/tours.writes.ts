import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Local } from '#platform/local/answers/local.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'
import { refuseInUse } from '#platform/local-writes/refuse-in-use.ts'
import { t } from './tours.texts.ts'

/** Of the tours that are here; the server knows the others and says so when it hears of it. */
async function refuseTakenKey(local: Local, key: string | null | undefined, by: string | undefined): Promise<void> {
  const holder = key && (await local.rows('tours')).find((row) => row.urlLookupKey === key && row._id !== by)
  const [path, message] = ['urlLookupKey', t('toursWrites.keyIsUsed')]
  if (holder) throw refused('request.invalid', { fields: path }, [{ path, message }])
}

plainWrites(tourCalls, {
  tbl: 'tours',
  onCreate: async ({ _id, urlLookupKey }, { actor, local }) => {
    await refuseTakenKey(local, urlLookupKey, _id)
    return { director: actor.id }
  },
  onChange: ({ urlLookupKey }, before, { local }) => refuseTakenKey(local, urlLookupKey, before._id),
  onRemove: (before, { local }) =>
    refuseInUse(local, before, [
      { users: 'users.tournaments', tbl: 'tournaments', field: 'tour' },
      { users: 'users.seasons', tbl: 'seasons', field: 'tour' },
      { users: 'users.divisions', tbl: 'divisions', field: 'tour' },
    ]),
})
