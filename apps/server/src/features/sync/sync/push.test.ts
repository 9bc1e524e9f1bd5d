import { newId } from '@ramplight/contract/kernel/new-id'
import { questionCalls } from '@ramplight/contract/sync/questions'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { aDevice } from '../testing/a-device.ts'

describe('changes that devices send', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let tour: string

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Diaz')
    tour = await aTour(ramp, ana)
  })
  afterAll(() => ramp.close())

  /** A division of Ana's that all devices know. */
  async function aDivision(name = 'Juniors'): Promise<string> {
    const { body } = await ramp.call(divisionCalls.create, { as: ana, body: { name, tour } })
    return body!._id
  }
  const nameOf = async (id: string) => (await ramp.call(divisionCalls.get, { as: ana, params: { id } })).body?.name
  const auditLines = async (record: string) => {
    const { rows } = await ramp.db.execute<{ action: string; device: string | null }>(
      sql`select action, device from audit_log where record = ${record} order by at, id`,
    )
    return rows
  }

  test('a division made without signal is there, and on the other laptop; the record says which station made it', async () => {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const id = newId()
    const made = await truck.send({ tbl: 'divisions', id, set: { name: 'Juniors', tour }, by: 'Truck' })
    expect(made).toEqual({ op: made.op, _id: id, status: 'applied', rev: 1 })
    await dock.pull()
    expect(dock.has('divisions', id)).toMatchObject({ _id: id, _rev: 1, name: 'Juniors', tour })
    expect(await auditLines(id)).toEqual([{ action: 'created', device: 'Truck' }])
  })

  test('a tournament that was moved several steps without signal arrives where the device left it, with a line for each step', async () => {
    const { _id, _rev } = await aTournament(ramp, ana, tour, { status: 'Draft' })
    const moved = { tbl: 'tournaments', id: _id, set: { status: 'In Progress' }, base: { status: 'Draft' }, baseRev: _rev } as const
    expect(await aDevice(ramp, ana).send(moved)).toMatchObject({ status: 'applied' })
    expect((await ramp.call(tournamentCalls.get, { as: ana, params: { id: _id } })).body?.status).toBe('In Progress')
    expect((await auditLines(_id)).map(({ action }) => action)).toEqual(['created', 'changed', 'changed', 'changed'])
  })

  test('a deleted division comes back with the change of whoever asks for it, and stays gone for one who only changes it', async () => {
    const truck = aDevice(ramp, ana)
    const id = await aDivision('Pro')
    await ramp.call(divisionCalls.remove, { as: ana, params: { id } })
    const change = { tbl: 'divisions', id, set: { name: 'Elite' }, base: { name: 'Pro' }, baseRev: 1 } as const
    const refused = await truck.send(change)
    expect(refused).toMatchObject({ status: 'gone', code: 'sync.gone' })
    const again = { ...change, resolves: `restore:${refused.op}` }
    expect(await aDevice(ramp, bo).send(again)).toMatchObject({ status: 'forbidden' })
    expect(await truck.send(again)).toMatchObject({ status: 'merged', record: { name: 'Elite' } })
    expect(await nameOf(id)).toBe('Elite')
  })

  test('sent twice it counts once and is answered the same, also when both arrive at the same moment', async () => {
    const truck = aDevice(ramp, ana)
    const id = newId()
    const op = truck.op({ tbl: 'divisions', id, set: { name: 'Seniors', tour } })
    const answers = await Promise.all([truck.push([op]), truck.push([op]), truck.push([op])])
    for (const { results } of answers) expect(results).toEqual([{ op: op.op, _id: id, status: 'applied', rev: 1 }])
    const change = truck.op({ tbl: 'divisions', id, set: { name: 'Masters' }, base: { name: 'Seniors' }, baseRev: 1 })
    await truck.push([change])
    await ramp.call(divisionCalls.update, { as: ana, params: { id }, body: { name: 'Legends' } })
    // The repeated answer brings the record as it is by now.
    expect((await truck.push([change])).results).toMatchObject([
      { op: change.op, _id: id, status: 'applied', rev: 2, record: { name: 'Legends' } },
    ])
    expect(await nameOf(id)).toBe('Legends')
    expect(await auditLines(id)).toHaveLength(3)
    await ramp.call(divisionCalls.remove, { as: ana, params: { id } })
    expect((await truck.push([change])).results).toMatchObject([{ status: 'applied', record: null }])
  })

  test('a rescue file of a merged and of a refused change that comes after the deletion does not bring the division back', async () => {
    const truck = aDevice(ramp, ana)
    const id = await aDivision('Pro')
    await ramp.call(divisionCalls.update, { as: ana, params: { id }, body: { name: 'Elite' } })
    const change = { tbl: 'divisions', id, baseRev: 1 } as const
    const merged = truck.op({ ...change, set: { name: 'Masters' }, base: { name: 'Pro' } })
    const nameless = truck.op({ ...change, set: { name: '' }, base: { name: 'Pro' } })
    const record = { name: 'Elite' }
    const statuses = [{ status: 'merged' }, { status: 'rejected' }]
    expect((await truck.push([merged, nameless])).results).toMatchObject(statuses.map((one) => ({ ...one, record })))
    await ramp.call(divisionCalls.remove, { as: ana, params: { id } })
    expect((await truck.push([merged, nameless])).results).toMatchObject(statuses.map((one) => ({ ...one, record: null })))
  })

  test('twice in one batch counts once, too', async () => {
    const truck = aDevice(ramp, ana)
    const op = truck.op({ tbl: 'divisions', set: { name: 'Twins', tour } })
    expect((await truck.push([op, op])).results.map(({ status }) => status)).toEqual(['applied', 'applied'])
  })

  test('an id of a change that comes with something else in it is no repeat, and nor is one from somebody else', async () => {
    const [truck, stranger] = [aDevice(ramp, ana), aDevice(ramp, bo)]
    const op = truck.op({ tbl: 'divisions', set: { name: 'Open', tour } })
    await truck.push([op])
    const { ok, results } = await truck.push([{ ...op, set: { name: 'Closed', tour } }])
    expect([ok, results[0]]).toMatchObject([false, { status: 'op_reused', code: 'sync.op-reused', record: { name: 'Open' } }])
    expect((await stranger.push([op])).results[0]).toMatchObject({ status: 'op_reused', record: { name: 'Open' } })
    // The clock of the device is information only.
    expect((await truck.push([{ ...op, off: 7, at: '2027-06-13T11:00:00.000Z' }])).ok).toBe(true)
  })

  test('Ana renames it at the dock, her helper moves it: both stand, and the later one is told how it is now', async () => {
    const truck = aDevice(ramp, ana)
    const id = await aDivision()
    const other = await aTour(ramp, ana, 'Toledo Bend Trail')
    await ramp.call(divisionCalls.update, { as: ana, params: { id }, body: { tour: other } })
    const result = await truck.send({ tbl: 'divisions', id, set: { name: 'Boys' }, base: { name: 'Juniors' }, baseRev: 1 })
    expect(result).toMatchObject({ status: 'merged', rev: 3, record: { name: 'Boys', tour: other, _rev: 3 } })
    expect(result.conflicts).toBeUndefined()
  })

  test('both rename it: the first one stands, the second is kept, the device is told, and somebody decides', async () => {
    const truck = aDevice(ramp, ana)
    const id = await aDivision()
    await ramp.call(divisionCalls.update, { as: ana, params: { id }, body: { name: 'Girls' } })
    const result = await truck.send({ tbl: 'divisions', id, set: { name: 'Boys' }, base: { name: 'Juniors' }, baseRev: 1 })
    const kept = { field: 'name', base: 'Juniors', mine: 'Boys', theirs: 'Girls', mineBy: ana.id, theirsBy: ana.id, state: 'open' }
    expect(result).toMatchObject({ status: 'merged', record: { name: 'Girls', _rev: 2 }, conflicts: [kept] })
    const open = (as: Person) => ramp.call(questionCalls.search, { as, body: {} }).then(({ body }) => body?.filter(({ rec }) => rec === id))
    expect(await open(ana)).toMatchObject([kept])
    expect(await open(bo)).toEqual([])
    const [conflict] = result.conflicts!
    const answer = { tbl: 'questions', kind: 'call', call: 'answer', id: conflict!._id } as const
    expect(await truck.send({ ...answer, set: { take: 'mine', seen: 'Girls' } })).toMatchObject({ status: 'applied' })
    expect([await nameOf(id), await open(ana)]).toEqual(['Boys', []])
  })

  test('a boat is entered, and its credits are counted before the answer is heard: nobody is asked about what the server filled in', async () => {
    const lake = await aField(ramp, ana)
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const users = [(await lake.angler('Cal Hall')).id]
    const tbl = 'tournament-entries'
    const { _id: id } = await truck.send({ tbl, set: { tournament: lake.tournament, users } })
    const count = (creditsUsed: number) => ({ tbl, id, set: { creditsUsed }, base: {}, baseRev: 1 }) as const
    // Also one that was put away with its boat, and still says that it knows of no boat.
    expect(await truck.send({ ...count(1), baseRev: 0 })).toMatchObject({ status: 'applied', rev: 2 })
    expect(await truck.send({ ...count(2), base: { creditsUsed: 1 }, baseRev: 2 })).toMatchObject({ status: 'applied', rev: 3 })
    // What the dock counts without having seen that is another matter.
    expect(await dock.send(count(3))).toMatchObject({ status: 'merged', conflicts: [{ field: 'creditsUsed', mine: 3, theirs: 2 }] })
  })

  test('a boat is drawn before its device tells of its credits: what the server filled in is asked about no more than before', async () => {
    const lake = await aField(ramp, ana)
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const users = [(await lake.angler('Dee Pike')).id]
    const tbl = 'tournament-entries'
    const { _id: id } = await truck.send({ tbl, set: { tournament: lake.tournament, users } })
    const touched = await dock.send({ tbl, id, set: { boatNumber: 7 }, base: { boatNumber: null }, baseRev: 1 })
    expect(touched).toMatchObject({ status: 'applied', rev: 2 })
    const unheard = { tbl, id, base: {}, baseRev: 0 } as const
    const credits = await truck.send({ ...unheard, set: { creditsUsed: 4 } })
    expect([credits.conflicts, credits.status, credits.rev]).toEqual([undefined, 'applied', 3])
    // What the dock said is somebody's word.
    expect(await truck.send({ ...unheard, set: { boatNumber: 9 } })).toMatchObject({ conflicts: [{ field: 'boatNumber', theirs: 7 }] })
  })

  test('a file of the truck makes its boat at the dock too: only what somebody said is asked about', async () => {
    const lake = await aField(ramp, ana)
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const tbl = 'tournament-entries'
    const made = { tournament: lake.tournament, users: [(await lake.angler('Eve Cole')).id], disqualifiedReason: 'Late' }
    const { _id: id } = await truck.send({ tbl, set: made })
    const inFile = { ...made, disqualifiedReason: 'Early', creditsUsed: 5, freeEntry: true }
    await truck.send({ tbl, id, set: { freeEntry: true }, base: {}, baseRev: 1 })
    await truck.send({ tbl, id, set: { freeEntry: false }, base: { freeEntry: true }, baseRev: 2 })
    const told = await dock.send({ tbl, id, set: inFile })
    // Nobody said 0 credits. Somebody took the free entry back, and that is their word.
    expect(told.conflicts?.map(({ field, theirs }) => [field, theirs]).sort()).toEqual([
      ['disqualifiedReason', 'Late'],
      ['freeEntry', false],
    ])
    expect(told.record).toMatchObject({ creditsUsed: 5, freeEntry: false, disqualifiedReason: 'Late' })
  })

  test('the same as what is there is nothing to do', async () => {
    const truck = aDevice(ramp, ana)
    const id = await aDivision()
    const result = await truck.send({ tbl: 'divisions', id, set: { name: 'Juniors' }, base: { name: 'Old' }, baseRev: 1 })
    expect(result).toMatchObject({ status: 'noop', rev: 1, record: { name: 'Juniors' } })
  })

  test('a change of what was deleted meanwhile is told so; a second deletion is done', async () => {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const id = await aDivision()
    expect(await dock.send({ tbl: 'divisions', id, kind: 'del', baseRev: 1 })).toMatchObject({ status: 'applied' })
    expect(await truck.send({ tbl: 'divisions', id, set: { name: 'Boys' }, baseRev: 1 })).toMatchObject({
      status: 'gone',
      code: 'sync.gone',
      record: { _id: id, name: 'Juniors' },
    })
    expect(await truck.send({ tbl: 'divisions', id, kind: 'del', baseRev: 1 })).toMatchObject({ status: 'noop' })
    expect(await truck.send({ tbl: 'divisions', kind: 'del', baseRev: 1 })).toMatchObject({ status: 'noop', record: null })
    expect(await truck.send({ tbl: 'divisions', set: { name: 'Boys' }, baseRev: 4 })).toMatchObject({ status: 'gone', record: null })
  })

  test('what comes before what it belongs to waits, and what belongs to something deleted is refused', async () => {
    const truck = aDevice(ramp, ana)
    const season = newId()
    const body = { season, user: (await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })).id }
    const membership = truck.op({ tbl: 'memberships', set: body })
    const early = await truck.push([membership])
    expect([early.ok, early.results]).toEqual([
      false,
      [{ op: membership.op, _id: membership.id, status: 'deferred', missing: [season], record: null }],
    ])
    const dates = { startDate: '2027-01-01', endDate: '2027-12-31' }
    const made = truck.op({ tbl: 'seasons', id: season, set: { name: '2027', tour, ...dates } })
    // Whatever their order: parents first.
    expect((await truck.push([membership, made])).results.map(({ status }) => status)).toEqual(['applied', 'applied'])
    const gone = await truck.send({ tbl: 'seasons', set: { name: '2028', tour: await aGoneTour(), ...dates } })
    expect(gone).toMatchObject({ status: 'gone', code: 'sync.parent-gone' })
  })
  async function aGoneTour() {
    const id = await aTour(ramp, ana, 'Gone Trail')
    await ramp.db.execute(sql`update tours set deleted = true where id = ${id}`)
    return id
  }

  test('a membership that is taken out after its season was deleted is gone with it; a stranger takes nothing out', async () => {
    const truck = aDevice(ramp, ana)
    const [season, dates] = [newId(), { startDate: '2027-01-01', endDate: '2027-12-31' }]
    const lily = (await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })).id
    const joined = truck.op({ tbl: 'memberships', set: { season, user: lily } })
    await truck.push([truck.op({ tbl: 'seasons', id: season, set: { name: '2029', tour, ...dates } }), joined])
    const leaves = { tbl: 'memberships', id: joined.id, kind: 'del', baseRev: 1 } as const
    expect(await aDevice(ramp, bo).send(leaves)).toMatchObject({ status: 'forbidden', record: null })
    await ramp.db.execute(sql`update seasons set deleted = true where id = ${season}`)
    const gone = await truck.send(leaves)
    expect(gone).toEqual({ op: gone.op, _id: joined.id, status: 'noop', record: null })
  })

  test("another director's division is not there for Bo, and his session is as good as before", async () => {
    const stranger = aDevice(ramp, bo)
    const id = await aDivision()
    const results = await stranger.push([
      stranger.op({ tbl: 'divisions', id, set: { name: 'Bo was here' }, base: { name: 'Juniors' }, baseRev: 1 }),
      stranger.op({ tbl: 'divisions', id: await aDivision(), kind: 'del', baseRev: 1 }),
      // Nor is it his to leave a conflict there for somebody to decide, or to ask whether he guessed right.
      stranger.op({ tbl: 'divisions', id: await aDivision(), set: { name: 'Mine' }, base: { name: 'Old' }, baseRev: 1 }),
      stranger.op({ tbl: 'divisions', id: await aDivision(), set: { name: 'Juniors' }, baseRev: 1 }),
      stranger.op({ tbl: 'species', set: { name: 'Bass', waterType: 'Both' } }),
    ])
    expect(results.results.map(({ status, code }) => [status, code])).toEqual([
      ...Array.from({ length: 4 }, () => ['forbidden', 'access.forbidden']),
      ['applied', undefined],
    ])
    expect(await nameOf(id)).toBe('Juniors')
  })

  test('a field that is wrong, a table that is only read and a version that is too old are each refused for themselves', async () => {
    const truck = aDevice(ramp, ana)
    const { results } = await truck.push([
      truck.op({ tbl: 'divisions', set: { name: '', tour } }),
      truck.op({ tbl: 'tutorials', set: { name: 'How to' } }),
      truck.op({ tbl: 'divisions', set: { name: 'Old', tour }, schema: 91 }),
      truck.op({ tbl: 'divisions', set: { name: 'Fine', tour } }),
    ])
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['rejected', 'request.invalid'],
      ['rejected', 'sync.online-only'],
      ['too_old', 'sync.too-old'],
      ['applied', undefined],
    ])
    expect(results[0]?.details).toEqual([{ path: 'name', message: 'is required' }])
  })

  test('a change that nobody could read is taken when it can be, under its id', async () => {
    const truck = aDevice(ramp, ana)
    const op = truck.op({ tbl: 'divisions', set: { name: 'Newer', tour }, schema: SYNC_SCHEMA + 1 })
    for (let sent = 0; sent < 2; sent++) expect((await truck.push([op])).results).toMatchObject([{ status: 'too_old' }])
    // The server that knows that version is back.
    expect((await truck.push([{ ...op, schema: SYNC_SCHEMA }])).results).toMatchObject([{ status: 'applied' }])
  })

  test('what only the server says is not taken from a device', async () => {
    const truck = aDevice(ramp, ana)
    const id = newId()
    await truck.send({ tbl: 'divisions', id, set: { _rev: 9, createdAt: '2020-01-01T00:00:00.000Z', name: 'Men', tour } })
    expect((await ramp.call(divisionCalls.get, { as: ana, params: { id } })).body).toMatchObject({ _rev: 1, name: 'Men' })
    const again = await truck.send({ tbl: 'divisions', id, set: { _rev: 9, updatedAt: '2020-01-01T00:00:00.000Z' }, baseRev: 1 })
    expect(again).toMatchObject({ status: 'noop', record: { _rev: 1 } })
  })

  test('two changes of one record in a batch follow each other', async () => {
    const truck = aDevice(ramp, ana)
    const id = newId()
    const { results } = await truck.push([
      truck.op({ tbl: 'divisions', id, set: { name: 'One', tour } }),
      truck.op({ tbl: 'divisions', id, set: { name: 'Two' }, base: { name: 'One' }, baseRev: 1 }),
      truck.op({ tbl: 'divisions', id, kind: 'del', baseRev: 2 }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied'])
    expect((await auditLines(id)).map(({ action }) => action).sort()).toEqual(['changed', 'created', 'deleted'])
  })

  describe('one that breaks', () => {
    beforeAll(() => ramp.db.execute(sql`alter table divisions add constraint no_poison check (name <> 'poison')`))
    afterAll(() => ramp.db.execute(sql`alter table divisions drop constraint no_poison`))

    test('among a hundred does not keep the ninety-nine', async () => {
      const truck = aDevice(ramp, ana)
      const ops = Array.from({ length: 100 }, (_, i) => truck.op({ tbl: 'divisions', set: { name: i === 50 ? 'poison' : `D ${i}`, tour } }))
      const { ok, results } = await truck.push(ops)
      expect(ok).toBe(false)
      expect(results.filter(({ status }) => status === 'applied')).toHaveLength(99)
      expect(results[50]).toMatchObject({ status: 'rejected', code: 'server.failed', record: null })
      expect((await truck.push(ops)).results).toEqual(results)
    })
  })

  describe('a record that is here under another id', () => {
    const families = () => ramp.deps.sync.families
    let before: NonNullable<ReturnType<ReturnType<typeof families>['get']>>
    beforeAll(() => {
      before = families().get('seasons')!
    })
    afterEach(() => families().set('seasons', before))

    test('stands for what the second station made, also in what hangs on it', async () => {
      const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
      families().set('seasons', {
        ...before,
        sameAs: async (tx, bodies) => {
          const { rows } = await tx.execute<{ id: string; name: string }>(sql`select id, name from seasons where not deleted`)
          return new Map(bodies.flatMap(({ _id, name }) => rows.filter((row) => row.name === name).map(({ id }) => [_id, id] as const)))
        },
      })
      const set = { name: 'The one season', tour, startDate: '2027-01-01', endDate: '2027-12-31' }
      const [first, second] = [newId(), newId()]
      await truck.send({ tbl: 'seasons', id: first, set })
      const angler = (await ramp.person('Angler', 'Tom Tran', { tours: [tour] })).id
      const season = dock.op({ tbl: 'seasons', id: second, set })
      const membership = dock.op({ tbl: 'memberships', set: { season: second, user: angler } })
      const { results } = await dock.push([season, membership])
      expect(results).toMatchObject([{ _id: second, status: 'aliased', alias: first, record: { _id: first } }, { status: 'applied' }])
      // It is known under that name from now on.
      const later = await dock.send({ tbl: 'seasons', id: second, set: { notes: 'Fog' }, baseRev: 1 })
      expect(later).toMatchObject({ _id: second, status: 'applied' })
      await truck.pull()
      expect(truck.has('seasons', first)).toMatchObject({ notes: 'Fog' })
      expect(truck.has('memberships', membership.id)).toMatchObject({ season: first })
      expect((await dock.push([season])).results).toMatchObject([{ status: 'aliased', alias: first, record: { _id: first } }])
    })
  })

  test('a deletion waits for somebody when there is more than its maker saw; strangers are not told what', async () => {
    const families = ramp.deps.sync.families
    const divisions = families.get('divisions')!
    const unseen = { code: 'entry.has-new-weigh-ins', message: 'It has weighed fish since.' }
    families.set('divisions', {
      ...divisions,
      mayNotDelete: async (_tx, asked) =>
        new Map(asked.flatMap(({ row, seenRev }) => (row.rev > seenRev ? [[row.id, unseen] as const] : []))),
    })
    const [truck, stranger] = [aDevice(ramp, ana), aDevice(ramp, bo)]
    const id = await aDivision()
    await ramp.call(divisionCalls.update, { as: ana, params: { id }, body: { name: 'Girls' } })
    const one = { tbl: 'divisions', id, kind: 'del' } as const
    expect(await truck.send({ ...one, baseRev: 1 })).toMatchObject({ status: 'rejected', ...unseen, record: { name: 'Girls' } })
    expect(await stranger.send({ ...one, baseRev: 1 })).toMatchObject({ status: 'forbidden', code: 'access.forbidden' })
    expect(await truck.send({ ...one, baseRev: 2 })).toMatchObject({ status: 'applied' })
    families.set('divisions', divisions)
  })

  describe('a field that no two may have', () => {
    test('of a tour is asked about; the tour is there', async () => {
      const families = ramp.deps.sync.families
      const tours = families.get('tours')!
      families.set('tours', { ...tours, kinds: { ...tours.kinds, urlLookupKey: 'unique' } })
      const truck = aDevice(ramp, ana)
      await truck.send({ tbl: 'tours', set: { name: 'Fork Trail', urlLookupKey: 'fork' } })
      const result = await truck.send({ tbl: 'tours', set: { name: 'Other Fork Trail', urlLookupKey: 'fork' } })
      expect(result).toMatchObject({
        status: 'merged',
        record: { name: 'Other Fork Trail', urlLookupKey: null },
        conflicts: [{ field: 'urlLookupKey', mine: 'fork', theirs: null }],
      })
      families.set('tours', tours)
    })
  })

  test('a helper who was let go is refused for what they did since, not signed out', async () => {
    const elsa = await ramp.person('Director', 'Elsa Berg', { isAssistant: true, tours: [tour] })
    const phone = aDevice(ramp, elsa)
    const id = await aDivision()
    const one = { tbl: 'divisions', id, set: { name: 'Elsa’s' }, base: { name: 'Juniors' }, baseRev: 1 } as const
    await ramp.db.execute(sql`update users set tours = '[]' where id = ${elsa.id}`)
    expect(await phone.send(one)).toMatchObject({ status: 'forbidden', code: 'access.forbidden', record: { name: 'Juniors' } })
  })

  test('a hundred changes are as many statements as ten', async () => {
    const truck = aDevice(ramp, ana)
    const batch = (count: number) => {
      const ids = Array.from({ length: count }, () => newId())
      const tbl = 'species'
      const made = ids.map((id) => truck.op({ tbl, id, set: { name: `Bass ${id}`, waterType: 'Both' } }))
      const changed = ids.map((id) => truck.op({ tbl, id, set: { name: 'Now' }, base: { name: `Bass ${id}` }, baseRev: 1 }))
      const crossed = ids.map((id) => truck.op({ tbl, id, set: { name: 'Then' }, base: { name: 'Never' }, baseRev: 2 }))
      const gone = ids.map((id) => truck.op({ tbl, id, kind: 'del', baseRev: 2 }))
      return [made, changed, crossed, gone, made]
    }
    const statements = async (count: number) => {
      const counts: number[] = []
      for (const ops of batch(count)) {
        const { answer, statements: sent } = await countStatements(() => truck.push(ops))
        expect(answer.ok).toBe(true)
        counts.push(sent)
      }
      return counts
    }
    await statements(1)
    const few = await statements(10)
    expect(await statements(100)).toEqual(few)
    expect(Math.max(...few)).toBeLessThan(26)
  })

  test('a hundred boats that get their numbers are as many statements as ten', async () => {
    const lake = await aField(ramp, ana)
    const truck = aDevice(ramp, ana)
    let boat = 0
    const statements = async (count: number) => {
      const anglers: string[] = []
      for (let i = 0; i < count; i++) anglers.push((await lake.angler(`Angler ${i}`)).id)
      const tbl = 'tournament-entries'
      const entered = anglers.map((angler) => truck.op({ tbl, set: { tournament: lake.tournament, users: [angler] } }))
      expect((await truck.push(entered)).ok).toBe(true)
      const numbered = entered.map(({ id }) => truck.op({ tbl, id, set: { boatNumber: ++boat }, base: { boatNumber: null }, baseRev: 1 }))
      const { answer, statements: sent } = await countStatements(() => truck.push(numbered))
      expect(answer.results.filter(({ status }) => status !== 'applied')).toEqual([])
      return sent
    }
    await statements(1)
    const few = await statements(10)
    expect(await statements(100)).toBe(few)
  })
})
