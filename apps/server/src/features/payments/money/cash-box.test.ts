import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { auditCalls } from '@ramplight/contract/system/audit'
import { type Tournament, tournamentCalls, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { cashBox } from '@ramplight/domain/money/cash-box'
import { cashIn, voidedIn, writtenTwice } from '@ramplight/domain/money/cash-log'
import { linesToCheck } from '@ramplight/domain/money/drawer'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { syncDevices } from '#platform/sync/sync.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { type CashWire, cashSaid } from '../../../testing/cash-said.ts'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'
import { aForm } from '../../tournaments/testing/a-tournament.ts'

let ramp: TestServer
let ana: Person
let field: Awaited<ReturnType<typeof aField>>

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())
beforeEach(async () => {
  field = await aField(ramp, ana, { entryFee: 100 })
})

const say = (cashLog: CashWire, as = ana) => ramp.call(calls.cashBox, { as, params: { id: field.tournament }, body: { cashLog } })
const money = async () => (await ramp.call(calls.byTournament, { as: ana, params: { id: field.tournament } })).body!
const event = async (as: Person | null = ana): Promise<Tournament> =>
  (await ramp.call(tournamentCalls.get, { ...(as && { as }), params: { id: field.tournament } })).body!
const places = async () => Object.fromEntries((await money()).places.map(({ place, left }) => [place, left / 100]))
const bait = (more: object = {}) => cashSaid({ kind: 'expense', amount: 40, purpose: 'expense', note: 'Bait', ...more })
const voids = (_id: string, more: object = {}): CashWire =>
  cashSaid({ kind: 'expense', purpose: 'expense', amount: 40, item: _id, act: 'void', note: 'Typed twice', ...more })
/** A tablet that had no network sends what it said. */
const sends = (device: Device, log: CashWire) =>
  device.send({
    tbl: 'tournaments',
    id: field.tournament,
    baseRev: 1,
    set: Object.fromEntries(Object.entries(log).map(([id, said]) => [`cashLog.${id}`, said])),
    base: {},
    by: device.device,
  })

test('starting cash, bait, a sponsor, a deposit and a count: each moves its places once, and only the sponsor and the bait are in and out', async () => {
  const sponsor = cashSaid({ kind: 'income', amount: 500, purpose: 'sponsor', note: 'Acme Marine', at: '2026-01-02T12:00:00.000Z' })
  const said = [
    ...[cashSaid({ kind: 'float', amount: 100 }), bait(), sponsor],
    ...[cashSaid({ kind: 'deposit', amount: 450 }), cashSaid({ kind: 'count', amount: 90 })],
  ]
  for (const one of [...said, ...said]) expect((await say(one)).status).toBe(200)
  expect(await places()).toEqual({ cash: 110, bank: 450, float: -100 })
  const { in: came, out, kept, lines, people } = await money()
  expect([came, out, kept]).toEqual([50_000, 4_000, 46_000])
  expect(lines.find(({ place }) => place === 'bank')).toMatchObject({ purpose: null, amount: 45_000 })
  expect(lines.find(({ purpose }) => purpose === 'sponsor')).toMatchObject({
    ...{ kind: 'cash-box', reason: 'Acme Marine', madeAt: '2026-01-02T12:00:00.000Z', byName: 'Ana Hall' },
  })
  expect(people).toEqual([{ _id: ana.id, name: 'Ana Hall' }])
  const { expected, last } = cashBox(await event(), [], 'here')
  expect([expected, last]).toMatchObject([11_000, { counted: 9_000, expected: 11_000, off: -2_000, since: 0 }])
  const { body: history } = await ramp.call(auditCalls.byTournament, { as: ana, params: { id: field.tournament } })
  expect(
    history
      .filter(({ family }) => family === 'money')
      .map(({ summary }) => summary)
      .toSorted(),
  ).toEqual([
    ...['Counted $90.00; expected $110.00', 'Deposit $450.00', 'Money in $500.00: Acme Marine', 'Money out $40.00: Bait'],
    'Starting cash $100.00',
  ])
})

