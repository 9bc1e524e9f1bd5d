import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { payMembershipAtStandIn, payShareAtStandIn } from '../features/payments/stripe/index.ts'
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

/** One of the members whose data is all there (`seedMembers`) has paid by card. */
export async function seedMemberCard(deps: AppDeps): Promise<void> {
  const [member] = await deps.outside
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.amountPaid, 0), isNotNull(memberships.optionalValues)))
  if (member) await payMembershipAtStandIn(deps, member.id)
}
