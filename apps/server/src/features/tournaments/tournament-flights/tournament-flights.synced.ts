import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { flightInWords } from '@ramplight/domain/tournament/flight-name'
import { type Outcome, outcomeOf, rowsOf, writeTogether } from '#platform/database/outcomes'
import { isStored, toRecord, withoutIds } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { SyncedFamily } from '#platform/http/deps'
import { problemOf } from '#platform/http/errors'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { tournamentStore, tournamentSubject } from '../tournaments/index.ts'
import { removeFlights } from './remove-flights.ts'
import { type FlightRow, flightStore } from './tournament-flights.store.ts'

type NewFlight = Parameters<typeof flightStore.insertMany>[1][number]
type Body = Record<string, unknown> & { _id: string; tournament: string; name: string }

const schemas = schemasOf(tournamentFlightCalls)
const load = storedRows(flightStore)
const about = ({ tournament, name }: { tournament: string; name: string }) => ({ tournament, summary: flightInWords(name) })

/** Says whether this person runs a tournament; what they do not even see does not exist. */
async function runnersOf(db: Queryable, tournaments: string[], actor: Actor): Promise<(tournament: string) => void> {
  const rows = new Map((await tournamentStore.findMany(db, [...new Set(tournaments)])).map((row) => [row.id, tournamentSubject(row)]))
  return (tournament) => {
    const subject = rows.get(tournament)
    if (!subject || !can(actor, 'tournament.see', subject)) throw refused('record.not-found')
    if (!can(actor, 'tournament.run', subject)) throw refused('access.forbidden')
  }
}

/** Flights, as devices keep them: asked about through their tournament. */
export const syncedFlights: SyncedFamily<FlightRow> = {
  schemas,
  kinds: derivedFields(schemas),
  load,
  present: async (db, rows, viewer) => {
    const tournaments = await tournamentStore.findMany(db, [...new Set(rows.map(({ tournament }) => tournament))])
    const seen = new Set(tournaments.filter((row) => can(viewer, 'tournament.see', tournamentSubject(row))).map(({ id }) => id))
    return new Map(rows.filter(({ tournament }) => seen.has(tournament)).map((row) => [row.id, toRecord(row)]))
  },
  create: async (tx, sent, { actor, doer }) => {
    const bodies = sent as Body[]
    const demand = await runnersOf(
      tx,
      bodies.map(({ tournament }) => tournament),
      actor,
    )
    const planned = bodies.map((body) =>
      outcomeOf(body._id, () => {
        demand(body.tournament)
        return { ...withoutIds(body), id: body._id } as NewFlight & { id: string }
      }),
    )
    const write = (part: typeof tx, rows: NewFlight[]) => flightStore.insertMany(part, rows, doer, about)
    return inOrder(planned, await writeTogether(tx, rowsOf(planned), write, problemOf))
  },
  change: async (tx, changes, { actor, doer }) => {
    const rows = await load(
      tx,
      changes.map(({ id }) => id),
      true,
    )
    const demand = await runnersOf(
      tx,
      rows.map(({ tournament }) => tournament),
      actor,
    )
    const stored = new Map(rows.map((row) => [row.id, row]))
    const planned = changes.map(({ id, body }) =>
      outcomeOf(id, () => {
        const before = stored.get(id)
        if (!before || before.deleted) throw refused('record.not-found')
        demand(before.tournament)
        const fields: Partial<FlightRow> = withoutIds(body)
        if (fields.tournament && fields.tournament !== before.tournament) throw refused('reference.unknown', { field: 'tournament' })
        return { id, before, changes: fields }
      }),
    )
    const moving = rowsOf(planned).filter((one) => !isStored(one.before, one.changes))
    const write = (part: typeof tx, some: typeof moving) => flightStore.updateMany(part, some, doer, about)
    const written = await writeTogether(tx, moving, write, problemOf)
    const same = rowsOf(planned).map(({ id, before }) => ({ id, row: before }))
    return inOrder(planned, [...same, ...written])
  },
  remove: (_tx, ids, { actor, deps, doer }) => removeFlights(deps.db, ids, actor, doer),
  references: ['tournament'],
  parents: { tournament: 'tournaments' },
}

/** What was planned with what became of it. */
function inOrder(planned: Outcome<unknown>[], written: Outcome<FlightRow>[]): Outcome<FlightRow>[] {
  const done = new Map(written.map((one) => [one.id, one]))
  return planned.map((one) => ('problem' in one ? one : (done.get(one.id) ?? { id: one.id, problem: refused('record.id-taken') })))
}