test('what is voided is off the books with its reason, both lines stay, and a second void changes nothing', async () => {
  const [wrong] = Object.keys(bait({ _id: newId() }))
  await say(bait({ _id: wrong }))
  await say(bait())
  for (let tap = 0; tap < 2; tap++) expect((await say(voids(wrong!))).status).toBe(200)
  expect(await places()).toEqual({ cash: -40 })
  const { lines } = await money()
  expect(lines.map(({ amount, isReversal, reason }) => [amount, isReversal, reason])).toEqual([
    ...[
      [-4_000, false, 'Bait'],
      [-4_000, false, 'Bait'],
    ],
    [4_000, true, 'Typed twice'],
  ])
  expect(voidedIn((await event()).cashLog)).toMatchObject([{ item: wrong, why: 'Typed twice' }])
})

test('two tablets without a network: each has its own till, one box has both, and $100 of starting cash twice is asked about', async () => {
  const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, await ramp.again(ana))]
  const [one, two] = [newId(), newId()]
  const boat = (await field.enter(['Rosa Diaz']))._id
  expect((await sends(truck, cashSaid({ _id: one, kind: 'float', amount: 100 }))).status).toMatch(/applied|merged/)
  expect((await sends(dock, cashSaid({ _id: two, kind: 'float', amount: 100 }))).status).toMatch(/applied|merged/)
  expect((await sends(dock, cashSaid({ _id: two, kind: 'float', amount: 100 }))).status).toMatch(/applied|merged|noop/)
  const set = { status: 'Paid', paidWith: { method: 'cash' } }
  const base = { status: 'Pending', paidWith: null }
  await dock.send({ tbl: 'tournament-entries', id: boat, baseRev: 1, set, base, by: dock.device })
  expect(await places()).toEqual({ cash: 300, float: -200 })
  await truck.pull()
  const here = z.decode(tournamentRecord, truck.has('tournaments', field.tournament) as z.input<typeof tournamentRecord>)
  expect(
    writtenTwice(here.cashLog)
      .map(({ item }) => item)
      .toSorted(),
  ).toEqual([one, two].toSorted())
  const entry = (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: boat } })).body!
  const box = cashBox(here, [entry], 'nowhere')
  expect([box.expected, box.float, box.taken, box.elsewhere]).toEqual([30_000, 20_000, 10_000, 0])
  expect(box.tills.reduce((sum, { left }) => sum + left, 0)).toBe(30_000)
  // Counted by somebody who knows both: there are two tills.
  await say(cashSaid({ kind: 'count', amount: 300, expected: 300, seen: [one, two] }))
  expect(writtenTwice((await event()).cashLog)).toEqual([])
})

test('an event that is deleted while a tablet has no network: its starting cash is on the books all the same', async () => {
  const dock = aDevice(ramp, ana)
  await ramp.call(tournamentCalls.remove, { as: ana, params: { id: field.tournament } })
  expect((await sends(dock, cashSaid({ kind: 'float', amount: 100 }))).status).toBe('gone')
  await ramp.call(tournamentCalls.restore, { as: ana, params: { id: field.tournament } })
  expect(await places()).toEqual({ cash: 100, float: -100 })
})

test('who runs the ramp says it, who does not, does not; and nobody else reads it: no visitor, no angler, no other director', async () => {
  const helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [field.tour] })
  const weigher = await ramp.person('Director', 'Wes Pound', { isAssistant: true, tours: [], weighTours: [field.tour] })
  const [bo, lily] = [await ramp.person('Director', 'Bo Kim'), await field.angler('Lily Reyes')]
  await say(cashSaid({ kind: 'float', amount: 100 }), helper)
  for (const as of [bo, lily, weigher]) expect((await say(cashSaid({ kind: 'float', amount: 50 }), as)).status).toBe(403)
  expect((await sends(aDevice(ramp, bo), cashSaid({ kind: 'float', amount: 50 }))).status).not.toMatch(/applied|merged/)
  expect(await places()).toEqual({ cash: 100, float: -100 })
  expect(cashIn((await event(helper)).cashLog)).toMatchObject([{ event: { by: helper.id, amount: 10_000 } }])
  for (const as of [bo, lily, weigher, null]) expect((await event(as)).cashLog).toBeNull()
})

