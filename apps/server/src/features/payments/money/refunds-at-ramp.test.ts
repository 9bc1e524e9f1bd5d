import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { keepOf } from '@ramplight/domain/money/kept'
import { paymentsIn, refundsIn, voidsOf } from '@ramplight/domain/money/payment-log'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signToken } from '#platform/auth/tokens'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { openSession } from '../../people/auth/sessions.ts'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'
import { ledgerLines, settle } from '../ledger/index.ts'
import { ledgerOpenings } from '../ledger/ledger.table.ts'
import { paymentsOf } from '../money-events/index.ts'
import { refunds } from '../refunds/index.ts'
import { refundsOfHistory } from './refunds-of-history.ts'

let ramp: TestServer
let ana: Person
let field: Awaited<ReturnType<typeof aField>>
let boat: string
let payment: string
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())
beforeEach(async () => {
  field = await aField(ramp, ana, { entryFee: 100 })
  boat = (await field.enter(['Rosa Diaz']))._id
  await says({ status: 'Paid', paidWith: { method: 'cash' } })
  payment = paymentsIn(await logOf())[0]!.item
})

const says = (body: object, as = ana) => ramp.call(tournamentEntryCalls.update, { as, params: { id: boat }, body })
const logOf = async () => (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: boat } })).body!.paymentLog
const money = async () => (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: field.tournament } })).body!
const inBox = async () => (await money()).places.find(({ place }) => place === 'cash')?.left ?? 0
const refund = (body: object) =>
  ramp.call(moneyCalls.refund, {
    as: ana,
    params: { id: boat },
    body: { _id: newId(), method: 'cash', reason: 'Engine broke', amount: 10, ...body },
  })
/** The boat buys the $10 big fish pot as well, and has paid it. */
async function buysPot(): Promise<string> {
  const pot = newId()
  await ramp.call(tournamentCalls.update, {
    as: ana,
    params: { id: field.tournament },
    body: { settings: { payout: { bigFishEnabled: true } }, bigfishpots: [{ _id: pot, name: 'Big fish', entryFee: 10 }] },
  })
  await says({ inBigFishPot: true, status: 'Paid' })
  return pot
}
/** A refund as a tablet without a network makes it. */
const event = (item: string, dollars: number, seen = [payment]) => ({
  ...{
    kind: 'refund' as const,
    item,
    act: 'make' as const,
    at: '2027-06-12T11:02:00.000Z',
    method: 'cash' as const,
    note: 'Engine broke',
    seen,
  },
  buys: [{ item: 'fee', cents: dollars, times: 0, charged: dollars }],
})
const sends = (device: Device, id: string, dollars: number) =>
  device.send({ tbl: 'tournament-entries', id: boat, baseRev: 1, set: { [`paymentLog.${id}`]: event(id, dollars) }, base: {} })

test('who got everything back is asked for nothing: not counted as unpaid, and not written to', async () => {
  await field.enter(['Tom Tran'])
  const asked = async () => ({
    counted: (await ramp.call(tournamentEntryCalls.entryCountSearch, { as: ana, body: { tournament: field.tournament, unpaid: true } }))
      .body!.count,
    written: (
      await ramp.call(composeCalls.reach, {
        as: ana,
        body: { type: 'email', message: 'Please pay', audience: { of: 'unpaid' }, tournament: field.tournament },
      })
    ).body!.people,
  })
  expect(await asked()).toEqual({ counted: 1, written: 1 })
  expect((await refund({ amount: 100 })).body).toMatchObject({ state: 'done' })
  expect(await asked()).toEqual({ counted: 1, written: 1 })
})

test('$10 back for the big fish pot is $10 of the pot, whole, and more than the pot is refused', async () => {
  const pot = await buysPot()
  expect((await refund({ amount: 11, item: pot })).error).toMatchObject({ code: 'refund.too-much' })
  expect((await refund({ item: pot })).body).toMatchObject({ state: 'done', item: pot })
  const { body } = await ramp.call(moneyCalls.refundable, { as: ana, params: { id: boat } })
  expect(body).toMatchObject({ left: 10_000, items: [{ item: 'fee', most: 10_000 }], refunds: [{ item: pot, amount: 1_000 }] })
  expect((await money()).lines.at(-1)).toMatchObject({ purpose: 'refund', amount: -1_000, pot: 'Big fish', reason: 'Engine broke' })
})

test('a refund that is still owed asks the boat for it again; one that is not leaves it Paid', async () => {
  await refund({ amount: 40 })
  expect(await money()).toMatchObject({ owed: 0, owing: [] })
  await refund({ amount: 25, isOwedAgain: true })
  expect(await money()).toMatchObject({ owed: 2_500, owing: [{ entry: boat, paid: 3_500, owed: 2_500 }] })
})

