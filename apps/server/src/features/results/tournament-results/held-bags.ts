import type { HeldBags } from '@ramplight/contract/results/tournament-results'
import { fullName } from '@ramplight/domain/registration/full-name'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { forbiddenEvents } from '#platform/sync/devices'
import { staffStore } from '../../people/staff-members/index.ts'
import { anglerNames } from '../../people/users/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { logOfTournament } from '../../weigh-in/weigh-ins/index.ts'

/**
 * Devices with bags of this tournament that were refused because their person is not on the staff any more. Only of people who were
 * on this director's staff once: what a stranger sends is told to nobody. A bag that arrived since, under whoever's sign-in, is not held.
 */
export async function heldBagsOf(db: Queryable, { id, director }: TournamentRow): Promise<HeldBags[]> {
  const staff = staffStore.table
  const people = await db.select({ user: staff.user }).from(staff).where(eq(staff.director, director))
  const found = await forbiddenEvents(
    db,
    people.map(({ user }) => user),
    id,
  )
  const arrived = new Set(found.length ? (await logOfTournament(db, id)).map(({ _id }) => _id) : [])
  const names = await anglerNames(
    db,
    found.map(({ user }) => user),
  )
  return found.flatMap(({ user, device, at, refused }) => {
    const bags = refused.filter((event) => !arrived.has(event)).length
    const name = names.get(user)
    return bags > 0 && name ? [{ user, name: fullName(name), device, bags, at }] : []
  })
}
