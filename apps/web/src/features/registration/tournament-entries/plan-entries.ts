import {
  type ChangeEntry,
  type CreateEntry,
  changeEntry,
  createEntry,
  tournamentEntry,
} from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import { type Logged, withCheckIns } from '@ramplight/domain/registration/check-in-log'
import { newEntry } from '@ramplight/domain/registration/new-entry'
import { diffLeaves } from '@ramplight/domain/sync/leaves'
import type { Change } from '@ramplight/sync/types'
import { z } from 'zod'
import { creation, isHere, patchOf, refuseStale } from '#platform/local-writes/local-records.ts'
import { checkEntryIn, crewIn, type LocalField } from './local-field.ts'

const TBL = 'tournament-entries'

/** What a form says of check-ins, as what is added to the log, and what the screens show until the server has it. */
function checkInsOf<B extends ChangeEntry>(boat: Logged, { checkedInAt, checkIns, checkInLog, ...others }: B) {
  const { checkInLog: log, ...copies } = withCheckIns(boat, { checkedInAt, checkIns, checkInLog }, null)
  return { body: { ...others, ...(log ? { checkInLog: log } : {}) }, copies }
}

/** One boat more. Boats of one batch sign up one millisecond after the other, so that their order is kept. */
export function enter(field: LocalField, typed: CreateEntry & { _id: string }, at: Date, index = 0): Change {
  const { body: said, copies } = checkInsOf({ _id: typed._id }, typed)
  const body = said as CreateEntry & { _id: string }
  const { sidePotBigFishEntries, bigFishModeDaysEntered, ...row } = newEntry({ ...body, ...copies }, field.tournament)
  const createdAt = new Date(at.getTime() + index).toISOString()
  const filled = {
    ...row,
    ...(sidePotBigFishEntries ? { sidePotBigFishEntries } : {}),
    ...(bigFishModeDaysEntered ? { bigFishModeDaysEntered } : {}),
    anglers: crewIn(field, body.users),
    coupon: field.coupons?.get(body._id) ?? null,
  }
  const entry = { ...filled, _id: body._id, _rev: 0, createdAt, updatedAt: createdAt }
  checkEntryIn(field, entry, null)
  field.entries.set(entry._id, entry)
  return creation(TBL, body._id, { create: createEntry, record: tournamentEntry }, { body, filled, at: createdAt })
}

/** What a change of an entry writes; nothing when it is so already. */
export function change(field: LocalField, id: string, body: ChangeEntry): Change[] {
  const [row, before] = [field.rows.get(id), field.entries.get(id)]
  if (!row || !before) throw refused('record.not-found')
  if (body.tournament && body.tournament !== field.tournament._id) throw refused('reference.unknown', { field: 'tournament' })
  const { body: said, copies } = checkInsOf(before, body)
  const patch = patchOf(changeEntry, {
    ...said,
    ...(body.disqualified === false ? { disqualifiedReason: body.disqualifiedReason ?? null } : {}),
  })
  if (isHere(row, patch)) return []
  refuseStale(row, body._rev, patch)
  const after = { ...before, ...z.decode(changeEntry, patch), ...copies } as typeof before
  checkEntryIn(field, after, before)
  field.entries.set(id, after)
  // By the name of each moment, so that what others have said of another one meanwhile is not covered.
  const shown = { ...diffLeaves(before, copies).set, ...(body.users ? { anglers: crewIn(field, body.users) } : {}) }
  return [{ kind: 'edit', tbl: TBL, id, patch, seen: body._rev, ...(Object.keys(shown).length ? { shown } : {}) }]
}