test('no other change of the event moves its box, and what says it moves no board and no version that two people compare', async () => {
  await say(cashSaid({ kind: 'float', amount: 100 }))
  const before = await event()
  await say(bait())
  const after = await event()
  expect([after._rev, after.resultsRevision]).toEqual([before._rev, before.resultsRevision])
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: field.tournament }, body: { notes: 'Fog', entryFee: 120 } })
  expect([Object.keys((await event()).cashLog!).length, await places()]).toEqual([2, { cash: 60, float: -100 }])
})

test('what goes the wrong way, or is nothing, is refused; a card is no method of a box', async () => {
  for (const wrong of [
    { purpose: 'sponsor' },
    { amount: 0 },
    { method: 'card' },
    { purpose: null },
    { kind: 'float', method: 'check', purpose: null },
  ])
    expect((await say(bait(wrong))).status, JSON.stringify(wrong)).toBe(400)
  expect(await places()).toEqual({})
})

test('a tablet without a network took cash before the count, and sends it after: the line says so, and who is not heard of is named', async () => {
  const entry = await field.enter(['Lily Reyes'], { status: 'Pending' })
  const tablet = aDevice(ramp, ana)
  const minutesAgo = (minutes: number) => new Date(ramp.deps.now().getTime() - minutes * 60_000).toISOString()
  const set = { status: 'Paid', paidWith: { method: 'cash' } }
  const base = { status: 'Pending', paidWith: null }
  const taken = { tbl: 'tournament-entries', id: entry._id, baseRev: 1, set, base, by: tablet.device } as const
  // Its clock is an hour slow.
  expect((await tablet.send({ ...taken, at: minutesAgo(90), off: 3_600_000 })).status).toMatch(/applied|merged/)
  const [line] = (await money()).lines
  const late = { place: line!.place, amount: line!.amount, at: line!.at, madeAt: line!.madeAt, device: line!.device }
  expect(late.place).toBe('cash')
  expect(Math.abs(Date.parse(late.madeAt!) - Date.parse(minutesAgo(30)))).toBeLessThan(20_000)
  const count = { at: minutesAgo(10), counted: late.amount, expected: 0, device: 'another' }
  expect(linesToCheck(count, [count], [late])).toMatchObject({ lines: [], late: [late] })
  // Who counted on that very tablet had expected it.
  const own = { ...count, device: late.device, counted: late.amount + 500, expected: late.amount }
  expect(linesToCheck(own, [own], [late])).toMatchObject({ lines: [late], late: [] })
  await ramp.db
    .update(syncDevices)
    .set({ lastSeenAt: minutesAgo(40) })
    .where(eq(syncDevices.device, tablet.device))
  expect((await money()).silent).toEqual([{ name: 'Ana Hall', lastSeenAt: expect.any(String) }])
})

test('an event is made on a tablet without a network, with its starting cash: the server has both', async () => {
  const id = newId()
  const float = cashSaid({ kind: 'float', amount: 100 })
  const tablet = aDevice(ramp, ana)
  const { tour } = field
  expect(await tablet.send({ tbl: 'tournaments', id, set: { ...aForm(tour), cashLog: float } })).toMatchObject({ status: 'applied' })
  const { body } = await ramp.call(calls.byTournament, { as: ana, params: { id } })
  expect(body!.places.map(({ place, left }) => [place, left / 100])).toEqual([
    ['cash', 100],
    ['float', -100],
  ])
})
