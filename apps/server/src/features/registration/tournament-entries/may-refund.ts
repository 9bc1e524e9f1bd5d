import { refused } from '@ramplight/domain/kernel/errors'
import { newEvents } from '@ramplight/domain/log/new-events'
import { isPayment, NO_PAYMENT_LOG, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { can } from '@ramplight/domain/policies/policies'
import { type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { By } from './outcomes.ts'

/** A refund, or what is kept, that comes with a boat, such as from a tablet without a network: by who may refund, and never as somebody else. */
export function refuseRefunds(
  sent: PaymentLog | null | undefined,
  log: PaymentLog = NO_PAYMENT_LOG,
  tournament: TournamentRow,
  { actor, doer }: Pick<By, 'actor' | 'doer'>,
): void {
  const fresh = newEvents(log, sent)
  const known = { ...log, ...fresh }
  const isMore = Object.values(fresh).some(
    (event) => !isPayment(event) || Object.values(known).some((one) => one.item === event.item && !isPayment(one)),
  )
  if (!isMore) return
  if (doer.impersonator) throw refused('impersonation.account')
  if (!can(actor, 'tournament.edit', tournamentSubject(tournament))) throw refused('access.forbidden')
}
