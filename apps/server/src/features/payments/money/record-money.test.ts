import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { linesToCheck } from '@ramplight/domain/money/drawer'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncDevices } from '#platform/sync/sync.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice } from '../../sync/testing/a-device.ts'

let ramp: TestServer
let ana: Person
let id: string

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
  id = (await aField(ramp, ana)).tournament
})
afterAll(() => ramp.close())

const bait = (more: object = {}) => ({
  ...{ _id: newId(), amount: 40, direction: 'out', purpose: 'expense', method: 'cash', note: 'Bait' },
  ...{ day: '2026-01-02', ...more },
})
const record = (body: object, as = ana) => ramp.call(calls.record, { as, params: { id }, body: body as never })
const takeBack = (record: string, as = ana) => ramp.call(calls.takeBack, { as, params: { id: record }, body: { reason: 'Typed twice' } })
const money = async () => (await ramp.call(calls.byTournament, { as: ana, params: { id } })).body
const cash = async () => ((await money()).places.find(({ place }) => place === 'cash')?.left ?? 0) / 100

test('bait out of the box and cash of a sponsor stand in the books, once each; a wrong one is taken back and both lines stay', async () => {
  const sponsor = bait({ direction: 'in', purpose: 'sponsor', amount: 500, note: 'Acme Marine' })
  const wrong = bait()
  for (const body of [sponsor, bait(), wrong, wrong]) expect((await record(body)).status).toBe(200)
  const { purposes, lines, in: came, out } = await money()
  expect([await cash(), came / 100, out / 100]).toEqual([420, 500, 80])
  expect(purposes.map(({ purpose, amount }) => [purpose, amount / 100])).toEqual([
    ['sponsor', 500],
    ['expense', 80],
  ])
  expect(lines[0]).toMatchObject({ kind: 'correction', reason: 'Acme Marine', madeAt: '2026-01-02T12:00:00.000Z', byName: 'Ana Hall' })
  const besides = async () => (await ramp.call(tournamentCalls.get, { as: ana, params: { id } })).body.moneyBesides
  expect(await besides()).toEqual([{ place: 'cash', left: 42_000, out: 8_000 }])
  for (let tap = 0; tap < 2; tap++) expect((await takeBack(wrong._id)).status).toBe(200)
  expect(await besides(), 'what was taken back never went out').toEqual([{ place: 'cash', left: 46_000, out: 4_000 }])
  const after = await money()
  expect([await cash(), after.lines.length]).toEqual([460, lines.length + 1])
  expect(after.lines.at(-1)).toMatchObject({ isReversal: true, reason: 'Typed twice', record: null })
  expect(after.lines.filter((line) => line.record !== null)).toHaveLength(2)
})

test('who does not direct the event writes nothing; what goes the wrong way, is nothing, or is still to come is refused', async () => {
  const bo = await ramp.person('Director', 'Bo Kim')
  const mine = bait()
  await record(mine)
  expect([(await record(bait(), bo)).status, (await takeBack(mine._id, bo)).status]).toEqual([403, 403])
  expect((await record(bait({ purpose: 'sponsor' }))).status).toBe(400)
  expect((await record(bait({ amount: 0 }))).status).toBe(400)
  expect((await record(bait({ note: ' ' }))).status).toBe(400)
  expect((await record(bait({ day: '2999-01-01' }))).error.code).toBe('money.day-to-come')
  expect((await record({ ...mine, amount: 41 })).error.code).toBe('record.id-taken')
})

test('a tablet without a network took cash before the count, and sends it after: the line says so, and who is not heard of is named', async () => {
  const field = await aField(ramp, ana, { entryFee: 100 })
  const entry = await field.enter(['Lily Reyes'], { status: 'Pending' })
  const tablet = aDevice(ramp, ana)
  const minutesAgo = (minutes: number) => new Date(ramp.deps.now().getTime() - minutes * 60_000).toISOString()
  const set = { status: 'Paid', paidWith: { method: 'cash' } }
  const taken = { tbl: 'tournament-entries', id: entry._id, baseRev: 1, set, base: { status: 'Pending', paidWith: null } } as const
  // Its clock is an hour slow.
  expect((await tablet.send({ ...taken, at: minutesAgo(90), off: 3_600_000 })).status).toMatch(/applied|merged/)
  const [line] = (await ramp.call(calls.byTournament, { as: ana, params: { id: field.tournament } })).body.lines
  const late = { place: line!.place, amount: line!.amount, at: line!.at, madeAt: line!.madeAt }
  expect(late.place).toBe('cash')
  expect(Math.abs(Date.parse(late.madeAt!) - Date.parse(minutesAgo(30)))).toBeLessThan(20_000)
  const count = { at: minutesAgo(10), counted: late.amount, expected: 0 }
  expect(linesToCheck(count, [count], [late])).toMatchObject({ lines: [], late: [late] })
  await ramp.db
    .update(syncDevices)
    .set({ lastSeenAt: minutesAgo(40) })
    .where(eq(syncDevices.device, tablet.device))
  const { silent } = (await ramp.call(calls.byTournament, { as: ana, params: { id: field.tournament } })).body
  expect(silent).toEqual([{ name: 'Ana Hall', lastSeenAt: expect.any(String) }])
})
