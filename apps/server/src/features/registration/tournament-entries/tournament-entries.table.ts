import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { tournamentEntry as record } from '@ramplight/contract/registration/tournament-entries'
import type { PartPaid } from '@ramplight/domain/registration/entry-money'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const tournamentEntries = pgTable(
  'tournament_entries',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    tour: reference(),
    season: reference(),
    users: jsonb().$type<string[]>().notNull(),
    team: reference(),
    seasonTeam: reference(),
    status: text({ enum: ['Pending', 'Paid'] })
      .notNull()
      .default(record.starts.status),
    boatNumber: integer(),
    flight: reference(),
    /** A copy for reading, as `checkIns`; the log of check-ins is the source. */
    checkedInAt: isoTimestamp(),
    checkIns: jsonb().$type<TournamentEntry['checkIns']>().notNull().default(record.starts.checkIns),
    checkInLog: jsonb().$type<TournamentEntry['checkInLog']>().notNull().default(record.starts.checkInLog),
    disqualified: boolean().notNull().default(record.starts.disqualified),
    disqualifiedReason: text(),
    freeEntry: boolean().notNull().default(record.starts.freeEntry),
    paidOnline: boolean().notNull().default(record.starts.paidOnline),
    mcNote: text(),
    ruling: jsonb().$type<TournamentEntry['ruling']>(),
    paidWith: jsonb().$type<TournamentEntry['paidWith']>(),
    creditsUsed: integer().notNull().default(record.starts.creditsUsed),
    groups: jsonb().$type<string[]>().notNull().default(record.starts.groups),
    boatCaptain: reference(),
    sub: reference(),
    inBigFishPot: boolean().notNull().default(record.starts.inBigFishPot),
    inSidePot: boolean().notNull().default(record.starts.inSidePot),
    sidePotBigFishEntries: jsonb().$type<TournamentEntry['sidePotBigFishEntries']>(),
    bigFishModeDaysEntered: jsonb().$type<number[]>(),
    twoBoats: jsonb().$type<string[]>().notNull().default(record.starts.twoBoats),
    bump: jsonb().$type<TournamentEntry['bump']>(),
    withdrawal: jsonb().$type<TournamentEntry['withdrawal']>(),
    /** What it took off then stays, whatever becomes of the coupon. */
    coupon: jsonb().$type<TournamentEntry['coupon']>(),
    /** A copy for reading; the ledger is the source. */
    partPaid: jsonb().$type<PartPaid[]>(),
    /** A copy for reading; the log of weigh-ins is the source. */
    result: jsonb().$type<TournamentEntry['result']>(),
  },
  (t) => [
    index('tournament_entries_tournament').on(t.tournament),
    index('tournament_entries_coupon').on(sql`(${t.coupon} ->> '_id')`).where(sql`${t.coupon} is not null`),
    index('tournament_entries_withdrawal').on(t.tournament).where(sql`${t.withdrawal} is not null`),
    index('tournament_entries_users').using('gin', t.users),
    /** Two boats never share a number, whatever two stations do at once. */
    uniqueIndex('tournament_entries_boat_number_unique').on(t.tournament, t.boatNumber).where(sql`not ${t.deleted}`),
  ],
)
