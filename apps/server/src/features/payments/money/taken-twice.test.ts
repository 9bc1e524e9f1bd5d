import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { receiptCalls } from '@ramplight/contract/payments/receipts'
import { type TournamentEntry, tournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { entryMoney } from '@ramplight/domain/money/cash-in-hand'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'

let ramp: TestServer
let ana: Person
let field: Awaited<ReturnType<typeof aField>>
let boat: string
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())
beforeEach(async () => {
  field = await aField(ramp, ana, { entryFee: 100 })
  boat = (await field.enter(['Rosa Diaz']))._id
})

/** What was paid of the fee, and what the fee was that day. */
const buys = (dollars: number, fee: number) => [{ item: 'fee', cents: dollars, times: 1, charged: fee }]
type Sent = {
  _id: string
  act?: 'make' | 'correct' | 'void'
  item?: string
  dollars?: number
  fee?: number
  method?: 'cash' | 'check'
  seen?: string[]
}
const event = ({ _id, act = 'make', item = _id, dollars = 100, fee = dollars, method = 'cash', seen = [] }: Sent) => ({
  ...{ item, act, at: '2027-06-12T11:02:00.000Z', method, seen },
  buys: act === 'void' ? [] : buys(dollars, fee),
})
/** A tablet that had no network sends what it took. */
const sends = (device: Device, sent: Sent) =>
  device.send({ tbl: 'tournament-entries', id: boat, baseRev: 1, set: { [`paymentLog.${sent._id}`]: event(sent) }, base: {} })
const money = async () => (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: field.tournament } })).body!
const left = async (place: string) => (await money()).places.find((one) => one.place === place)?.left ?? 0
const entry = async () => (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: boat } })).body!

test('two tablets without a network each take $100 in cash: $200 is in two tills, the boat is overpaid, and one question names both', async () => {
  const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, await ramp.again(ana))]
  const [one, two] = [newId(), newId()]
  expect((await sends(truck, { _id: one })).status).toMatch(/applied|merged/)
  expect((await entry()).status).toBe('Paid')
  expect((await sends(dock, { _id: two })).status).toMatch(/applied|merged/)
  expect([await left('cash'), (await entry()).status]).toEqual([20_000, 'Paid'])
  const { owing, overpaid } = await money()
  expect([overpaid, owing]).toMatchObject([
    10_000,
    [{ entry: boat, owed: -10_000, takenTwice: [{ amount: 10_000, byName: 'Ana Hall' }, { amount: 10_000 }] }],
  ])
  expect(owing[0]!.takenTwice.map(({ _id }) => _id).sort()).toEqual([one, two].sort())

  // Sent once more, nothing is taken again.
  await sends(dock, { _id: two })
  expect(await left('cash')).toBe(20_000)

  // It was one payment, booked twice.
  const voided = { [newId()]: { ...event({ _id: newId(), act: 'void', item: two }), at: new Date().toISOString() } }
  expect((await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: boat }, body: { paymentLog: voided } })).status).toBe(200)
  const after = await money()
  expect([await left('cash'), after.overpaid, after.owing]).toEqual([10_000, 0, []])
  expect(after.lines.map(({ amount, isReversal }) => [amount, isReversal])).toEqual([
    [10_000, false],
    [10_000, false],
    [-10_000, true],
  ])
})

test('cash on one tablet and a check on the other: each lies where it was taken, and the device counts what the money page counts', async () => {
  const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, await ramp.again(ana))]
  await sends(truck, { _id: newId() })
  await sends(dock, { _id: newId(), method: 'check' })
  expect([await left('cash'), await left('check')]).toEqual([10_000, 10_000])
  await truck.pull()
  const here = z.decode(tournamentEntry, truck.has('tournament-entries', boat) as z.input<typeof tournamentEntry>) as TournamentEntry
  const { inHand, checks, overpaid } = entryMoney({ entryFee: 10_000, sidepots: [], bigfishpots: [] }, [here])
  expect({ inHand, checks, overpaid }).toEqual({ inHand: 10_000, checks: 10_000, overpaid: 10_000 })
})

test('$15 and $25 of $40 on two tablets are both right, and nobody is asked', async () => {
  field = await aField(ramp, ana, { entryFee: 40 })
  boat = (await field.enter(['Ty Cole']))._id
  for (const dollars of [15, 25]) await sends(aDevice(ramp, await ramp.again(ana)), { _id: newId(), dollars, fee: 40 })
  const { owing, kept } = await money()
  expect([kept, (await entry()).status]).toEqual([4_000, 'Paid'])
  expect(owing.flatMap(({ takenTwice }) => takenTwice)).toEqual([])
})

