import { newId } from '@ramplight/contract/kernel/new-id'
import { syncConflicts } from '#platform/sync/sync.table'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family: two people gave a division two names. */
export const syncRecords: AreaRecords = async ({ ramp, director, records }) => {
  const id = newId()
  const division = { tbl: 'divisions', recId: records.divisions!, field: 'name', base: 'North', mine: 'Ledges', theirs: 'North' }
  const at = ramp.deps.now().toISOString()
  await ramp.db.insert(syncConflicts).values({ id, opId: newId(), ...division, mineBy: director.id, at })
  return { questions: id }
}
