import './payments.local.ts'
import './payments.writes.ts'
import './payouts.local.ts'
import '#features/registration/tournament-entries/tournament-entries.local.ts'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { expect, test } from 'vitest'
import { type Asked, type LocalRead, localCallOf } from '#platform/local/answers/local-calls.ts'
import { id } from '#platform/local-writes/testing/a-device.ts'
import { FORK, HALL, herTablet, JO, RAY, REYES, WEIGHS } from '#platform/local-writes/testing/a-ramp.ts'

const [WON, SECOND, BAIT] = [id(90), id(91), id(92)]
const due = (item: string, amount: number, payee: string) => ({
  [item]: {
    kind: 'payout-due',
    item,
    act: 'make',
    at: '2027-06-12T20:00:00.000Z',
    amount,
    method: null,
    payee,
    note: null,
    seen: null,
    by: id(1),
  },
})
const payout = (_id: string, entry: string, user: string, amount: number) => ({
  ...{ _id, _rev: 1, amount, user, status: 'completed', debitOrCredit: 'debit', paymentForType: 'Tournament', sourceModuleRecord: FORK },
  ...{ createdAt: '2027-06-12T20:00:00.000Z', updatedAt: '2027-06-12T20:00:00.000Z', metaData: { result: id(50), entry } },
  ...{ handedOut: 0, open: amount, payoutLog: due(id(Number.parseInt(_id, 16)), amount, user) },
})
const bait = { ...payout(BAIT, HALL, RAY, 20), metaData: {}, handedOut: null, open: null, payoutLog: null }
const theEvening = (more: Parameters<typeof herTablet>[0] = {}) =>
  herTablet({ status: 'Completed', ...more, more: { payments: [payout(WON, HALL, RAY, 648), payout(SECOND, REYES, JO, 300), bait] } })
type Tablet = ReturnType<typeof theEvening>
const read = <E extends AnyEndpoint>(tablet: Tablet, endpoint: E, asked: Partial<Asked<E>>) =>
  (localCallOf(endpoint) as LocalRead<E>).answer(asked as Asked<E>, tablet.local)
const payouts = (tablet: Tablet) => read(tablet, moneyCalls.payouts, { params: { id: FORK } })
const pay = (tablet: Tablet, ids: string[], method: 'cash' | 'check' = 'cash') =>
  tablet.do(paymentCalls.paidOut, { body: { ids, paidOut: { method } } })

test('winners are paid without a network: the list, the boat and its books say so at once', async () => {
  const tablet = theEvening()
  const { changes } = await pay(tablet, [WON, SECOND])
  expect(changes).toMatchObject([
    { kind: 'edit', tbl: 'payments', id: WON },
    { kind: 'edit', tbl: 'payments', id: SECOND },
  ])
  const list = await read(tablet, paymentCalls.search, { body: { sourceModuleRecord: FORK } })
  expect(list.find(({ _id }) => _id === WON)).toMatchObject({ handedOut: 64_800, open: 0, metaData: { method: 'cash' } })
  const { boats, toHandOut } = await payouts(tablet)
  expect([toHandOut, boats.map(({ entry, open, handedOut }) => [entry, open, handedOut])]).toEqual([
    0,
    [
      [HALL, 0, 64_800],
      [REYES, 0, 30_000],
    ],
  ])
  const entries = await read(tablet, tournamentEntryCalls.search, { body: { tournament: FORK } })
  expect(entries.find(({ _id }) => _id === HALL)?.books?.others).toMatchObject([
    { account: 'cash', amount: -64_800 },
    { account: 'payout', amount: 64_800 },
  ])
})

test('a boat settles with one word on the tablet; another sum than it shows is refused', async () => {
  const tablet = theEvening()
  const settle = (open: number, way: 'cash' | 'let-be') =>
    tablet.do(moneyCalls.settlePayouts, { params: { id: FORK }, body: { _id: id(99), entry: HALL, open, way } })
  await expect(settle(60_000, 'cash')).rejects.toMatchObject({ code: 'payouts.changed' })
  await settle(64_800, 'let-be')
  expect((await payouts(tablet)).boats.find(({ entry }) => entry === HALL)).toMatchObject({ open: 0, pots: [{ unclaimed: 64_800 }] })
})

test('how money of a director’s own list was paid, the server says; while results are open nobody settles, and a helper never', async () => {
  await expect(pay(theEvening(), [BAIT])).rejects.toMatchObject({ code: 'sync.online-only' })
  const open = theEvening({ status: 'Closed' }).do(moneyCalls.settlePayouts, {
    ...{ params: { id: FORK }, body: { _id: id(99), entry: HALL, open: 64_800, way: 'cash' } },
  })
  await expect(open).rejects.toMatchObject({ code: 'payouts.results-open' })
  await expect(pay(theEvening({ of: WEIGHS }), [WON])).rejects.toMatchObject({ code: 'access.forbidden' })
})
