import { eq, inArray } from 'drizzle-orm'
import { findEntry } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { membershipStore } from '#features/tours/memberships/index'
import { seasonStore } from '#features/tours/seasons/index'
import type { Queryable } from '#platform/database/types'
import { type CheckoutRow, isOfBoat } from './card-books.ts'

/** What a card pays for, in words: its name, who gets the money, who it is for, and the pages of both sides. */
export type AboutCheckout = {
  name: string
  director: string | null
  users: string[]
  anglersPage: string
  directorsPage: string
  isMembership: boolean
}

/** Null where what was paid for is gone for good. */
export async function aboutCheckout(db: Queryable, checkout: CheckoutRow): Promise<AboutCheckout | null> {
  if (isOfBoat(checkout)) {
    const { entry, tournament: event } = checkout
    const tournament = await findTournament(db, event)
    if (!tournament) return null
    return {
      ...{ name: tournament.name, director: tournament.director, users: (await findEntry(db, entry))?.users ?? [], isMembership: false },
      ...{ anglersPage: `/angler/entries/${entry}`, directorsPage: `/director/tournaments/${event}/money` },
    }
  }
  const found = (await paidMemberships(db, [checkout.membership!])).get(checkout.membership!)
  if (!found) return null
  return {
    ...{ name: found.name, director: found.director, users: [found.user], isMembership: true },
    ...{ anglersPage: '/angler/memberships', directorsPage: `/director/memberships?view=all&f.season=${found.season}` },
  }
}

/** The membership by its season and member, also one that has ended or was removed. */
export type PaidMembership = { id: string; user: string; season: string; name: string; director: string | null }

export async function paidMemberships(db: Queryable, ids: readonly string[]): Promise<Map<string, PaidMembership>> {
  if (!ids.length) return new Map()
  const [memberships, seasons] = [membershipStore.table, seasonStore.table]
  const found = await db
    .select({ id: memberships.id, user: memberships.user, season: seasons.id, name: seasons.name, director: seasons.director })
    .from(memberships)
    .innerJoin(seasons, eq(seasons.id, memberships.season))
    .where(inArray(memberships.id, [...ids]))
  return new Map(found.map((one) => [one.id, one]))
}
