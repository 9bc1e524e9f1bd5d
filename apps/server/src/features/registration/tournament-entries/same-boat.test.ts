import { newId } from '@ramplight/contract/kernel/new-id'
import { entryInvoiceCalls } from '@ramplight/contract/registration/entry-invoices'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { auditCalls } from '@ramplight/contract/system/audit'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aField } from './testing/a-field.ts'

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

/** A walk-up boat of Jo and Minh on two devices, by their names alone, each with its bag; and another boat that weighed. */
async function theEvening() {
  const field = await aField(ramp, ana)
  const { tournament, tour } = field
  await ramp.call(tournamentCalls.update, { as: ana, params: { id: tournament }, body: { status: 'In Progress' } })
  const walkUp = async (names: string[], weight: number, more: Record<string, unknown> = {}) => {
    const device = aDevice(ramp, ana)
    const people = names.map((name) => {
      const [first_name, last_name] = name.split(' ')
      return { tbl: 'users' as const, id: newId(), set: { first_name, last_name, tours: [tour] } }
    })
    const [entry, bag] = [newId(), newId()]
    const weighed = {
      tournament,
      entry,
      day: 0,
      kind: 'weigh',
      weighIn: bag,
      at: '2027-06-12T15:00:00.000Z',
      weight,
      totalFish: 5,
      station: 'A',
    }
    const { results } = await device.push([
      ...people.map((one) => device.op(one)),
      device.op({ tbl: 'tournament-entries', id: entry, set: { tournament, users: people.map(({ id }) => id), ...more } }),
      device.op({ tbl: 'weigh-in-events', kind: 'event', id: bag, set: weighed }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied', 'applied'])
    return { device, entry, bag, weighed, users: people.map(({ id }) => id) }
  }
  const truck = await walkUp(['Jo Reyes', 'Minh Tran'], 231)
  const dock = await walkUp(['minh tran', 'Jó Reyes'], 231, {
    status: 'Paid',
    boatNumber: 14,
    checkedInAt: '2025-06-12T10:00:00.000Z',
    inSidePot: true,
  })
  await walkUp(['Kim Diaz', 'Lou Kent'], 200)
  const finalize = () => ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament } })
  const merge = (keep: string, gone: string) => ramp.call(calls.mergeEntries, { as: ana, body: { keep, gone } })
  const entryOf = (id: string) => ramp.call(calls.get, { as: ana, params: { id } })
  const bagsOf = async (id: string) =>
    (await ramp.call(weighInCalls.search, { as: ana, body: { tournament } })).body!.filter((one) => one.entry === id && !one.voided)
  const flags = async () =>
    (await ramp.call(tournamentResultCalls.preview, { as: ana, params: { id: tournament } })).body!.checks.flags.map(({ kind }) => kind)
  return { ...field, truck, dock, finalize, merge, entryOf, bagsOf, flags }
}

test('a walk-up boat that was entered and weighed on two devices is not paid before somebody has said whether it is one', async () => {
  const { truck, dock, finalize, flags } = await theEvening()
  expect(await flags()).toEqual(['same-boat'])
  const refused = await finalize()
  expect([refused.status, refused.error.code]).toEqual([409, 'results.flags-open'])
  expect(refused.error.message).toContain('may be the same boat')
  const queued = await truck.device.send({
    tbl: 'tournaments',
    kind: 'call',
    call: 'finalize',
    id: refused.error && (await entryTournament(truck.entry)),
    set: {},
  })
  expect(queued).toMatchObject({ status: 'rejected', code: 'results.flags-open' })
  // Said on a device without a network, and remembered.
  const said = { tbl: 'tournament-entries' as const, id: dock.entry, baseRev: 1, set: { twoBoats: [truck.entry] }, base: { twoBoats: [] } }
  expect((await dock.device.send(said)).status).toMatch(/applied|merged/)
  expect(await flags()).toEqual([])
  expect((await finalize()).status).toBe(200)
})
const entryTournament = async (id: string) => (await ramp.call(calls.get, { as: ana, params: { id } })).body!.tournament

