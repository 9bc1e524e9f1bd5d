import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { owedByMember } from '@ramplight/domain/money/member-fee'
import { memberCardCharge } from '@ramplight/domain/money/memberships'
import { and, eq } from 'drizzle-orm'
import { type MembershipRow, membershipStore } from '#features/tours/memberships/index'
import type { SeasonRow } from '#features/tours/seasons/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { feePayerOf } from '../accounts/index.ts'
import { accountOf } from './card-accounts.store.ts'
import type { CheckoutRow } from './card-books.ts'
import { cardCheckouts } from './cards.table.ts'
import { askProviderFor, closeCheckout, HELD_MINUTES, ifPaidMeanwhile } from './start-checkout.ts'

export type MemberPaying = {
  membership: MembershipRow
  season: SeasonRow
  /** Made on the device; the same again is the same checkout. */
  id: string | undefined
  user: string
  pages: string
}

/** So often somebody changes what is owed, or opens another page, while we open one. */
const MOST_TURNS = 3

/**
 * Begins to have a membership paid by card, as an entry is (`startCheckout`): what is owed is computed here, our row is written before the
 * provider is asked, and a membership has one open page at most.
 */
export async function startMemberCheckout(deps: Deps, paying: MemberPaying): Promise<CheckoutRow> {
  if (!deps.cards) throw refused('cards.off')
  const { season } = paying
  const account = await accountOf(deps, season.director)
  if (!account?.chargesEnabled) throw refused('membership.no-cards')
  const row = await openRow(deps, paying, account.stripeId)
  if (row.onItsWay) throw refused('cards.on-its-way')
  return row.session ? row : askProviderFor(deps, row, { name: season.name, back: `${paying.pages}/angler/memberships` })
}

async function openRow(deps: Deps, paying: MemberPaying, destination: string): Promise<CheckoutRow> {
  for (let turn = 0; ; turn++) {
    const found = await inTransaction(deps.db, (tx) => findOrOpen(tx, deps, paying, { destination, turn }))
    if ('id' in found) return found
    // Somebody else was first, or the device says the same again: look once more, and then with an id of our own.
    if (turn === MOST_TURNS) throw refused('record.id-taken')
    if (found.inTheWay) await closeCheckout(deps, found.inTheWay).catch(ifPaidMeanwhile)
  }
}

type Opening = { destination: string; turn: number }

/** The membership is held: of two who open at once, the second finds the page of the first. */
async function findOrOpen(tx: Tx, deps: Deps, { membership: { id: membership }, season, id, user }: MemberPaying, opening: Opening) {
  const [row] = await membershipStore.lockMany(tx, [membership])
  if (!row || row.deleted) throw refused('record.not-found')
  const whole = owedByMember(row)
  const { amount, items, applicationFee } = memberCardCharge(whole, await feePayerOf(tx, season.director))
  if (amount <= 0) throw refused('cards.nothing-due')
  const now = deps.now()
  const { destination, turn } = opening
  const [there] = await tx
    .select()
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.membership, membership), eq(cardCheckouts.state, 'open')))
  if (there) {
    const isSame = there.user === user && there.amount === amount && there.destination === destination
    return isSame && (there.onItsWay || there.heldUntil > now.toISOString()) ? there : { inTheWay: there }
  }
  const fresh = {
    ...{ id: (turn === 0 && id) || newId(), user, membership, amount, items, applicationFee, destination, whole },
    ...{ way: 'page' as const, createdAt: now.toISOString(), heldUntil: new Date(now.getTime() + HELD_MINUTES * 60_000).toISOString() },
  }
  const [made] = await tx.insert(cardCheckouts).values(fresh).onConflictDoNothing().returning()
  return made ?? { inTheWay: null }
}
