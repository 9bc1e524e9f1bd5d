import { membershipStore } from '#features/tours/memberships/index'
import { seasonStore } from '#features/tours/seasons/index'
import { type AppDeps, type Deps, withDatabase } from '#platform/http/deps'
import { boatToPay } from './boat-to-pay.ts'
import { settleSession } from './settle-payment.ts'
import { startCheckout } from './start-checkout.ts'
import { startMemberCheckout } from './start-member-checkout.ts'

/** A published test number that pays. */
const PAYS = '4242424242424242'

/** For a demo: this angler of the boat has paid their share by card. */
export async function payShareAtStandIn(deps: AppDeps, { id, user }: { id: string; user: string }): Promise<void> {
  const work = withDatabase(deps, deps.outside)
  const boat = await boatToPay(work.db, id)
  if (!deps.cards?.standIn || !boat) return
  const { session } = await startCheckout(work, { ...boat, id: undefined, user, way: 'page', pages: '', mine: true })
  if (session) await typeIn(work, session)
}

/**
 * For a demo: a card has paid for this boat, and its bank has taken the money back, or the bank asks (null) and has not decided. The account that
 * the money went to follows.
 */
export async function disputeAtStandIn(deps: AppDeps, { id, user }: { id: string; user: string }, decided: 'won' | 'lost' | null) {
  const [work, standIn] = [withDatabase(deps, deps.outside), deps.cards?.standIn]
  const boat = await boatToPay(work.db, id)
  if (!standIn || !boat) return
  const { session } = await startCheckout(work, { ...boat, id: undefined, user, way: 'page', pages: '', mine: false })
  if (!session) return
  await typeIn(work, session)
  const charge = [...standIn.state.things.values()].findLast((one) => one.object === 'charge' && one.metadata?.entry === id)
  if (!charge) return
  const dispute = standIn.dispute(charge.id)
  if (decided) standIn.closeDispute(dispute.id, decided)
  await settleSession(work, session)
}

/** For a demo: this member has paid by card. */
export async function payMembershipAtStandIn(deps: AppDeps, id: string): Promise<void> {
  const work = withDatabase(deps, deps.outside)
  const membership = await membershipStore.find(work.db, id)
  const season = membership && (await seasonStore.find(work.db, membership.season))
  if (!deps.cards?.standIn || !membership || !season) return
  const { session } = await startMemberCheckout(work, { membership, season, id: undefined, user: membership.user, pages: '' })
  if (session) await typeIn(work, session)
}

async function typeIn(work: Deps, session: string): Promise<void> {
  work.cards?.standIn?.typeCard(session, PAYS)
  await settleSession(work, session)
}
