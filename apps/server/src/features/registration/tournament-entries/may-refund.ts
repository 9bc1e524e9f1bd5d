import { refused } from '@ramplight/domain/kernel/errors'
import { isRefund, NO_PAYMENT_LOG, newPayments, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { can } from '@ramplight/domain/policies/policies'
import { type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { By } from './outcomes.ts'

/** A refund that comes with a boat, such as one that a tablet made without a network: by who may refund, and never as somebody else. */
export function refuseRefunds(
  sent: PaymentLog | null | undefined,
  log: PaymentLog = NO_PAYMENT_LOG,
  tournament: TournamentRow,
  { actor, doer }: Pick<By, 'actor' | 'doer'>,
): void {
  const fresh = newPayments(log, sent)
  const known = { ...log, ...fresh }
  const isOfRefund = Object.values(fresh).some(
    (event) => isRefund(event) || Object.values(known).some((one) => one.item === event.item && isRefund(one)),
  )
  if (!isOfRefund) return
  if (doer.impersonator) throw refused('impersonation.account')
  if (!can(actor, 'tournament.edit', tournamentSubject(tournament))) throw refused('access.forbidden')
}