test('one boat of two entries has the bags, the money, the number, the check-in and the pots of both; nothing is lost', async () => {
  const { truck, dock, merge, entryOf, bagsOf, flags, tournament, finalize } = await theEvening()
  const lines = [{ description: 'Entry fee', cost: 100 }]
  const invoice = (
    await ramp.call(entryInvoiceCalls.create, { as: ana, body: { entry: dock.entry, tournament, user: dock.users[0]!, lines } })
  ).body!
  const merged = await merge(truck.entry, dock.entry)
  expect(merged.body).toMatchObject({ users: truck.users, status: 'Paid', boatNumber: 14, inSidePot: true })
  expect(merged.body!.checkedInAt).toBe('2025-06-12T10:00:00.000Z')
  expect((await entryOf(dock.entry)).status).toBe(404)
  expect((await ramp.call(entryInvoiceCalls.get, { as: ana, params: { id: invoice._id } })).body).toMatchObject({ entry: truck.entry })
  // Both bags are bags of this boat now, and of two on one day one counts.
  expect((await bagsOf(truck.entry)).map(({ weight }) => weight)).toHaveLength(2)
  expect(await flags()).toEqual(['weighed-twice'])
  // Twice is harmless; the other way round there is nothing left to merge.
  expect((await merge(truck.entry, dock.entry)).body).toMatchObject({ _id: truck.entry, _rev: merged.body!._rev })
  expect((await merge(dock.entry, truck.entry)).status).toBe(404)
  const [extra] = (await bagsOf(truck.entry)).slice(-1)
  await ramp.call(weighInCalls.voidWeighIn, { as: ana, params: { id: extra!._id }, body: { reason: 'Weighed twice' } })
  expect((await finalize()).status).toBe(200)
  const told = await ramp.call(auditCalls.byRecord, { as: ana, params: { family: 'tournament-entries', id: truck.entry } })
  expect(JSON.stringify(told.body)).toContain('same boat as the entry with number 14')
})

test('what a device still says of the entry that is gone is heard as said of the boat that stays', async () => {
  const { truck, dock, merge, bagsOf } = await theEvening()
  await merge(truck.entry, dock.entry)
  const late = newId()
  const another = { ...dock.weighed, weighIn: late, additional: true, weight: 100 }
  const bag = await dock.device.send({ tbl: 'weigh-in-events', kind: 'event', id: late, set: another })
  expect(bag).toMatchObject({ status: 'merged', record: { entry: truck.entry } })
  const fix = { ...dock.weighed, kind: 'correct', weight: 240, reason: 'Re-weighed', after: [dock.bag] }
  expect((await dock.device.send({ tbl: 'weigh-in-events', kind: 'event', id: newId(), set: fix })).status).toBe('merged')
  expect((await dock.device.send({ tbl: 'weigh-in-events', kind: 'event', id: dock.bag, set: dock.weighed })).status).toBe('noop')
  expect((await bagsOf(truck.entry)).map(({ weight }) => weight).sort()).toEqual(
    (await bagsOf(truck.entry)).map(({ weight }) => weight).sort(),
  )
  expect(await bagsOf(truck.entry)).toHaveLength(3)
  const paid = await dock.device.send({
    tbl: 'tournament-entries',
    id: dock.entry,
    baseRev: 1,
    set: { freeEntry: true },
    base: { freeEntry: false },
  })
  expect(paid.status).toMatch(/applied|merged/)
  expect(paid.record ?? { _id: truck.entry }).toMatchObject({ _id: truck.entry })
})

test('boats of other names, of other tournaments and of other directors are not merged', async () => {
  const { truck, merge, enter, entryOf } = await theEvening()
  const other = await enter(['Una Moss', 'Vic Moss'])
  expect((await merge(truck.entry, other._id)).error.code).toBe('entry.not-same-boat')
  expect((await merge(truck.entry, truck.entry)).error.code).toBe('entry.not-same-boat')
  const elsewhere = await (await aField(ramp, ana)).enter(['Jo Reyes', 'Minh Tran'])
  expect((await merge(truck.entry, elsewhere._id)).error.code).toBe('entry.not-same-boat')
  const bo = await ramp.person('Director', 'Bo Ward')
  const foreign = await ramp.call(calls.mergeEntries, { as: bo, body: { keep: truck.entry, gone: other._id } })
  expect([403, 404]).toContain(foreign.status)
  expect((await entryOf(other._id)).status).toBe(200)
})
