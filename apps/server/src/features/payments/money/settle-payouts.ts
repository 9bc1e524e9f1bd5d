import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { moneyCalls, SettleWay } from '@ramplight/contract/payments/money'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { hash24 } from '@ramplight/domain/kernel/hash24'
import { settlingSaid } from '@ramplight/domain/money/payout-log'
import { isOnItsWay } from '@ramplight/domain/money/payout-method'
import { type BoatPayouts, payoutsByBoat, payoutsOf } from '@ramplight/domain/money/payouts-open'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { appendMoney, eventsOf } from '../money-events/index.ts'
import { aboutPayment, holdPayouts, payoutRows, showPayouts, tellPayouts } from '../payments/index.ts'
import { isOfficial } from './present-payouts.ts'

type Asked = BodyOf<typeof moneyCalls.settlePayouts>

/**
 * Settles a boat with one word: all that is open of it was handed out or came back in one way, or it is let be. Once for its id; refused
 * where the sum is not what the caller saw. The results stay as they are.
 */
export const settlePayouts = (db: Db, tournament: TournamentRow, asked: Asked, doer: Doer): Promise<void> =>
  inTransaction(db, async (tx) => {
    const rows = payoutRows(await holdPayouts(tx, tournament.id), new Set([asked.entry]))
    const events = await eventsOf(tx, tournament.id)
    const idOf = (pot: string) => hash24(`${asked._id} ${pot}`)
    const boat = payoutsByBoat(payoutsOf(events)).find(({ entry }) => entry === asked.entry)
    if (!boat) throw refused('payouts.changed')
    const done = new Set(events.flatMap(({ entry, pot, item }) => (entry === asked.entry ? [idOf(pot), idOf(item)] : [])))
    if (events.some(({ _id }) => done.has(_id))) return
    // Read anew: whoever reopens the results holds the same payments.
    const now = await findTournament(tx, tournament.id)
    if (!now || !isOfficial(now)) throw refused('payouts.results-open')
    if (boat.open !== asked.open) throw refused('payouts.changed')
    if (rows.some(isOnItsWay)) throw refused('payment.sending')
    const said = settlingSaid(boat, asked, events).map((one) => ({ ...one, id: idOf('item' in one ? one.item : one.pot) }))
    await tellPayouts(tx, tournament.id, await appendMoney(tx, tournament.id, said, doer), doer.at)
    await showPayouts(tx, rows, doer, aboutPayment)
    await noteIt(tx, tournament, { boat, asked }, doer)
  })

const WORDS: Record<SettleWay, string> = {
  cash: 'in cash',
  check: 'by check',
  credits: 'as angler credit',
  'let-be': 'settled without money',
  'ask-again': 'open again',
  'recorded-twice': 'recorded twice',
}

/** `Got back $148.00 in cash`, in the history of the entry. */
async function noteIt(tx: Tx, { id }: TournamentRow, { boat, asked }: { boat: BoatPayouts; asked: Asked }, doer: Doer): Promise<void> {
  const amount = dollarsAndCents(Math.abs(boat.open))
  const what = boat.open === 0 ? 'Payouts' : boat.open > 0 ? `Payout of ${amount}` : `Payout returned, ${amount}`
  await writeAudit(tx, doer, {
    ...{ action: 'changed', family: 'money', record: boat.entry, tournament: id },
    summary: `${what}, ${WORDS[asked.way]}${asked.note ? ` (${asked.note})` : ''}`,
  })
}
