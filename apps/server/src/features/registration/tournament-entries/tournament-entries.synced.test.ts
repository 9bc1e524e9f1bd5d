import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { questionCalls } from '@ramplight/contract/sync/questions'
import { checkedInThen, isBackUnproven } from '@ramplight/domain/registration/check-ins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { withDatabase } from '#platform/http/deps'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { users } from '../../people/users/users.table.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aField } from './testing/a-field.ts'

describe('boats that were entered without a network', () => {
  let ramp: TestServer
  let ana: Person
  let field: Awaited<ReturnType<typeof aField>>

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    field = await aField(ramp, ana)
  })
  afterAll(() => ramp.close())

  const angler = (first_name: string, last_name: string, more: Record<string, unknown> = {}) => ({
    tbl: 'users' as const,
    id: newId(),
    set: { first_name, last_name, tours: [field.tour], ...more },
  })
  const boat = (people: string[], more: Record<string, unknown> = {}) => ({
    tbl: 'tournament-entries' as const,
    id: newId(),
    set: { tournament: field.tournament, users: people, ...more },
  })
  const entryOf = async (id: string) => (await ramp.call(calls.get, { as: ana, params: { id } })).body!

  test('a walk-up angler and their boat arrive together', async () => {
    const truck = aDevice(ramp, ana)
    const jo = angler('Jo', 'Reyes', { phone: '903-555-0101' })
    const joined = boat([jo.id], { boatNumber: 3, status: 'Paid' })
    expect((await truck.push([truck.op(joined), truck.op(jo)])).results.map(({ status }) => status)).toEqual(['applied', 'applied'])
    expect(await entryOf(joined.id)).toMatchObject({ boatNumber: 3, status: 'Paid', anglers: [{ first_name: 'Jo' }] })
    await truck.pull()
    expect(truck.has('users', jo.id)).toMatchObject({ first_name: 'Jo', phone: '9035550101' })
  })

  test('a boat waits for its angler', async () => {
    const truck = aDevice(ramp, ana)
    const ed = angler('Ed', 'Poe')
    const waiting = boat([ed.id])
    expect(await truck.send(waiting)).toMatchObject({ status: 'deferred', missing: [ed.id] })
    await truck.send(ed)
    expect((await truck.send(waiting)).status).toBe('applied')
  })

  test.each([
    ['the same e-mail', { email: 'mo@vega.example' }, { email: 'Mo@Vega.example', phone: '903-555-0199' }],
    ['the same phone and name', { phone: '(903) 555-0102' }, { phone: '903-555-0102', email: 'al@odom.example' }],
  ])('one angler who was made at two stations becomes one: %s', async (_by, north, south) => {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const name = `Odom ${newId().slice(-4)}`
    const [first, second] = [angler('Al', name, north), angler('al', name.toUpperCase(), south)]
    const paid = boat([second.id], {
      sidePotBigFishEntries: [{ user: second.id, bigFish: true, bigFishPotIds: [], sidePot: false, sidePotIds: [] }],
    })
    await truck.send(first)
    const { results } = await dock.push([dock.op(second), dock.op(paid)])
    expect(results[0]).toMatchObject({ status: 'aliased', alias: first.id, record: { _id: first.id, last_name: name } })
    expect(results[1]!.status).toBe('applied')
    expect(await entryOf(paid.id)).toMatchObject({ users: [first.id], sidePotBigFishEntries: [{ user: first.id }] })
    // What the dock typed before it had heard of the other one is beside what is there, and replaces nothing.
    const blind = { ...second, id: first.id, baseRev: 0, set: { first_name: 'Albert' }, base: {} }
    expect(await dock.send(blind)).toMatchObject({ status: 'merged', conflicts: [{ field: 'first_name', theirs: 'Al' }] })
    const change = { ...second, baseRev: 1, set: { city: 'Quitman' }, base: {} }
    expect((await dock.send(change)).status).toBe('applied')
    expect((await ramp.call(userCalls.get, { as: ana, params: { id: first.id } })).body!.city).toBe('Quitman')
  })

  test.each([
    ['the same e-mail', { email: 'ty@cole.example' }, { email: ' Ty@Cole.example' }],
    ['the same phone and name', { phone: '(903) 555-0104' }, { phone: '903-555-0104' }],
  ])('one angler who was typed in twice at one station becomes one, also when both are sent at once: %s', async (_by, north, south) => {
    const truck = aDevice(ramp, ana)
    const [first, second] = [angler('Ty', 'Cole', north), angler('Ty', 'Cole', south)]
    const entered = boat([second.id])
    const { results } = await truck.push([first, second, entered].map((one) => truck.op(one)))
    expect(results).toMatchObject([{ status: 'applied' }, { status: 'aliased', alias: first.id }, { status: 'applied' }])
    expect(await entryOf(entered.id)).toMatchObject({ users: [first.id] })
  })

  test('father and son with one phone stay two, and somebody else’s e-mail stays theirs', async () => {
    const truck = aDevice(ramp, ana)
    const [father, son] = [angler('Gus', 'Ward', { phone: '903-555-0103' }), angler('Guy', 'Ward', { phone: '903-555-0103' })]
    const { results } = await truck.push([truck.op(father), truck.op(son)])
    expect(results.map(({ status }) => status)).toEqual(['applied', 'applied'])
    await ramp.person('Angler', 'Zed Stranger', { email: 'zed@far.example' })
    const taken = await truck.send(angler('Di', 'Ross', { email: 'zed@far.example' }))
    expect(taken).toMatchObject({ status: 'merged', conflicts: [{ field: 'email', mine: 'zed@far.example' }] })
    expect(taken.record).toMatchObject({ first_name: 'Di', email: null })
  })

  test('a boat is never refused for its number: the rest is saved, and the number is asked about', async () => {
    const truck = aDevice(ramp, ana)
    const held = await field.enter(['Cal Hall'], { boatNumber: 12 })
    const [cy, bo] = [await field.angler('Cy Moss'), await field.angler('Bo Lane')]
    const late = boat([cy.id], { boatNumber: 12, status: 'Paid' })
    const [taken, free] = (await truck.push([truck.op(late), truck.op(boat([bo.id], { boatNumber: 13 }))])).results
    expect(taken).toMatchObject({
      status: 'merged',
      conflicts: [{ field: 'boatNumber', mine: 12 }],
      record: { boatNumber: null, status: 'Paid' },
    })
    expect(free!.status).toBe('applied')
    const again = await truck.send({
      ...late,
      baseRev: 1,
      set: { boatNumber: 12, freeEntry: true },
      base: { boatNumber: null, freeEntry: false },
    })
    expect(again).toMatchObject({ status: 'merged', record: { boatNumber: null, freeEntry: true } })
    expect(await entryOf(held._id)).toMatchObject({ boatNumber: 12 })
    const { body } = await ramp.call(questionCalls.search, { as: ana, body: {} })
    expect(body!.filter(({ rec }) => rec === late.id).map(({ field: name, mine }) => [name, mine])).toContainEqual(['boatNumber', 12])
  })

  test('numbers that went round among boats without a network arrive as they went; what stays held stays', async () => {
    const truck = aDevice(ramp, ana)
    const boats = [
      await field.enter(['Eli Knox'], { boatNumber: 31 }),
      await field.enter(['Fay Lowe'], { boatNumber: 32 }),
      await field.enter(['Gil Nash'], { boatNumber: 33 }),
    ]
    const numbered = (entry: (typeof boats)[number], to: number) =>
      truck.op({
        tbl: 'tournament-entries',
        id: entry._id,
        baseRev: entry._rev,
        set: { boatNumber: to },
        base: { boatNumber: entry.boatNumber },
      })
    const { results } = await truck.push([numbered(boats[0]!, 32), numbered(boats[1]!, 33), numbered(boats[2]!, 31)])
    expect(results.map(({ status, conflicts }) => [status, conflicts ?? []])).toEqual(Array(3).fill(['applied', []]))
    expect(await Promise.all(boats.map(async ({ _id }) => (await entryOf(_id)).boatNumber))).toEqual([32, 33, 31])
  })

  test('two stations change different things of one boat, and both count', async () => {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const entry = await field.enter(['Ike Bell'], { status: 'Pending' })
    const change = { tbl: 'tournament-entries' as const, id: entry._id, baseRev: entry._rev }
    await truck.send({ ...change, set: { status: 'Paid' }, base: { status: 'Pending' } })
    const bump = { day: 0, totalFish: 4 }
    const both = await dock.send({
      ...change,
      set: { checkedInAt: '2025-06-12T10:30:00.000Z', bump },
      base: { checkedInAt: null, bump: null },
    })
    expect(both).toMatchObject({ status: 'merged', record: { status: 'Paid', checkedInAt: '2025-06-12T10:30:00.000Z', bump } })
  })

  test('check-ins are a log: what two stations saw is both there, each takes back only its own, and the earlier counts', async () => {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const entry = await field.enter(['Kay Ross'])
    const change = { tbl: 'tournament-entries' as const, id: entry._id, baseRev: entry._rev }
    const back = (minute: number) => ({ moment: 'back-0', at: `2025-06-12T20:${minute}:00.000Z` })
    const [seen, later] = [newId(), newId()]
    await truck.send({ ...change, set: { [`checkInLog.${seen}`]: back(52) }, base: {} })
    const both = await dock.send({ ...change, set: { [`checkInLog.${later}`]: { ...back(55), clock: 'unproven' } }, base: {} })
    expect(both).toMatchObject({ status: 'merged', record: { checkIns: { 'back-0': back(52).at } } })
    expect(both.conflicts ?? []).toEqual([])
    const undone = await truck.send({ ...change, set: { [`checkInLog.${newId()}`]: { ...back(52), voids: seen } }, base: {} })
    expect(undone.record).toMatchObject({ checkIns: { 'back-0-unproven': back(55).at } })
    // An event that is there is never written over.
    await dock.send({ ...change, set: { [`checkInLog.${later}`]: back(11) }, base: {} })
    const { checkInLog, checkIns } = await entryOf(entry._id)
    expect([Object.keys(checkInLog), checkIns]).toEqual([expect.arrayContaining([seen, later]), { 'back-0-unproven': back(55).at }])
    const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, entry._id))
    expect(lines.map(({ summary }) => summary)).toContain('Ross: checked in at another station too')
  })

  test('two stations of before the log check in the same boat: it is in since the earlier moment, and nobody is asked', async () => {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const entry = await field.enter(['Kai Moss'])
    const change = { tbl: 'tournament-entries' as const, id: entry._id, baseRev: entry._rev }
    const at = (minute: number) => `2025-06-12T10:${minute}:00.000Z`
    await truck.send({ ...change, set: { checkedInAt: at(48), 'checkIns.back-0': at(52) }, base: { checkedInAt: null } })
    const both = await dock.send({ ...change, set: { checkedInAt: at(45), 'checkIns.back-0': at(55) }, base: { checkedInAt: null } })
    expect(both.conflicts ?? []).toEqual([])
    expect(both.record).toMatchObject({ checkedInAt: at(45), checkIns: { 'back-0': at(52) } })
    // Taken back where only the later moment was known: the earlier one stays.
    const undone = await dock.send({ ...change, set: { 'checkIns.back-0': null }, base: { 'checkIns.back-0': at(55) } })
    expect(undone.record).toMatchObject({ checkIns: { 'back-0': at(52) } })
  })

  test('a moment that is still to come is not kept: the boat is here now, and its return is by a clock that proves nothing', async () => {
    const truck = aDevice(ramp, ana)
    const entry = await field.enter(['Uma Reed'])
    const ahead = new Date(Date.now() + 20 * 60_000).toISOString()
    const change = { tbl: 'tournament-entries' as const, id: entry._id, baseRev: entry._rev }
    await truck.send({ ...change, set: { checkedInAt: ahead, 'checkIns.back-0': ahead }, base: { checkedInAt: null } })
    const { checkedInAt, checkIns } = await entryOf(entry._id)
    expect(Object.keys(checkIns)).toEqual(['back-0-unproven'])
    for (const moment of [checkedInAt!, checkIns['back-0-unproven']!]) expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now())
    // A station with a right clock says it too: what it says counts, whoever is heard first and whichever is earlier.
    const right = new Date().toISOString()
    const said = await ramp.call(calls.update, { as: ana, params: { id: entry._id }, body: { checkIns: { 'back-0': right } } })
    expect(checkedInThen(said.body!, { kind: 'back', day: 0 })).toBe(right)
    expect(isBackUnproven(said.body!, 0)).toBe(false)
  })

  test('nor is one of a boat that is entered with it', async () => {
    const truck = aDevice(ramp, ana)
    const vic = angler('Vic', 'Stone')
    const joined = boat([vic.id], { checkedInAt: new Date(Date.now() + 3_600_000).toISOString() })
    await truck.push([truck.op(joined), truck.op(vic)])
    expect(Date.parse((await entryOf(joined.id)).checkedInAt!)).toBeLessThanOrEqual(Date.now())
  })

  test('a call that says one check-in leaves the others as they are', async () => {
    const entry = await field.enter(['Lou Vega'])
    const say = async (checkIns: Record<string, string | null>) =>
      (await ramp.call(calls.update, { as: ana, params: { id: entry._id }, body: { checkIns } })).body!
    await say({ meeting: '2025-06-11T23:30:00.000Z' })
    const both = await say({ 'back-0': '2025-06-12T20:05:00.000Z' })
    expect(both.checkIns).toEqual({ meeting: '2025-06-11T23:30:00.000Z', 'back-0': '2025-06-12T20:05:00.000Z' })
    expect((await say({ meeting: null })).checkIns).toEqual({ meeting: null, 'back-0': '2025-06-12T20:05:00.000Z' })
  })

  test('an entry that has weighed meanwhile is not deleted; another one is, and comes back when a person asks', async () => {
    const truck = aDevice(ramp, ana)
    const [weighed, idle] = [await field.enter(['Ty Hall']), await field.enter(['Linh Tran'], { boatNumber: 21 })]
    const remove = ({ _id, _rev }: { _id: string; _rev: number }) => ({
      tbl: 'tournament-entries' as const,
      id: _id,
      kind: 'del' as const,
      baseRev: _rev,
    })
    await field.weigh(weighed._id)
    const kept = await truck.send(remove(weighed))
    expect(kept).toMatchObject({ status: 'rejected', code: 'entry.has-new-weigh-ins', record: { _id: weighed._id, deleted: false } })
    expect((await truck.send(remove(idle))).status).toBe('applied')
    await field.enter(['New Holder'], { boatNumber: 21 })
    const gone = await truck.send({
      tbl: 'tournament-entries',
      id: idle._id,
      baseRev: idle._rev,
      set: { status: 'Paid' },
      base: { status: 'Pending' },
    })
    expect(gone.status).toBe('gone')
    const synced = ramp.deps.sync.families.get('tournament-entries')!
    const actor = { id: ana.id, userType: 'Director' as const, isAssistant: false, tours: [field.tour] }
    const doer = { id: ana.id, at: new Date().toISOString(), device: null }
    const back = await ramp.db.transaction((tx) => synced.restore!(tx, idle._id, { actor, deps: withDatabase(ramp.deps, tx), doer }))
    expect(back).toMatchObject({ row: { deleted: false, boatNumber: null } })
  })

  test('a deleted boat does not come back while its angler sits in another one', async () => {
    const truck = aDevice(ramp, ana)
    const first = await field.enter(['Cy Poe'])
    await truck.send({ tbl: 'tournament-entries', id: first._id, kind: 'del', baseRev: 1 })
    await field.tryEnter(first.users)
    const back = { tbl: 'tournament-entries', id: first._id, baseRev: 1, set: { status: 'Paid' }, resolves: `restore:${newId()}` } as const
    expect(await truck.send(back)).toMatchObject({ status: 'rejected', code: 'entry.angler-twice' })
  })

  test('an assistant who helps no more changes nothing, item by item', async () => {
    const sam = await ramp.person('Director', 'Sam Odom', { isAssistant: true, tours: [field.tour] })
    const tablet = aDevice(ramp, sam)
    const entry = await field.enter(['Rae Fox'], { status: 'Pending' })
    const paid = { tbl: 'tournament-entries' as const, id: entry._id, baseRev: 1, set: { status: 'Paid' }, base: { status: 'Pending' } }
    expect((await tablet.send(paid)).status).toBe('applied')
    await ramp.db.update(users).set({ tours: [] }).where(eq(users.id, sam.id))
    const { results } = await tablet.push([
      tablet.op({ ...paid, set: { status: 'Pending' }, base: { status: 'Paid' } }),
      tablet.op(boat([(await field.angler('Max Ray')).id])),
      tablet.op({ tbl: 'tournament-entries', id: entry._id, kind: 'del', baseRev: 2 }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['forbidden', 'forbidden', 'forbidden'])
    expect(await entryOf(entry._id)).toMatchObject({ status: 'Paid', deleted: false })
  })
})
