import { type PreRegistration, preRegistration as record } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { WaiverSaid } from '@ramplight/contract/registration/waiver-acceptances'
import type { ToConfirm } from '@ramplight/domain/registration/qr-crew'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'

/** `user`: who holds the phone. */
export type Signed = { user: string; said: WaiverSaid; at: string }

export const tournamentPreRegistrations = pgTable(
  'tournament_pre_registrations',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    /** The team, as it was named. */
    users: jsonb().$type<string[]>().notNull(),
    converted: boolean().notNull().default(record.starts.converted),
    onWaitingList: boolean().notNull().default(record.starts.onWaitingList),
    pots: jsonb().$type<string[]>().notNull().default(record.starts.pots),
    boatCaptain: reference(),
    sub: reference(),
    groups: jsonb().$type<string[]>().notNull().default(record.starts.groups),
    /** Given when it is stored and never again, also when it is taken back. */
    number: integer(),
    /** Where nobody pays at the ramp: the place of a team that has not paid by then goes to the next. */
    heldUntil: isoTimestamp(),
    /** What it took off then stays, whatever becomes of the coupon. */
    coupon: jsonb().$type<PreRegistration['coupon']>(),
    byQr: boolean().notNull().default(record.starts.byQr),
    toConfirm: text().$type<ToConfirm>(),
    /** What they have accepted on their phones. Kept here until the team is a boat: before, nobody knows that it was them. */
    signed: jsonb().$type<Signed[]>(),
    /** A keyed hash of the address and the tournament: it says nothing but that two came from one address. */
    origin: text(),
  },
  (t) => [
    index('tournament_pre_registrations_tournament').on(t.tournament),
    index('tournament_pre_registrations_coupon').on(sql`(${t.coupon} ->> '_id')`).where(sql`${t.coupon} is not null`),
    index('tournament_pre_registrations_users').using('gin', t.users),
  ],
)