const change = (body: object) =>
  ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: boat }, body: body as never }).then(({ body: answer }) => answer!)
const CASH = { status: 'Paid', paidWith: { method: 'cash' } }
const voidOf = (item: string) => ({
  paymentLog: { [newId()]: { ...event({ _id: newId(), act: 'void', item }), at: new Date().toISOString() } },
})

test('a boat is deleted while a tablet takes its money: the cash is on the books all the same, and one payment can still be voided', async () => {
  const dock = aDevice(ramp, ana)
  await change(CASH)
  await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boat } })
  expect(await money()).toMatchObject({ kept: 10_000, overpaid: 10_000, owing: [{ entry: boat, isGone: true, paid: 10_000 }] })
  const late = newId()
  for (let time = 0; time < 2; time++) expect((await sends(dock, { _id: late })).status).toBe('gone')
  expect(await money()).toMatchObject({ kept: 20_000, overpaid: 20_000 })
  await ramp.call(tournamentEntryCalls.bulkUpdate, { as: ana, body: [{ _id: boat, ...voidOf(late) }] as never })
  expect(await money()).toMatchObject({ kept: 10_000, overpaid: 10_000, owing: [{ isGone: true }] })
})

test('one batch names a boat twice: what the first word took is not lost with the second', async () => {
  const body = [
    { _id: boat, ...CASH },
    { _id: boat, mcNote: 'Hi' },
  ] as never
  expect((await ramp.call(tournamentEntryCalls.bulkUpdate, { as: ana, body })).body!.ok).toBe(true)
  expect([await left('cash'), (await entry()).status]).toEqual([10_000, 'Paid'])
})

test('a payment that is voided is no refund on the receipt, and one that is corrected says the other method', async () => {
  const receipt = async () => (await ramp.call(receiptCalls.receipt, { as: ana, params: { id: boat } })).body!
  await change(CASH)
  await change({ paidWith: { method: 'check', note: '1042' } })
  expect(await receipt()).toMatchObject({ paid: 10_000, payments: [{ place: 'check', amount: 10_000 }] })
  await change({ status: 'Pending' })
  expect(await receipt()).toMatchObject({ paid: 0, payments: [] })
})

test('made free after it has paid, a boat has paid too much: no cash leaves the books', async () => {
  await change(CASH)
  const free = { status: 'Pending', freeEntry: true, paidWith: { method: 'free', note: 'Lent his trailer' } }
  expect((await change(free)).paidWith).toEqual({ method: 'free', note: 'Lent his trailer' })
  expect([await left('cash'), (await money()).overpaid]).toEqual([10_000, 10_000])
})

test('two entries of one boat have both paid: merged, one payment can be voided, and the other keeps the price of its day', async () => {
  await change(CASH)
  const other = (await field.enter(['Rosa Diaz']))._id
  await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: other }, body: CASH as never })
  expect((await ramp.call(tournamentEntryCalls.mergeEntries, { as: ana, body: { keep: boat, gone: other } })).status).toBe(200)
  expect([await left('cash'), (await money()).overpaid]).toEqual([20_000, 10_000])
  const [payment] = Object.entries((await entry()).paymentLog!)
  await change(voidOf(payment![0]))
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: field.tournament }, body: { entryFee: 120 } })
  await change({ freeEntry: false, mcNote: 'Still here', groups: [] })
  expect([await left('cash'), await money()]).toMatchObject([10_000, { overpaid: 0, owed: 0 }])
  expect((await entry()).status).toBe('Paid')
})

test('what a device says of a payment that no ramp can say is not taken as said: a card, another one’s id, less than nothing', async () => {
  const dock = aDevice(ramp, ana)
  const [one, two] = [newId(), newId()]
  await sends(dock, { _id: one, method: 'card' as never })
  expect([await left('card'), await left('unstated')]).toEqual([0, 10_000])
  await sends(dock, { _id: two, item: one, dollars: 5, seen: [one] })
  expect((await money()).kept).toBe(10_500)
  const less = { tbl: 'tournament-entries' as const, id: boat, baseRev: 1, base: {} }
  const set = { [`paymentLog.${newId()}`]: event({ _id: newId(), dollars: -5 }) }
  expect((await dock.send({ ...less, set })).status).toBe('rejected')
  expect((await money()).kept).toBe(10_500)
})
