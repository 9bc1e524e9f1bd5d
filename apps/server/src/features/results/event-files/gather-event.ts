import { email } from '@ramplight/contract/kernel/typed'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { auditLog } from '#platform/audit/audit.table'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { redact } from '#platform/logging/redact'
import { wholeCalcutta } from '../../payouts/calcuttas/index.ts'
import { payoutStructureStore } from '../../payouts/payout-structures/index.ts'
import { ticketRowsOf } from '../../payouts/tournament-raffle-entries/index.ts'
import { tournamentRaffles } from '../../payouts/tournament-raffles/index.ts'
import { people, seesContact, type UserRow } from '../../people/users/index.ts'
import { membersOf, teamStore } from '../../registration/teams/index.ts'
import { type EntryRow, entryStore } from '../../registration/tournament-entries/index.ts'
import { flightsOf } from '../../tournaments/tournament-flights/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { weighInDayStore } from '../../weigh-in/weigh-in-day/index.ts'
import { logOfTournament } from '../../weigh-in/weigh-ins/index.ts'
import { resultOf } from '../tournament-results/index.ts'
import { namesFor } from './event-names.ts'
import { type EventRecords, eventRecords, type FilePerson } from './event-records.ts'

/** Every record of an event, with the ids of this server, and the name of each in a file. */
export type Gathered = { records: EventRecords; names: Map<string, string>; entries: EntryRow[] }

/** The caller sees to it that nothing moves meanwhile. `contacts`: with phone numbers and e-mail, as far as `actor` sees them. */
export async function gatherEvent(
  db: Queryable,
  row: TournamentRow,
  { actor, contacts }: { actor: Actor; contacts: boolean },
): Promise<Gathered> {
  const { table: entryTable } = entryStore
  const entries = await db
    .select()
    .from(entryTable)
    .where(eq(entryTable.tournament, row.id))
    .orderBy(asc(entryTable.createdAt), asc(entryTable.id))
  const flights = await flightsOf(db, row.id)
  const weighIns = await logOfTournament(db, row.id)
  const { table: dayTable } = weighInDayStore
  const days = await weighInDayStore.list(db, eq(dayTable.tournament, row.id), { orderBy: [asc(dayTable.day), asc(dayTable.id)] })
  const result = await resultOf(db, row.id)
  const table = await payoutTableOf(db, row)
  const { table: teamTable } = teamStore
  const teamIds = entries.flatMap(({ team }) => team ?? [])
  const teams = teamIds.length ? await db.select().from(teamTable).where(inArray(teamTable.id, teamIds)).orderBy(asc(teamTable.id)) : []
  const raffles = await db
    .select()
    .from(tournamentRaffles)
    .where(eq(tournamentRaffles.tournament, row.id))
    .orderBy(asc(tournamentRaffles.id))
  const tickets = await ticketRowsOf(
    db,
    raffles.map(({ id }) => id),
  )
  const { calcutta, lots, payouts: lotPayouts } = await wholeCalcutta(db, row.id)
  const log = await db.select().from(auditLog).where(eq(auditLog.tournament, row.id)).orderBy(asc(auditLog.at), asc(auditLog.id))

  const anglers = new Set([
    ...entries.flatMap(({ users, sub, boatCaptain }) => [...users, ...[sub, boatCaptain].flatMap((one) => one ?? [])]),
    ...teams.flatMap((team) => membersOf(team)),
    ...tickets.flatMap(({ user }) => user ?? []),
    ...lots.flatMap(({ user }) => user ?? []),
  ])
  const crew = [
    ...weighIns.map(({ by }) => by),
    ...days.flatMap(({ openedBy, closedBy }) => [openedBy, closedBy ?? []].flat()),
    ...log.flatMap(({ by }) => by ?? []),
    ...[...lots, ...lotPayouts].flatMap(({ by, takenBackBy }) => [by, takenBackBy].flatMap((one) => one ?? [])),
    ...(result?.finalizedBy ? [result.finalizedBy] : []),
  ]
  const rows = await peopleOf(db, [...anglers, ...crew])
  const inFile = new Set([...flights, ...teams].map(({ id }) => id))
  /** What is gone since is named no more. */
  const stillThere = (id: string | null) => (id && inFile.has(id) ? id : null)
  const lineOf = ({ at, by, action, family, record, summary, device }: (typeof log)[number]) => {
    const said = contacts ? summary : redact(summary)
    return { at, by, action, family, record, summary: said, device }
  }
  const whole = {
    tournament: toRecord(row),
    people: [
      ...rows.map((person) => presentPerson(person, anglers.has(person.id), contacts && seesContact(actor, person))),
      ...withoutRow([...anglers, ...crew], rows).map((_id) => ({ ...NOBODY, _id })),
    ],
    flights: flights.map(toRecord),
    teams: teams.map(toRecord),
    'payout-table': table && toRecord(table),
    entries: entries.map((entry) => ({
      ...toRecord(entry),
      flight: stillThere(entry.flight),
      team: stillThere(entry.team),
      sidePotBigFishEntries: entry.sidePotBigFishEntries ?? undefined,
      bigFishModeDaysEntered: entry.bigFishModeDaysEntered ?? undefined,
    })),
    'weigh-ins': weighIns,
    'weigh-in-days': days.map(toRecord),
    result: result && toRecord(result),
    log: log.map(lineOf),
    raffles: raffles.map(toRecord),
    'raffle-tickets': tickets.map(toRecord),
    calcutta,
    'calcutta-lots': lots.map(withName),
    'calcutta-payouts': lotPayouts.map(withName),
  }
  // What crosses here is what the schema names, and nothing else.
  const records = z.decode(eventRecords, inWire(whole as EventRecords))
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)
  const names = namesFor(
    {
      tournament: [row.id],
      flight: ids(records.flights),
      team: ids(records.teams),
      table: table ? [table.id] : [],
      pot: ids([...row.bigfishpots, ...row.sidepots]),
      entry: ids(records.entries),
      'weigh-in': ids(records['weigh-ins']),
      day: ids(records['weigh-in-days']),
      result: result ? [result.id] : [],
      raffle: ids(records.raffles ?? []),
      ticket: ids(records['raffle-tickets'] ?? []),
      lot: ids(records['calcutta-lots'] ?? []),
      'lot-payout': ids(records['calcutta-payouts'] ?? []),
      person: ids(records.people),
    },
    records,
  )
  return { records, names, entries }
}

