import { and, asc, eq, lte } from 'drizzle-orm'
import { moveUp, preRegistrationStore, tellTeams, withWaitingList } from '#features/registration/tournament-pre-registrations/index'
import { lockTournaments } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { eachRow } from '#platform/jobs/each-row'
import { hasOpenCheckout } from './start-checkout.ts'

const AT_ONCE = 100

/**
 * Where nobody pays at the ramp, the place of a team that has not paid in time goes to the next. Never while a page is open on which the
 * team could still pay: that is closed first, at the provider. Answers how many were given up.
 */
export async function giveUpPlaces(deps: Deps): Promise<number> {
  const at = deps.now().toISOString()
  const { id, heldUntil, converted } = preRegistrationStore.table
  return eachRow(deps, 'late-place', {
    find: ({ isDue, order }) =>
      preRegistrationStore.list(deps.db, and(lte(heldUntil, at), eq(converted, false), isDue(id)), {
        orderBy: [order(id), asc(heldUntil)],
        limit: AT_ONCE,
      }),
    id: (row) => row.id,
    work: (row) => giveUp(deps, row, at),
  })
}

const giveUp = (deps: Deps, { id, tournament: of }: { id: string; tournament: string }, at: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const tournament = (await lockTournaments(tx, [of])).get(of)
    const [team] = await preRegistrationStore.lockMany(tx, [id])
    const isLate = team && !team.deleted && !team.converted && team.heldUntil && team.heldUntil <= at
    if (!tournament || !isLate || (await hasOpenCheckout(tx, id))) return false
    const doer = { id: null, at, device: null }
    await preRegistrationStore.remove(tx, id, doer, { tournament: of, summary: 'Spot lost: not paid in time' })
    await tellTeams(tx, [team], 'lapsed', { tournament, at, on: deps })
    await moveUp(tx, [of], doer, deps)
    return true
  })

/** A registration may open by the clock alone: then nobody's change moves its waiting list. */
export async function moveWaitingLists(deps: Deps): Promise<void> {
  const doer = { id: null, at: deps.now().toISOString(), device: null }
  await eachRow(deps, 'waiting-list', {
    find: () => withWaitingList(deps.db),
    id: (id) => id,
    work: (id) => inTransaction(deps.db, (tx) => moveUp(tx, [id], doer, deps)),
  })
}
