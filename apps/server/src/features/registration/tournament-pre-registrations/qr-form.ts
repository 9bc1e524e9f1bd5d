import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { entryFeeOf } from '@ramplight/domain/registration/entry-items'
import { nameKey } from '@ramplight/domain/registration/name-key'
import { DAYS_AFTER_FIRST, preRegistrationVerdict } from '@ramplight/domain/registration/registration-window'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { atNumber, nameKeyOf, people, type UserRow, userStore } from '#features/people/users/index'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import { inBookOf } from '../tournament-entries/index.ts'
import { waiverTextOf } from '../waiver-acceptances/index.ts'
import { potsOf } from './check-team.ts'
import { tournamentPreRegistrations } from './tournament-pre-registrations.table.ts'
import { placesOf } from './waiting-list.ts'

type Answer = ResponseOf<typeof preRegistrationCalls.qrForm>

/** What the form at the ramp shows: whether it is open, what it costs, how many are in. */
export async function qrForm(db: Queryable, tournament: TournamentRow, now: Date): Promise<Answer> {
  const { id, name, startDate, location, timezone, state, settings, registrationStartDate } = tournament
  const table = tournamentPreRegistrations
  const { left, waiting } = await placesOf(db, tournament, null, now)
  return {
    tournament: { _id: id, name, startDate, location, timezone, state },
    verdict: preRegistrationVerdict(tournament, { now: now.toISOString(), today: todayAt(zoneOf(tournament), now) }),
    opensOn: registrationStartDate,
    closesAt: settings.payout?.registrationClosesAt ?? null,
    lastDay: new Date(Date.parse(startDate) + DAYS_AFTER_FIRST * 86_400_000).toISOString().slice(0, 10),
    crew: crewSizeOf(tournament),
    isPerAngler: settings.payout?.chargePer === 'Angler',
    entryFee: entryFeeOf(tournament),
    pots: potsOf(tournament).flatMap(({ pot, kind }) =>
      pot.includedInEntryFee ? [] : [{ _id: pot._id, name: pot.name ?? null, kind, fee: pot.entryFee ?? 0 }],
    ),
    registered: await db.$count(table, and(eq(table.tournament, id), eq(table.deleted, false))),
    placesLeft: left,
    waiting,
    waiver: await waiverTextOf(db, tournament),
  }
}

/** A tournament that a visitor may see. */
export async function openTo(db: Queryable, id: string): Promise<TournamentRow> {
  const tournament = await findTournament(db, id)
  if (!tournament || !can(null, 'tournament.see', tournamentSubject(tournament))) throw refused('record.not-found')
  return tournament
}

/**
 * The anglers in the director’s book with this phone, also who has only said so: then the desk has to look. Who it is, `crewByQr` finds by
 * what counts. Those who run tournaments are no anglers here.
 */
export const onPhone = (db: Queryable, tournament: TournamentRow, phone: string): Promise<UserRow[]> =>
  anglersIn(db, tournament, atNumber([phone], 'said'))

/** Those of one key with any of these names. */
export const anglersCalled = (db: Queryable, tournament: TournamentRow, names: Parameters<typeof nameKey>[0][]): Promise<UserRow[]> =>
  anglersIn(db, tournament, sql`${nameKeyOf(people)} = any(${sql.param(names.map(nameKey))}::text[])`)

const anglersIn = async (db: Queryable, tournament: TournamentRow, where: SQL | undefined): Promise<UserRow[]> =>
  userStore.list(db, and(where, eq(people.userType, 'Angler'), eq(people.active, true), await inBookOf(db, tournament)))
