import { paidForFee } from '@ramplight/domain/money/memberships'
import { and, eq } from 'drizzle-orm'
import { type MembershipRow, membershipStore } from '#features/tours/memberships/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { post } from '../ledger/index.ts'
import { finishMemberRefund, type RefundRow } from '../refunds/index.ts'
import { aboutCheckout } from './about-checkout.ts'
import { type CardMovement, type CheckoutRow, linesOf, listMovement, TAKES_BACK, takeBack } from './card-books.ts'
import { cardCheckouts } from './cards.table.ts'
import { linesOfCards } from './member-books.ts'
import { tellMemberMoney } from './tell-member-money.ts'
import { tellPaid } from './tell-paid.ts'

/** A movement of the provider that is written down for the first time. `ours`: the refund of ours that it is. */
export type Recorded = { movement: CardMovement; key: string; ours: RefundRow | null; doer: Doer }

const { table } = membershipStore

/** A movement of a card for a membership: in the list of payments, in the ledger, and in what the membership says of cards. */
export async function recordForMembership(tx: Tx, asked: CheckoutRow, { movement, key, ours, doer }: Recorded): Promise<void> {
  const { kind, amount, at } = movement
  const row = await membershipOf(tx, asked, kind === 'payment', doer)
  const checkout = { ...asked, membership: row.id }
  const metaData = { membership: row.id, season: row.season, checkout: asked.id, method: 'card' }
  await listMovement(tx, checkout, movement, { paymentForType: 'Membership', sourceModuleRecord: null, metaData }, doer)
  const book = { tournament: null, holder: row.user }
  if (kind === 'payment') await tx.update(cardCheckouts).set({ state: 'paid', membership: row.id }).where(eq(cardCheckouts.id, asked.id))
  if (TAKES_BACK[kind]) await takeBack(tx, book, movement, ours, doer)
  else if (ours) await finishMemberRefund(tx, ours, { key, at }, row.user)
  else {
    const lines = await linesOf(tx, kind, { ...checkout, entry: null }, amount, key)
    const source = { family: 'stripe', record: key }
    if (lines.length) await post(tx, [{ kind: 'card', source, ...book, at, lines }], doer)
  }
  await notePaidByCard(tx, row.id, doer)
  const about = await aboutCheckout(tx, checkout)
  if (!about) return
  if (kind === 'payment') return tellPaid(tx, checkout, about, { ...movement, toldAt: doer.at })
  await tellMemberMoney(tx, about, { kind, about: ours?.id ?? checkout.id, amount }, doer.at)
}

/**
 * The membership, held. Whoever pays is a member: one that was taken away while its page was open is brought back, and two anglers who
 * became one have the membership that stayed.
 */
async function membershipOf(tx: Tx, { membership, user }: CheckoutRow, paysNow: boolean, doer: Doer): Promise<MembershipRow> {
  const [row] = await tx.select().from(table).where(eq(table.id, membership!)).for('update')
  if (!row) throw new Error(`Cards: the membership ${membership} is not there`)
  if (!row.deleted || !paysNow) return row
  const [stays] = await membershipStore.list(tx, and(eq(table.season, row.season), eq(table.user, user)))
  if (stays) return (await membershipStore.lockMany(tx, [stays.id]))[0]!
  const about = () => ({ summary: 'Membership is back: its card payment came after it was removed' })
  return (await membershipStore.updateMany(tx, [{ before: row, changes: { deleted: false } }], doer, about, 'restored'))[0]!
}

/** Makes what the membership says of cards what the ledger has. */
async function notePaidByCard(tx: Tx, id: string, doer: Doer): Promise<void> {
  const paidByCard = paidForFee(await linesOfCards(tx, id))
  const [before] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (!before || before.paidByCard === paidByCard) return
  await membershipStore.updateMany(tx, [{ before, changes: { paidByCard } }], doer, () => ({ summary: 'Membership: what cards have paid' }))
}
