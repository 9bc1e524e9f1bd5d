import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { myPaymentCalls } from '@ramplight/contract/payments/my-payments'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { receiptCalls } from '@ramplight/contract/payments/receipts'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aCardRamp, type CardRamp, PAYS } from '../stripe/testing/a-card-ramp.ts'

let lake: CardRamp
beforeAll(async () => {
  lake = await aCardRamp()
  await lake.connect(lake.ana)
})
afterAll(() => lake.close())

const mine = async (as: Person) => (await lake.ramp.call(myPaymentCalls.mine, { as })).body
const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)

test('every dollar has a line: cash, check, card, members’ dues and tickets, each boat as its receipt says, and nothing twice', async () => {
  const { ramp, ana } = lake
  // At the ramp, by check; a part of it came back in cash. The partner reads the same of the boat.
  const ramped = await aField(ramp, ana, { entryFee: 100 })
  const [lily, tom] = [await ramped.angler('Lily Reyes'), await ramped.angler('Tom Tran')]
  const { _id: byCheck } = (await ramped.tryEnter([lily, tom])).body
  const paidWith = { method: 'check' as const, note: '1042' }
  await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: byCheck }, body: { status: 'Paid', paidWith } })
  const refund = { _id: newId(), amount: 25, method: 'cash' as const, reason: 'Blast-off was late' }
  await ramp.call(moneyCalls.refund, { as: ana, params: { id: byCheck }, body: refund })
  // By card, with the fees on top.
  const carded = await aField(ramp, ana, { entryFee: 100 })
  const { _id: byCard } = (await carded.tryEnter([lily])).body
  const page = (await ramp.call(stripeCalls.createCheckout, { as: lily, body: { entry: byCard } })).body
  lake.standIn.typeCard(page.url!.split('/').at(-1)!, PAYS)
  await lake.standIn.quiet()
  // Dues in cash, two tickets for $10, and one that was taken back.
  const body = { name: 'Fork 2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 75 }
  const season = (await ramp.call(seasonCalls.create, { as: ana, body })).body._id
  const member = (await ramp.call(membershipCalls.create, { as: lily, body: { season, user: lily.id } })).body._id
  await ramp.call(membershipCalls.update, { as: ana, params: { id: member }, body: { amountPaid: 75, paidWith: { method: 'cash' } } })
  const drawn = { tournament: ramped.tournament, name: 'A rod', cost: 5 }
  const raffle = (await ramp.call(tournamentRaffleCalls.create, { as: ana, body: drawn })).body._id
  const tickets = Array.from({ length: 3 }, () => ({ _id: newId(), raffle, user: lily.id, paidWith: { method: 'cash' as const } }))
  await ramp.call(tournamentRaffleEntryCalls.bulkCreate, { as: ana, body: tickets })
  await ramp.call(tournamentRaffleEntryCalls.remove, { as: ana, params: { id: tickets[2]!._id } })
  // What was won is no payment of hers.
  const won = { amount: 500, user: lily.id, status: 'completed' as const, debitOrCredit: 'debit' as const }
  const prize = (await ramp.call(paymentCalls.create, { as: ana, body: { ...won, sourceModuleRecord: ramped.tournament } })).body._id

  const { paid, listed } = await mine(lily)
  const of = (record: string) => paid.find((one) => one.record === record)!
  expect(paid).toHaveLength(4)
  expect(of(byCheck)).toMatchObject({ about: 'entry', tournament: ramped.tournament, name: 'Lake Fork Open', isGone: false })
  expect(of(byCheck).payments.map(({ place, amount }) => [place, amount])).toEqual([
    ['check', 10_000],
    ['cash', -2500],
  ])
  expect(of(byCard)).toMatchObject({ paid: 10_000, fees: [{ key: 'platform' }, { key: 'card' }] })
  expect(of(member)).toMatchObject({ about: 'membership', season, name: 'Fork 2027', paid: 7500 })
  expect(of(raffle)).toMatchObject({ about: 'raffle', what: 'A rod', payments: [{ place: 'cash', amount: 1000 }], paid: 1000 })
  // The sums are those of the receipts, to the cent.
  for (const entry of [byCheck, byCard]) {
    const receipt = (await ramp.call(receiptCalls.receipt, { as: lily, params: { id: entry } })).body
    const onTop = receipt.fees.reduce((sum, { amount }) => sum + amount, 0)
    expect([of(entry).paid + onTop, of(entry).payments.length, of(entry).fees]).toEqual([
      receipt.paid,
      receipt.payments.length,
      receipt.fees,
    ])
    expect([...receipt.items, ...receipt.back].reduce((sum, { amount }) => sum + amount, onTop + receipt.overpaid)).toBe(receipt.paid)
  }
  expect(sum(paid.flatMap(({ payments }) => payments))).toBe(7500 + 10_000 + 7500 + 1000)
  // A card also stands among the payments; there it says the same money again. What was won does not.
  const rows = (await ramp.call(paymentCalls.search, { as: lily, body: { user: lily.id } })).body
  expect(rows.filter(({ _id }) => !listed.includes(_id)).map(({ _id }) => _id)).toEqual([prize])
  // The partner of the boat sees its money, and nothing else of hers; a stranger sees nothing.
  expect((await mine(tom)).paid.map(({ record, paid: sums }) => [record, sums])).toEqual([[byCheck, 7500]])
  expect(await mine(await ramped.angler('Sam Reed'))).toEqual({ paid: [], listed: [] })
})

test('a boat that was deleted keeps its line, and an angler who left a boat keeps what their card has paid', async () => {
  const { ramp, ana } = lake
  const field = await aField(ramp, ana, { entryFee: 100 })
  const [jo, sam] = [await field.angler('Jo Reyes'), await field.angler('Sam Reed')]
  const { _id: entry } = (await field.tryEnter([jo])).body
  const page = (await ramp.call(stripeCalls.createCheckout, { as: jo, body: { entry } })).body
  lake.standIn.typeCard(page.url!.split('/').at(-1)!, PAYS)
  await lake.standIn.quiet()
  await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: entry }, body: { users: [sam.id] } })
  const rows = (await ramp.call(paymentCalls.search, { as: jo, body: { user: jo.id } })).body
  const { paid, listed } = await mine(jo)
  expect([paid, rows.filter(({ _id }) => !listed.includes(_id)).map(({ description }) => description)]).toEqual([[], ['Paid by card']])
  await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: entry } })
  expect((await mine(sam)).paid).toMatchObject([{ record: entry, isGone: true, paid: 10_000 }])
})
