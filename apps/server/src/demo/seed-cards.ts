import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { type PaymentRow, payments } from '../features/payments/payments/index.ts'
import {
  connectWinners,
  disputeAtStandIn,
  payMembershipAtStandIn,
  payShareAtStandIn,
  payWinningsAtStandIn,
} from '../features/payments/stripe/index.ts'
import { users } from '../features/people/users/users.table.ts'
import { tournamentEntries } from '../features/registration/tournament-entries/tournament-entries.table.ts'
import { tournaments } from '../features/tournaments/tournaments/tournaments.table.ts'
import { memberships } from '../features/tours/memberships/memberships.table.ts'
import type { AppDeps } from '../platform/http/deps.ts'

/** The partner of the demo's angler has paid their half of the event that is open; the angler still owes the other. */
export async function seedHalf(deps: AppDeps, email: string): Promise<void> {
  const [boat] = await deps.outside
    .select({ id: tournamentEntries.id, crew: tournamentEntries.users, angler: users.id })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournament))
    .innerJoin(users, sql`${tournamentEntries.users} @> to_jsonb(array[${users.id}])`)
    .where(
      and(
        and(eq(users.email, email), sql`jsonb_array_length(${tournamentEntries.users}) = 2`),
        and(ne(tournamentEntries.status, 'Paid'), eq(tournamentEntries.deleted, false)),
        and(eq(tournaments.status, 'Open'), eq(tournaments.cancelled, false)),
      ),
    )
  const partner = boat?.crew.find((user) => user !== boat.angler)
  if (boat && partner) await payShareAtStandIn(deps, { id: boat.id, user: partner })
}

/** Three banks have taken a payment for an event back: one asks still, one has decided for the card, and one for the director. */
export async function seedDisputes(deps: AppDeps, director: string, angler: string): Promise<void> {
  const boats = await deps.outside
    .select({ id: tournamentEntries.id, crew: tournamentEntries.users })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournament))
    .where(
      and(
        and(ne(tournamentEntries.status, 'Paid'), eq(tournamentEntries.deleted, false), eq(tournamentEntries.freeEntry, false)),
        and(eq(tournaments.director, director), eq(tournaments.status, 'Open'), eq(tournaments.cancelled, false)),
        sql`not exists (select 1 from ${users} where ${users.email} = ${angler} and ${tournamentEntries.users} @> to_jsonb(array[${users.id}]))`,
      ),
    )
    .orderBy(tournamentEntries.createdAt, tournamentEntries.id)
    .limit(DECIDED.length)
  for (const [index, { id, crew }] of boats.entries()) if (crew[0]) await disputeAtStandIn(deps, { id, user: crew[0] }, DECIDED[index]!)
}

const DECIDED = ['lost', 'won', null] as const

/** One of the members whose data is all there (`seedMembers`) has paid by card. */
export async function seedMemberCard(deps: AppDeps): Promise<void> {
  const [member] = await deps.outside
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.amountPaid, 0), isNotNull(memberships.optionalValues)))
  if (member) await payMembershipAtStandIn(deps, member.id)
}

const WINNERS = 2

/** Payouts that are not handed out yet, the newest first, of other winners than the demo's angler, who opens their account themselves. */
async function toHandOut(deps: AppDeps, angler: string): Promise<PaymentRow[]> {
  const rows = await deps.outside
    .select({ payment: payments })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.user))
    .where(
      and(
        and(eq(payments.debitOrCredit, 'debit'), eq(payments.status, 'completed'), eq(payments.deleted, false), gt(payments.amount, 0)),
        and(
          sql`${users.email} is distinct from ${angler}`,
          sql`${payments.metaData} ->> 'method' is null`,
          isNotNull(payments.sourceModuleRecord),
        ),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
  return rows.map(({ payment }) => payment)
}

/** Two winners have an account to which a payout can be sent, at each start anew: the stand-in forgets them when it stops. */
export async function seedWinners(deps: AppDeps, angler: string): Promise<void> {
  const people = [...new Set((await toHandOut(deps, angler)).map(({ user }) => user))]
  await connectWinners(deps, people.slice(0, WINNERS))
}

/** One of them was sent what they have won. */
export async function seedSentPayout(deps: AppDeps, angler: string): Promise<void> {
  const [payment] = await toHandOut(deps, angler)
  const [tournament] = payment ? await deps.outside.select().from(tournaments).where(eq(tournaments.id, payment.sourceModuleRecord!)) : []
  if (payment && tournament) await payWinningsAtStandIn(deps, payment, tournament)
}