test('a tablet refunds in cash without a network: sent twice it went out once, and who voids it has the money back in the box', async () => {
  const [tablet, id] = [aDevice(ramp, ana), newId()]
  expect((await sends(tablet, id, 100)).status).toMatch(/applied|merged/)
  await sends(tablet, id, 100)
  expect([await inBox(), (await money()).owing]).toEqual([0, []])
  const voided = { ...event(id, 0), act: 'void' as const, buys: [], at: new Date().toISOString() }
  expect((await says({ paymentLog: { [newId()]: voided } })).body).toMatchObject({ status: 'Paid' })
  expect([await inBox(), refundsIn(await logOf())]).toEqual([10_000, []])
})

test('two tablets refund one boat blind: both went out of the box, and Money asks which never happened', async () => {
  const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, await ramp.again(ana))]
  const [one, two] = [newId(), newId()]
  await sends(truck, one, 100)
  await sends(dock, two, 100)
  const { owing } = await money()
  expect([await inBox(), owing]).toMatchObject([
    -10_000,
    [{ entry: boat, paid: -10_000, takenTwice: [{ amount: 10_000 }, { amount: 10_000 }] }],
  ])
  expect(owing[0]!.takenTwice.map(({ _id }) => _id).sort()).toEqual([one, two].sort())
})

test('a refund that comes with a boat is for who may refund, and never as somebody else', async () => {
  // Who helps on the tour takes money at the ramp, and refunds none.
  const hal = await ramp.person('Director', 'Hal Odom', { isAssistant: true, tours: [field.tour] })
  expect((await says({ status: 'Paid', paidWith: { method: 'check' } }, hal)).status).toBe(200)
  expect((await says({ paymentLog: { [newId()]: event(newId(), 100) } }, hal)).error.code).toBe('access.forbidden')
  expect((await sends(aDevice(ramp, hal), newId(), 100)).status).toBe('forbidden')
  const sam = await ramp.person('System Admin', 'Sam Poe')
  const session = await openSession(ramp.db, ana.id, ramp.deps.now(), { address: null, device: 'test' }, { impersonator: sam.id })
  const token = await signToken({ user: ana.id, session }, ramp.deps.signingKey, ramp.deps.now())
  const acting = await says({ paymentLog: { [newId()]: event(newId(), 100) } }, { ...ana, token })
  expect(acting.error.code).toBe('impersonation.account')
  expect(refundsIn(await logOf())).toEqual([])
})

test('what went back before it was in the log becomes events, once: the ledger stays byte for byte, and it can be voided', async () => {
  const id = newId()
  const row = { id, at: '2027-06-12T10:00:00.000Z', entry: boat, tournament: field.tournament, amount: 4_000, method: 'cash' as const }
  await ramp.db.insert(refunds).values({ ...row, reason: 'Fog', by: ana.id, state: 'done' })
  const lines = [
    { account: 'cash' as const, amount: -4_000, entry: boat },
    { account: 'refund' as const, amount: 4_000, entry: boat, item: 'fee', charged: -4_000 },
  ]
  const posting = { kind: 'refund' as const, source: { family: 'refunds', record: id }, tournament: field.tournament, lines }
  await ramp.db.transaction((tx) => settle(tx, [posting], { id: ana.id, at: row.at, device: null }))
  const ledger = () => ramp.db.select().from(ledgerLines).orderBy(asc(ledgerLines.posting), asc(ledgerLines.number))
  const before = await ledger()
  await ramp.db.delete(ledgerOpenings).where(eq(ledgerOpenings.id, 'refund-events'))
  for (let start = 0; start < 2; start++) await refundsOfHistory(ramp.db, '2027-07-01T09:00:00.000Z')
  expect(await ledger()).toEqual(before)
  expect(await ramp.db.select().from(refunds).where(eq(refunds.id, id))).toEqual([])
  const [kept] = refundsIn((await paymentsOf(ramp.db, [boat])).get(boat))
  expect(kept).toMatchObject({ item: id, amount: 4_000, at: row.at, event: { method: 'cash', note: 'Fog', by: ana.id } })
  const voided = { ...event(id, 0), act: 'void' as const, buys: [], at: new Date().toISOString() }
  await says({ paymentLog: { [newId()]: voided } })
  expect(await inBox()).toBe(10_000)
})

