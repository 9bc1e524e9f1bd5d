import { newId } from '@ramplight/contract/kernel/new-id'
import { tourSettingsCalls as calls, tourSettings } from '@ramplight/contract/tours/tour-settings'
import { tour as tourRecord } from '@ramplight/contract/tours/tours'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { creation, demandRight, patchOf, recordIn, refuseStale, rowOf } from '#platform/local-writes/local-records.ts'
import { write } from '#platform/local-writes/write.ts'

const TBL = 'tour-settings'

/** Who may touch the settings is who may edit the tour. */
async function demandTour(local: Local, id: string): Promise<void> {
  const { director } = decodeRow(tourRecord, await rowOf(local, 'tours', id))
  await demandRight(local, 'tour.edit', { id, director })
}

const settingsOf = async (local: Local, tour: string) => (await local.rows<{ tour: string }>(TBL, { index: 'tour', is: tour }))[0]

/** A tour has one record of settings; where this device has none yet, it is shown under the id of its tour. */
write(calls.update, async ({ params: { id }, body }, local) => {
  const row = (await local.row<{ tour: string }>(TBL, id)) ?? (await settingsOf(local, id))
  await demandTour(local, row?.tour ?? id)
  if (!row) {
    const settings = newId()
    const { _id, _rev, ...said } = body
    const change: Change = creation(
      TBL,
      settings,
      { create: calls.create.body!, record: tourSettings },
      { body: { ...said, tour: id }, at: local.now().toISOString() },
    )
    // The server may have made one meanwhile: then that one takes what was said here.
    return { changes: [change], answer: async (after) => decodeRow(tourSettings, (await settingsOf(after, id))!) }
  }
  const { tour: _fixed, ...patch } = patchOf(calls.update.body!, body)
  refuseStale(row, body._rev, patch)
  return {
    changes: [{ kind: 'edit', tbl: TBL, id: row._id, patch, seen: body._rev }],
    answer: (after) => recordIn(after, TBL, row._id, tourSettings),
  }
})
