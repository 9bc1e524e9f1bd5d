import { type AppDeps, withDatabase } from '#platform/http/deps'
import { boatToPay } from './boat-to-pay.ts'
import { settleSession } from './settle-payment.ts'
import { startCheckout } from './start-checkout.ts'

/** A published test number that pays. */
const PAYS = '4242424242424242'

/** For a demo: this angler of the boat has paid their share by card. */
export async function payShareAtStandIn(deps: AppDeps, { id, user }: { id: string; user: string }): Promise<void> {
  const standIn = deps.cards?.standIn
  const work = withDatabase(deps, deps.outside)
  const boat = await boatToPay(work.db, id)
  if (!standIn || !boat) return
  const { session } = await startCheckout(work, { ...boat, id: undefined, user, way: 'page', pages: '', mine: true })
  if (!session) return
  standIn.typeCard(session, PAYS)
  await settleSession(work, session)
}