test('a check number and a reason that are long are kept, and every list with them can still be read', async () => {
  const long = 'x'.repeat(190)
  const paid = { item: newId(), act: 'make' as const, at: new Date().toISOString(), method: 'check' as const, note: long, seen: [payment] }
  const buys = [{ item: 'fee', cents: 1, times: 0, charged: 0 }]
  expect((await says({ paymentLog: { [newId()]: { ...paid, buys } } })).status).toBe(200)
  expect((await refund({ reason: long })).body).toMatchObject({ reason: long })
  const { status, body } = await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament: field.tournament } })
  expect([status, body!.length]).toEqual([200, 1])
})

test('why a boat was refunded is for those who run the event', async () => {
  await refund({ reason: 'Lost a bet' })
  const rosa = (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: boat } })).body!.users[0]!
  const session = await openSession(ramp.db, rosa, ramp.deps.now(), { address: null, device: 'test' })
  const token = await signToken({ user: rosa, session }, ramp.deps.signingKey, ramp.deps.now())
  const { body } = await ramp.call(tournamentEntryCalls.get, { as: { id: rosa, name: 'Rosa', token }, params: { id: boat } })
  expect(refundsIn(body!.paymentLog).map(({ event }) => event.note ?? null)).toEqual([null])
})

test('everything is refunded for a canceled event, one of it is voided, and it is refunded once more: on the books and told once', async () => {
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: field.tournament }, body: { cancelled: true } })
  const all = () => ramp.call(moneyCalls.giveAllBack, { as: ana, params: { id: field.tournament }, body: {} })
  await all()
  expect(await inBox()).toBe(0)
  const [first] = refundsIn(await logOf())
  const voided = { ...event(first!.item, 0), act: 'void' as const, buys: [], at: new Date().toISOString() }
  await says({ paymentLog: { [newId()]: voided } })
  expect(await inBox()).toBe(10_000)
  await all()
  await all()
  expect([await inBox(), refundsIn(await logOf()).length]).toEqual([0, 1])
})

test('everything back, a pot is left, and the boat comes after all: it is paid, every list can be read', async () => {
  await buysPot()
  await refund({ amount: 110 })
  await says({ inBigFishPot: false, status: 'Paid', paidWith: { method: 'cash' } })
  const { status, body } = await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament: field.tournament } })
  expect([status, body![0]!.status, await inBox(), (await money()).owing]).toEqual([200, 'Paid', 10_000, []])
})

test('a tablet without a network takes $100, keeps it as a no-show fee and deletes the boat, all in one word: the box holds it', async () => {
  const other = (await field.enter(['Jo Reyes']))._id
  const [paid, kept] = [newId(), newId()]
  const made = { act: 'make' as const, at: '2027-06-12T11:02:00.000Z' }
  const taken = { ...made, item: paid, method: 'cash', buys: [{ item: 'fee', cents: 100, times: 1, charged: 100 }], seen: [] }
  const set = {
    [`paymentLog.${paid}`]: taken,
    [`paymentLog.${kept}`]: keepOf({ id: kept, at: made.at, amount: 100, note: 'No-show fee' }, null)[kept],
  }
  const tablet = aDevice(ramp, ana)
  const op = tablet.op({ tbl: 'tournament-entries', id: other, kind: 'del', baseRev: 1, set })
  expect((await tablet.push([op])).results).toMatchObject([{ status: 'applied' }])
  await tablet.push([{ ...op, op: newId() }])
  expect([await inBox(), (await money()).overpaid]).toEqual([20_000, 0])
})

test('a no-show fee: the boat is gone, the director keeps its $100, the box holds it and nothing is to be refunded; voided, it is again', async () => {
  await ramp.call(tournamentEntryCalls.bulkDelete, { as: ana, body: { ids: [boat] } })
  expect(await money()).toMatchObject({ overpaid: 10_000, owing: [{ entry: boat, isGone: true, owed: -10_000 }] })
  const id = newId()
  const kept = keepOf({ id, at: '2027-06-12T11:02:00.000Z', amount: 100, note: 'No-show fee' }, null)
  const hal = await ramp.person('Director', 'Hal Odom', { isAssistant: true, tours: [field.tour] })
  expect((await says({ paymentLog: kept }, hal)).error).toMatchObject({ code: 'access.forbidden' })
  expect((await says({ paymentLog: kept })).status).toBe(200)
  await says({ paymentLog: kept })
  expect([await money(), await inBox()]).toMatchObject([{ overpaid: 0, owing: [] }, 10_000])
  await says({ paymentLog: voidsOf(kept, [id], { at: new Date().toISOString(), newId }) })
  expect(await money()).toMatchObject({ overpaid: 10_000 })
})
