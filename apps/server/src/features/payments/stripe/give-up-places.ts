import { and, asc, eq, lte } from 'drizzle-orm'
import { moveUp, preRegistrationStore, tellTeams, withWaitingList } from '#features/registration/tournament-pre-registrations/index'
import { lockTournaments } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { hasOpenCheckout } from './start-checkout.ts'

const AT_ONCE = 100

/**
 * Where nobody pays at the ramp, the place of a team that has not paid in time goes to the next. Never while a page is open on which the
 * team could still pay: that is closed first, at the provider. Answers how many were given up.
 */
export async function giveUpPlaces(deps: Deps): Promise<number> {
  const at = deps.now().toISOString()
  const { heldUntil, converted } = preRegistrationStore.table
  const late = await preRegistrationStore.list(deps.db, and(lte(heldUntil, at), eq(converted, false)), {
    orderBy: [asc(heldUntil)],
    limit: AT_ONCE,
  })
  let given = 0
  for (const { id, tournament: of } of late) {
    const isGiven = await inTransaction(deps.db, async (tx) => {
      const tournament = (await lockTournaments(tx, [of])).get(of)
      const [team] = await preRegistrationStore.lockMany(tx, [id])
      const isLate = team && !team.deleted && !team.converted && team.heldUntil && team.heldUntil <= at
      if (!tournament || !isLate || (await hasOpenCheckout(tx, id))) return false
      const doer = { id: null, at, device: null }
      await preRegistrationStore.remove(tx, id, doer, { tournament: of, summary: 'Place given up: not paid in time' })
      await tellTeams(tx, [team], 'lapsed', { tournament, at, on: deps })
      await moveUp(tx, [of], doer, deps)
      return true
    })
    if (isGiven) given++
  }
  return given
}

/** A registration may open by the clock alone: then nobody's change moves its waiting list. */
export async function moveWaitingLists(deps: Deps): Promise<void> {
  const doer = { id: null, at: deps.now().toISOString(), device: null }
  for (const id of await withWaitingList(deps.db)) await inTransaction(deps.db, (tx) => moveUp(tx, [id], doer, deps))
}
