import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { BoatAtHand } from '@ramplight/domain/messaging/event-news'
import { minutesOfQuiet } from '@ramplight/domain/messaging/quiet-hours'
import { shortFlightName } from '@ramplight/domain/tournament/flight-name'
import { dueDate, timesOn } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { inArray } from 'drizzle-orm'
import { type EntryRow, entriesAtHand } from '#features/registration/tournament-entries/index'
import { type BoardSummary, currentBoard, finalSince } from '#features/results/tournament-results/index'
import { flightStore } from '#features/tournaments/tournament-flights/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { clockIn } from '../clock-in.ts'

/** The people of a boat, and what is to be known of it to tell them anything. */
export type Boat = { entry: EntryRow; tournament: TournamentRow; facts: BoatAtHand }

const HOUR = 3_600_000
/** An event that began earlier is over, whatever it says. */
const BEGAN_DAYS = 14
/** Results that became official earlier are no news. */
const OFFICIAL_HOURS = 12

/** The boats of these people in events that are near, are running, or have just become official. */
export async function boatsOf(deps: Pick<AppDeps, 'pool'>, db: Db, people: string[], now: Date): Promise<Boat[]> {
  const from = new Date(now.getTime() - BEGAN_DAYS * 24 * HOUR).toISOString().slice(0, 10)
  const found = await entriesAtHand(db, {
    ...{ people, from },
    where: ({ status }) => inArray(status, ['Open', 'In Progress', 'Completed']),
  })
  const over = idsOf(found, ({ status }) => status === 'Completed')
  const official = await finalSince(db, over, new Date(now.getTime() - OFFICIAL_HOURS * HOUR).toISOString())
  const atHand = found.filter(({ tournament: { id, status } }) => status !== 'Completed' || official.has(id))
  const flights = await flightsOf(db, atHand)
  const boards = await boardsOf(deps, db, atHand)
  return atHand.map(({ entry, tournament }) => {
    const known = { flights: flights.filter((flight) => flight.tournament === tournament.id), board: boards.get(tournament.id) ?? null }
    return { entry, tournament, facts: factsOf(entry, tournament, { ...known, isOfficial: official.has(tournament.id) }, now) }
  })
}

type Found = { entry: EntryRow; tournament: TournamentRow }

const idsOf = (found: Found[], isIt: (row: TournamentRow) => boolean): string[] => [
  ...new Set(found.flatMap(({ tournament }) => (isIt(tournament) ? [tournament.id] : []))),
]

/** All flights of these events: on a day in reverse order the times of one are those of another. */
async function flightsOf(db: Db, found: Found[]): Promise<TournamentFlight[]> {
  const ids = idsOf(found, () => true)
  if (!ids.length) return []
  return (await flightStore.list(db, inArray(flightStore.table.tournament, ids))).map(toRecord)
}

/** Before anybody weighs there are no places. */
async function boardsOf(deps: Pick<AppDeps, 'pool'>, db: Db, found: Found[]): Promise<Map<string, BoardSummary>> {
  const boards = new Map<string, BoardSummary>()
  for (const { tournament } of found)
    if (tournament.status !== 'Open' && !boards.has(tournament.id))
      boards.set(tournament.id, (await currentBoard(deps, db, tournament)).summary)
  return boards
}

type Known = { flights: TournamentFlight[]; board: BoardSummary | null; isOfficial: boolean }

function factsOf(entry: EntryRow, tournament: TournamentRow, { flights, board, isOfficial }: Known, now: Date): BoatAtHand {
  const { status, tournamentDates } = tournament
  const zone = zoneOf(tournament)
  const [today, clock] = [todayAt(zone, now), clockIn(zone, now)]
  const timesOfDay = (day: number) => timesOn(tournament, flights, entry.flight, day)
  // A night tournament is due on the morning after its day.
  const day = tournamentDates.findIndex((date, index) => dueDate(date, timesOfDay(index)) === today)
  const weighed = board?.boats.get(entry.id)
  const flight = flights.find(({ _id }) => _id === entry.flight)
  const { dueTime } = timesOfDay(day)
  const dueToday = day >= 0 ? { at: `${today} ${dueTime}`, inMinutes: minutes(dueTime) - minutes(clock) } : null
  return {
    ...{ status, boatNumber: entry.boatNumber, isOfficial, isNight: minutesOfQuiet(clock) > 0 },
    flight: flight ? { name: shortFlightName(flight.name), due: dueToday } : null,
    quietMinutes: (now.getTime() - Date.parse(entry.updatedAt)) / 60_000,
    isBack: entry.disqualified || weighed?.day === day,
    place: weighed?.place != null ? { place: weighed.place, isTied: weighed.isTied } : null,
  }
}

/** Of a clock on the wall, since midnight. */
const minutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}
