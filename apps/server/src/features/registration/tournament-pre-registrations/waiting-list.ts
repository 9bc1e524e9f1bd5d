import type { Places } from '@ramplight/contract/registration/tournament-pre-registrations'
import { clockAt, todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import {
  hasLaunched,
  mustWait,
  nextInLine,
  type Spots,
  spotsOf,
  waitingInLine,
  waitingListMoves,
} from '@ramplight/domain/registration/waiting-list'
import { firstLaunch } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, eq, inArray } from 'drizzle-orm'
import type { CardsOn } from '#features/payments/stripe/takes-cards/index'
import { flightStore } from '#features/tournaments/tournament-flights/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { entryCounts } from '../tournament-entries/index.ts'
import { placeUntil } from './place-until.ts'
import { tellTeams } from './tell-teams.ts'
import { type PreRegistrationRow, preRegistrationStore as store } from './tournament-pre-registrations.store.ts'
import { tournamentPreRegistrations as table } from './tournament-pre-registrations.table.ts'

const maxBoatsOf = ({ settings }: Pick<TournamentRow, 'settings'>) => settings.payout?.maxBoats ?? null

async function fieldOf(db: Queryable, tournament: string) {
  const notYetBoats = await store.list(db, and(eq(table.tournament, tournament), eq(table.converted, false)))
  const boats = (await entryCounts(db, [tournament])).get(tournament) ?? 0
  return { boats, teams: notYetBoats.map((row) => toRecord(row)) }
}

/** How full these tournaments are; as many statements for all as for one. */
export async function spotsOfTournaments(
  db: Queryable,
  tournaments: readonly { id: string; maxBoats: number | null }[],
): Promise<Map<string, Spots>> {
  const ids = tournaments.map(({ id }) => id)
  if (!ids.length) return new Map()
  const boats = await entryCounts(db, ids)
  const teams = await db
    .select({ tournament: table.tournament, _id: table.id, converted: table.converted, onWaitingList: table.onWaitingList })
    .from(table)
    .where(and(inArray(table.tournament, ids), eq(table.converted, false), eq(table.deleted, false)))
  const teamsOf = Map.groupBy(teams, ({ tournament }) => tournament)
  return new Map(tournaments.map(({ id, maxBoats }) => [id, spotsOf(maxBoats, boats.get(id) ?? 0, teamsOf.get(id) ?? [])]))
}

/** When the first boat leaves, and what the clock at the ramp shows now. */
async function atTheRamp(db: Queryable, tournament: TournamentRow, now: Date) {
  const flights = await flightStore.list(db, eq(flightStore.table.tournament, tournament.id))
  const launch = firstLaunch(
    toRecord(tournament),
    flights.map((flight) => toRecord(flight)),
  )
  const zone = zoneOf(tournament)
  return { launch, at: { now: now.toISOString(), today: todayAt(zone, now), clock: clockAt(zone, now) } }
}

/** Whether who signs up now has to wait. The tournament is held, so that of two who come for the last spot one waits. */
export async function isFull(tx: Tx, tournament: TournamentRow): Promise<boolean> {
  const { boats, teams } = await fieldOf(tx, tournament.id)
  const { left, waiting } = spotsOf(maxBoatsOf(tournament), boats, teams)
  return mustWait(left, waiting)
}

/** How full a tournament is, as visitors may know it, and which of the line this caller is. */
export async function placesOf(db: Queryable, tournament: TournamentRow, actor: Actor | null, now: Date): Promise<Places> {
  const { boats, teams } = await fieldOf(db, tournament.id)
  const own = actor ? waitingInLine(teams).findIndex(({ users }) => users.includes(actor.id)) + 1 : 0
  const { launch, at } = await atTheRamp(db, tournament, now)
  return {
    ...spotsOf(maxBoatsOf(tournament), boats, teams),
    listMoves: waitingListMoves(toRecord(tournament), launch, at),
    inLine: own || null,
  }
}

/** 2: this team is the second in line. Null: it has a spot. */
export async function inLineOf(db: Queryable, { id, tournament }: PreRegistrationRow): Promise<number | null> {
  const { teams } = await fieldOf(db, tournament)
  return waitingInLine(teams).findIndex(({ _id }) => _id === id) + 1 || null
}

/** Once the boats have left nobody gets a spot, from the director neither: who fishes after all is entered as a boat. */
export async function refuseAfterLaunch(db: Queryable, tournament: TournamentRow, now: Date): Promise<void> {
  const { launch, at } = await atTheRamp(db, tournament, now)
  if (hasLaunched(tournament, launch, at)) throw refused('registration.list-over')
}

/**
 * Gives free spots to who has waited longest, and tells them. Everything that changes the room of a tournament ends here: another limit, a
 * later close, a boat or a team that leaves, a spot that nobody paid for. Tournaments without a waiting list cost one statement in all.
 */
export async function moveUp(tx: Tx, tournaments: Iterable<string>, doer: Doer, on: CardsOn): Promise<void> {
  const asked = [...new Set(tournaments)]
  if (!asked.length) return
  const waits = and(inArray(table.tournament, asked), isWaiting)
  const withLine = await tx.selectDistinct({ id: table.tournament }).from(table).where(waits)
  const held = await lockTournaments(
    tx,
    withLine.map(({ id }) => id),
  )
  for (const tournament of held.values()) await moveUpIn(tx, tournament, doer, on)
}

const isWaiting = and(eq(table.onWaitingList, true), eq(table.converted, false), eq(table.deleted, false))

async function moveUpIn(tx: Tx, tournament: TournamentRow, doer: Doer, on: CardsOn): Promise<void> {
  const { launch, at } = await atTheRamp(tx, tournament, new Date(doer.at))
  if (!waitingListMoves(toRecord(tournament), launch, at)) return
  const { boats, teams } = await fieldOf(tx, tournament.id)
  const moving = nextInLine(maxBoatsOf(tournament), boats, teams).map(({ _id }) => _id)
  if (!moving.length) return
  const rows = await store.lockMany(tx, moving)
  const moved = await store.updateMany(
    tx,
    rows.map((before) => ({ before, changes: { onWaitingList: false, heldUntil: placeUntil(tournament, before, 'movesUp', doer.at) } })),
    doer,
    () => ({ tournament: tournament.id, summary: 'Moved up from the waiting list' }),
  )
  await tellTeams(tx, moved, 'youAreIn', { tournament, at: doer.at, on })
}

/** The tournaments that have a waiting list: asked each minute, because a registration may open by the clock alone. */
export async function withWaitingList(db: Queryable): Promise<string[]> {
  return (await db.selectDistinct({ id: table.tournament }).from(table).where(isWaiting)).map(({ id }) => id)
}
