import { weighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import { can } from '@ramplight/domain/policies/policies'
import { z } from 'zod'
import type { SyncedLog } from '#platform/http/deps'
import { tournamentStore, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { appendSynced, readSynced } from './append-synced.ts'
import { findEvents } from './weigh-ins.log.ts'

/** The log of weigh-ins, as devices keep it: every event of the tournaments that a person runs or weighs at. */
export const syncedWeighIns: SyncedLog = {
  load: async (db, ids) => (await findEvents(db, ids)).map((says) => ({ id: says._id, says })),
  read: readSynced,
  present: async (db, ids, viewer) => {
    const events = await findEvents(db, ids)
    const rows = await tournamentStore.findMany(db, [...new Set(events.map(({ tournament }) => tournament))])
    const weighed = new Set(rows.filter((row) => can(viewer, 'tournament.weigh', tournamentSubject(row))).map(({ id }) => id))
    return new Map(events.filter(({ tournament }) => weighed.has(tournament)).map((event) => [event._id, z.encode(weighInRecord, event)]))
  },
  append: appendSynced,
  references: ['entry', 'weighIn', 'after'],
}
