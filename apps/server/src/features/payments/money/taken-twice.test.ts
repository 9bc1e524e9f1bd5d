import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { type TournamentEntry, tournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
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

test('a boat that is deleted while a tablet takes its money: the cash is on the books, to be refunded', async () => {
  const dock = aDevice(ramp, ana)
  await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: boat }, body: { status: 'Paid', paidWith: { method: 'cash' } } })
  await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boat } })
  expect(await money()).toMatchObject({ kept: 10_000, overpaid: 10_000, owing: [{ entry: boat, isGone: true, paid: 10_000 }] })
  const answer = await sends(dock, { _id: newId() })
  expect(answer.status).toMatch(/gone/)
})
