import {
  type ChangeEntry,
  type CreateEntry,
  changeEntry,
  createEntry,
  tournamentEntry,
} from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import { withCheckIns } from '@ramplight/domain/registration/check-ins'
import { newEntry } from '@ramplight/domain/registration/new-entry'
import type { Change } from '@ramplight/sync/types'
import { z } from 'zod'
import { creation, isHere, patchOf, refuseStale } from '#platform/local-writes/local-records.ts'
import { checkEntryIn, crewIn, type LocalField } from './local-field.ts'

const TBL = 'tournament-entries'

/** One boat more. Boats of one batch sign up one millisecond after the other, so that their order is kept. */
export function enter(field: LocalField, body: CreateEntry & { _id: string }, at: Date, index = 0): Change {
  const { sidePotBigFishEntries, bigFishModeDaysEntered, ...row } = newEntry(body, field.tournament)
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
  const patch = patchOf(changeEntry, {
    ...body,
    ...(body.checkIns ? { checkIns: withCheckIns(before.checkIns, body.checkIns) } : {}),
    ...(body.disqualified === false ? { disqualifiedReason: body.disqualifiedReason ?? null } : {}),
  })
  if (isHere(row, patch)) return []
  refuseStale(row, body._rev, patch)
  const after = { ...before, ...z.decode(changeEntry, patch) } as typeof before
  checkEntryIn(field, after, before)
  field.entries.set(id, after)
  return [{ kind: 'edit', tbl: TBL, id, patch, seen: body._rev, ...(body.users ? { shown: { anglers: crewIn(field, body.users) } } : {}) }]
}
