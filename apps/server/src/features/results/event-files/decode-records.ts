import type { Id } from '@ramplight/domain/kernel/ids'
import type { z } from 'zod'
import { membersOf } from '../../registration/teams/index.ts'
import { holdsAnId, idsFor, type Kind, namesIn, renamed } from './event-names.ts'
import { type EventRecords, eventRecords, pathOf } from './event-records.ts'
import { broken, type ReadFile } from './read-event-file.ts'

/** The records of a file with new ids, and the name that each id has in the file. */
export type Decoded = { records: EventRecords; names: Map<Id, string> }

/** Gives every record a new id, `tournament` to the tournament, and checks each against what the API itself takes. */
export function decodeRecords({ records: texts }: ReadFile, tournament: Id): Decoded {
  const named = namesIn(texts)
  refuseStrangers(texts, named)
  const ids = idsFor(named)
  ids.set('tournament#1', tournament)
  const read = eventRecords.safeDecode(renamed(texts, ids) as z.input<typeof eventRecords>)
  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    const [file, ...where] = path
    throw broken(`${pathOf(file as keyof EventRecords)}, ${where.join('.')}: ${message}`)
  }
  refuseLoose(read.data, tournament)
  return { records: read.data, names: new Map([...ids].map(([name, id]) => [id, name])) }
}

const HELD_IN: Partial<Record<Kind, keyof EventRecords>> = {
  ...{ flight: 'flights', team: 'teams', entry: 'entries', person: 'people' },
  ...{ raffle: 'raffles', ticket: 'raffle-tickets' },
  ...{ lot: 'calcutta-lots', 'lot-payout': 'calcutta-payouts' },
}

/** Whoever is named must be in the file: nothing in it ever names a record of this server. */
function refuseStrangers(texts: Record<string, unknown>, named: ReadonlyMap<Kind, readonly string[]>): void {
  const [file] = Object.entries(texts).find(([, value]) => holdsAnId(value)) ?? []
  if (file) throw broken(`${pathOf(file as keyof EventRecords)}: an id of a server`)
  for (const [kind, list] of Object.entries(HELD_IN) as [Kind, keyof EventRecords][]) {
    const rows = texts[list]
    const held = new Set(Array.isArray(rows) ? rows.map((one) => (one as { _id?: unknown } | null)?._id) : [])
    const stranger = named.get(kind)?.find((name) => !held.has(name))
    if (stranger) throw broken(`${pathOf(list)}: ${stranger}`)
  }
}

type Named = { file: keyof EventRecords; ids: (Id | null | undefined)[]; of: readonly { _id: Id }[] }

/** Every record has an id of its own, and names records of its own kind. */
function refuseLoose(records: EventRecords, _id: Id): void {
  const { tournament, people, flights, teams, entries, log, result } = records
  const [weighIns, days] = [records['weigh-ins'], records['weigh-in-days']]
  const [raffles, tickets] = [records.raffles ?? [], records['raffle-tickets'] ?? []]
  const [lots, lotPayouts] = [records['calcutta-lots'] ?? [], records['calcutta-payouts'] ?? []]
  const own = [{ _id }]
  for (const [file, list] of Object.entries({
    people,
    flights,
    teams,
    entries,
    'weigh-ins': weighIns,
    'weigh-in-days': days,
    raffles,
    'raffle-tickets': tickets,
    'calcutta-lots': lots,
    'calcutta-payouts': lotPayouts,
  }))
    if (new Set(list.map((one) => one._id)).size < list.length) throw broken(`${pathOf(file as keyof EventRecords)}: one _id twice`)
  // A draw that is not that of its own winner could be made to come out as somebody likes.
  const ticketOf = new Map(tickets.map((ticket) => [ticket._id, ticket]))
  for (const { _id: raffle, winning_entry, draw } of raffles) {
    const winner = ticketOf.get(winning_entry ?? '')
    if ((winner && winner.raffle !== raffle) || (draw && draw.winner !== winner?.entryNumber)) throw broken(`${pathOf('raffles')}: draw`)
  }
  const sold = lots.filter(({ takenBackAt }) => !takenBackAt).flatMap(({ entries }) => entries)
  if (new Set(sold).size < sold.length) throw broken(`${pathOf('calcutta-lots')}: a boat is sold twice`)
  if (lots.length && !records.calcutta) throw broken(`${pathOf('calcutta')}: lots without a calcutta`)
  if (lots.some(({ user, entrant }) => !user && !entrant)) throw broken(`${pathOf('calcutta-lots')}: a lot that nobody bought`)
  const named: Named[] = [
    { file: 'tournament', ids: [tournament._id], of: own },
    { file: 'flights', ids: flights.map((one) => one.tournament), of: own },
    { file: 'entries', ids: entries.map((one) => one.tournament), of: own },
    { file: 'weigh-ins', ids: weighIns.map((one) => one.tournament), of: own },
    { file: 'weigh-in-days', ids: days.map((one) => one.tournament), of: own },
    { file: 'result', ids: result ? [result.tournament] : [], of: own },
    { file: 'entries', ids: entries.flatMap(({ users, sub, boatCaptain }) => [...users, sub, boatCaptain]), of: people },
    { file: 'entries', ids: entries.map(({ flight }) => flight), of: flights },
    { file: 'entries', ids: entries.map(({ team }) => team), of: teams },
    { file: 'teams', ids: teams.flatMap((team) => membersOf(team)), of: people },
    { file: 'weigh-ins', ids: weighIns.map(({ entry }) => entry), of: entries },
    { file: 'weigh-ins', ids: weighIns.map(({ by }) => by), of: people },
    { file: 'weigh-in-days', ids: days.flatMap(({ openedBy, closedBy }) => [openedBy, closedBy]), of: people },
    { file: 'result', ids: [result?.finalizedBy], of: people },
    { file: 'log', ids: log.map(({ by }) => by), of: people },
    { file: 'raffles', ids: raffles.map((one) => one.tournament), of: own },
    { file: 'raffles', ids: raffles.map(({ winning_entry }) => winning_entry), of: tickets },
    { file: 'raffle-tickets', ids: tickets.map(({ raffle }) => raffle), of: raffles },
    { file: 'raffle-tickets', ids: tickets.map(({ user }) => user), of: people },
    { file: 'calcutta', ids: [records.calcutta?.tournament], of: own },
    { file: 'calcutta-lots', ids: lots.map((one) => one.tournament), of: own },
    { file: 'calcutta-lots', ids: lots.flatMap((one) => one.entries), of: entries },
    { file: 'calcutta-lots', ids: lots.flatMap(({ user, by, takenBackBy }) => [user, by, takenBackBy]), of: people },
    { file: 'calcutta-payouts', ids: lotPayouts.map(({ lot }) => lot), of: lots },
    { file: 'calcutta-payouts', ids: lotPayouts.flatMap(({ by, takenBackBy }) => [by, takenBackBy]), of: people },
  ]
  for (const { file, ids, of } of named) {
    const known = new Set(of.map((one) => one._id))
    if (ids.some((one) => one != null && !known.has(one))) throw broken(`${pathOf(file)}: a name of another kind`)
  }
}
