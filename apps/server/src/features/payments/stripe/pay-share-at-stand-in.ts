import { findEntry } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { type AppDeps, withDatabase } from '#platform/http/deps'
import { settleSession } from './settle-payment.ts'
import { startCheckout } from './start-checkout.ts'

/** A published test number that pays. */
const PAYS = '4242424242424242'

/** For a demo: this angler of the boat has paid their share by card. */
export async function payShareAtStandIn(deps: AppDeps, { id, user }: { id: string; user: string }): Promise<void> {
  const standIn = deps.cards?.standIn
  const work = withDatabase(deps, deps.outside)
  const entry = await findEntry(work.db, id)
  const tournament = entry && (await findTournament(work.db, entry.tournament))
  if (!standIn || !entry || !tournament) return
  const { session } = await startCheckout(work, { id: undefined, user, entry, tournament, way: 'page', pages: '', mine: true })
  if (!session) return
  standIn.typeCard(session, PAYS)
  await settleSession(work, session)
}
