import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import { atAccount, eventsOfPayment, isSamePayout, paidOutSaid, payoutOfPayment, settlingSaid } from '@ramplight/domain/money/payout-log'
import { isOnItsWay } from '@ramplight/domain/money/payout-method'
import { payoutsByBoat, payoutsOf } from '@ramplight/domain/money/payouts-open'
import { eachForItself } from '#platform/local-writes/each-for-itself.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'
import { payoutChange, payoutsHere, payoutsOfEvent } from './payouts-here.ts'

/** Winners are paid at a ramp without a network: what is said is kept with the payment of the result, and sent later. */
write(paymentCalls.paidOut, async ({ body: { ids, paidOut } }, local) => {
  const rows = await payoutsHere(local, [...new Set(ids)])
  for (const tournament of new Set(rows.map(({ sourceModuleRecord }) => sourceModuleRecord)))
    await tournamentFor(local, tournament, 'tournament.edit')
  return eachForItself(
    rows,
    ({ _id }) => _id,
    (row) => {
      if (row.status === 'void') throw refused('payment.not-handed-out')
      if (isOnItsWay(row)) throw refused('payment.sending')
      const events = eventsOfPayment(row)
      const said = paidOutSaid(row, events, paidOut)
      if (paidOut && said.length === 0 && atAccount(events, payoutOfPayment(row)) > 0) throw refused('payment.sent')
      return payoutChange(row, said, local)
    },
  )
})

const done = async () => ({ ok: true as const })

/** A boat is settled with one word, all its pots together; what is said of each is kept with its payment, and sent when there is a network. */
write(moneyCalls.settlePayouts, async ({ params: { id }, body }, local) => {
  const tournament = await tournamentFor(local, id, 'tournament.edit')
  const { rows, events } = await payoutsOfEvent(local, id)
  const boat = payoutsByBoat(payoutsOf(events)).find(({ entry }) => entry === body.entry)
  // A boat that became one with another has its payouts under another name there.
  if (!boat) throw refused('sync.online-only')
  if (tournament.status !== 'Completed') throw refused('payouts.results-open')
  if (boat.open !== body.open) throw refused('payouts.changed')
  const own = rows.filter((row) => payoutOfPayment(row).entry === boat.entry)
  if (own.some(isOnItsWay)) throw refused('payment.sending')
  const said = settlingSaid(boat, body, events)
  const changes = own.flatMap((row) =>
    payoutChange(
      row,
      said.filter((one) => isSamePayout(one, payoutOfPayment(row))),
      local,
    ),
  )
  return { changes, answer: done }
})