/** What is stored here and cannot be written is our fault, and no field that somebody filled in wrongly. */
function inWire(records: EventRecords): z.input<typeof eventRecords> {
  try {
    return z.encode(eventRecords, records)
  } catch (cause) {
    throw new Error('A record of this event cannot be written into a file', { cause })
  }
}

async function payoutTableOf(db: Queryable, { settings }: TournamentRow) {
  const { table } = payoutStructureStore
  const wanted = settings.payout?.payoutToUse
  // A deleted one still counts.
  return wanted ? ((await db.select().from(table).where(eq(table.id, wanted)))[0] ?? null) : null
}

const withName = <R extends { id: string }>({ id: _id, ...row }: R) => ({ _id, ...row })

const MOST_ASKED = 5_000

/** Deleted people, too: their names stay in what they fished. */
async function peopleOf(db: Queryable, ids: string[]): Promise<UserRow[]> {
  const wanted = [...new Set(ids)].sort()
  const rows: UserRow[] = []
  for (let from = 0; from < wanted.length; from += MOST_ASKED)
    rows.push(
      ...(await db
        .select()
        .from(people)
        .where(and(inArray(people.id, wanted.slice(from, from + MOST_ASKED))))),
    )
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Whoever is not known any more. */
const NOBODY = { role: 'crew', first_name: 'Unknown', last_name: '' } as const

const withoutRow = (ids: readonly string[], rows: readonly UserRow[]): string[] => {
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id)).sort()
}

const presentPerson = (row: UserRow, isAngler: boolean, withContact: boolean): FilePerson => ({
  _id: row.id,
  role: isAngler ? 'angler' : 'crew',
  first_name: row.first_name,
  last_name: row.last_name,
  city: row.city,
  state: row.state,
  club_name: row.club_name,
  ...(withContact && isAngler ? { email: email.safeParse(row.email).data, phone: row.phone } : {}),
})
