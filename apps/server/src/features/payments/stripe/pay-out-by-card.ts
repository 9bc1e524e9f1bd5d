import { refused } from '@ramplight/domain/kernel/errors'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import type { PaymentRow } from '../payments/index.ts'
import { accountOf } from './card-accounts.store.ts'

/**
 * Pays a payout to the account of who won it. The money is taken from the account of the director first, and only then given on: so the
 * platform never pays for anybody. Both steps have keys of the payment, so it is paid once, however often somebody taps.
 */
export async function payOutByCard(
  deps: Deps,
  payment: PaymentRow,
  tournament: TournamentRow | null,
): Promise<{ transfer: string; amount: number }> {
  if (payment.debitOrCredit !== 'debit' || payment.status === 'void' || payment.amount <= 0 || payment.onceKey?.startsWith('card '))
    throw refused('cards.no-payout')
  if (!tournament) throw refused('cards.no-payout')
  const [from, to] = [await accountOf(deps, tournament.director), await accountOf(deps, payment.recipientOfPayment ?? payment.user)]
  if (!from?.chargesEnabled) throw refused('cards.director-not-ready')
  if (!to?.payoutsEnabled) throw refused('cards.recipient-not-ready')
  const { amount, id } = payment
  const metadata = { payment: id, tournament: tournament.id }
  return askProvider(deps.cards, async (stripe) => {
    const taken = await stripe.charges.create({ amount, currency: 'usd', source: from.stripeId, metadata }, onceFor('payout-from', id))
    const given = await stripe.transfers.create(
      { amount, currency: 'usd', destination: to.stripeId, source_transaction: taken.id, metadata },
      onceFor('payout-to', id),
    )
    return { transfer: given.id, amount: given.amount }
  })
}
