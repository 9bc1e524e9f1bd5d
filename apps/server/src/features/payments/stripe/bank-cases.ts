import type { BankCase } from '@ramplight/contract/payments/stripe'
import { desc, eq, or, sql } from 'drizzle-orm'
import { fullNames } from '#features/people/users/index'
import { storedEntries } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { membershipStore } from '#features/tours/memberships/index'
import { seasonStore } from '#features/tours/seasons/index'
import type { Queryable } from '#platform/database/types'
import { paidPlatform } from '../platform-invoices/charges/index.ts'
import { cardCheckouts, cardDisputes } from './cards.table.ts'

const MOST = 200
const [tournaments, memberships, seasons] = [tournamentStore.table, membershipStore.table, seasonStore.table]

/** What the provider calls a case, in our words. */
const STATES: Record<string, BankCase['state']> = { needs_response: 'asked', under_review: 'with-bank', won: 'won', lost: 'lost' }
const ORDER = sql`case ${cardDisputes.status} when 'needs_response' then 0 when 'won' then 2 when 'lost' then 2 else 1 end`

/** What banks took back of a director; without one all of it, also of the platform: for who answers the banks. */
export async function bankCases(db: Queryable, of?: string): Promise<BankCase[]> {
  const rows = await db
    .select({
      ...{ dispute: cardDisputes, entry: cardCheckouts.entry, member: memberships.user },
      name: sql<string | null>`coalesce(${tournaments.name}, ${seasons.name})`,
      director: sql<string | null>`coalesce(${tournaments.director}, ${seasons.director})`,
    })
    .from(cardDisputes)
    .leftJoin(cardCheckouts, eq(cardCheckouts.id, cardDisputes.checkout))
    .leftJoin(tournaments, eq(tournaments.id, cardCheckouts.tournament))
    .leftJoin(memberships, eq(memberships.id, cardCheckouts.membership))
    .leftJoin(seasons, eq(seasons.id, memberships.season))
    .where(of === undefined ? undefined : or(eq(tournaments.director, of), eq(seasons.director, of)))
    .orderBy(ORDER, sql`case when ${ORDER} = 0 then ${cardDisputes.dueBy} end`, desc(cardDisputes.at), desc(cardDisputes.id))
    .limit(MOST)
  const boats = await storedEntries(
    db,
    rows.flatMap(({ entry }) => entry ?? []),
  )
  const paid = await paidPlatform(
    db,
    rows.flatMap(({ dispute }) => dispute.source ?? []),
  )
  const usersOf = (entry: string | null) => boats.find(({ id }) => id === entry)?.users ?? []
  const people = [...boats.flatMap(({ users }) => users), ...[...paid.values()].map(({ director }) => director)]
  const names = await fullNames(db, [...people, ...rows.flatMap(({ member, director }) => [member ?? [], director ?? []].flat())])
  return rows.map(({ dispute: { id, amount, status, dueBy, at, source }, entry, member, name, director }) => {
    const of = paid.get(source ?? '')
    const users = of ? [of.director] : member ? [member] : usersOf(entry)
    return {
      ...{ key: id, amount, at, state: STATES[status] ?? 'with-bank', dueBy: status === 'needs_response' ? dueBy : null },
      what: of?.what ?? (member ? 'membership' : 'entry'),
      name: of?.month ?? name ?? '',
      about: users.flatMap((user) => names.get(user) ?? []).join(' & '),
      director: names.get(director ?? '') ?? '',
    }
  })
}
