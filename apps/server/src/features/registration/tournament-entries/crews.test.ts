import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { type Answer, questionCalls } from '@ramplight/contract/sync/questions'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aField } from './testing/a-field.ts'

describe('who is in a boat', () => {
  let ramp: TestServer
  let ana: Person
  let field: Awaited<ReturnType<typeof aField>>
  let solo: Awaited<ReturnType<typeof aField>>

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    field = await aField(ramp, ana)
    solo = await aField(ramp, ana, { teamEvent: false })
  })
  afterAll(() => ramp.close())

  const entryOf = async (id: string) => (await ramp.call(calls.get, { as: ana, params: { id } })).body!
  const angler = (first_name: string, last_name: string, more: Record<string, unknown> = {}) => ({
    tbl: 'users' as const,
    id: newId(),
    set: { first_name, last_name, tours: [field.tour], ...more },
  })
  type Boat = { _id: string; _rev: number; users: string[] }
  const crew = ({ _id, _rev, users }: Boat, now: string[], more: Record<string, unknown> = {}) => ({
    tbl: 'tournament-entries' as const,
    id: _id,
    baseRev: _rev,
    set: { users: now, ...more },
    base: { users },
  })

  const open = async (tournament: string) => (await ramp.call(questionCalls.search, { as: ana, body: { tournament } })).body!
  const answer = (id: string, body: Answer) => ramp.call(questionCalls.answer, { as: ana, params: { id }, body })

  test('two stations replace the partner: the crew stays two, and one question asks which one is in the boat', async () => {
    const lake = await aField(ramp, ana, { status: 'In Progress' })
    const boat = await lake.enter(['Jo Reyes', 'Minh Tran'])
    await lake.weigh(boat._id)
    const finalize = () => ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: lake.tournament } })
    const [kim, lou] = [await lake.angler('Kim Diaz'), await lake.angler('Lou Kent')]
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const [jo] = boat.users as [string]
    expect((await truck.send(crew(boat, [jo, kim.id]))).status).toBe('applied')
    expect(await dock.send(crew(boat, [jo, lou.id]))).toMatchObject({
      status: 'merged',
      conflicts: [{ field: 'users', mine: [jo, lou.id], theirs: [jo, kim.id] }],
      record: { users: [jo, kim.id] },
    })
    expect((await entryOf(boat._id)).users).toEqual([jo, kim.id])

    const phone = aDevice(ramp, ana)
    await phone.pull()
    const [asked] = await open(lake.tournament)
    expect(phone.has('questions', asked!._id)).toMatchObject({ field: 'users', mine: [jo, lou.id], theirs: [jo, kim.id] })
    expect(await finalize()).toMatchObject({ status: 409, error: { code: 'results.questions-open' } })
    // A third in the boat is no answer: the size of a crew holds here, too.
    const answering = { tbl: 'questions', kind: 'call', call: 'answer', id: asked!._id } as const
    const all = { take: 'value', value: [jo, kim.id, lou.id] }
    expect(await phone.send({ ...answering, set: all })).toMatchObject({ status: 'rejected', code: 'entry.crew-too-large' })
    expect(await phone.send({ ...answering, set: { take: 'mine', seen: [jo, kim.id] } })).toMatchObject({ status: 'applied' })
    expect([(await entryOf(boat._id)).users, await open(lake.tournament)]).toEqual([[jo, lou.id], []])
    expect((await finalize()).status).toBe(200)
  })

  test('the partner and the pot they paid into stay together: the rest of the change counts, and one answer decides both', async () => {
    const boat = await field.enter(['Ola Berg', 'Pia Lund'])
    const [kit, lev] = [await field.angler('Kit Dahl'), await field.angler('Lev Krog')]
    const [ola] = boat.users as [string]
    await aDevice(ramp, ana).send(crew(boat, [ola, kit.id]))
    const pot = [{ user: lev.id, bigFish: true, bigFishPotIds: [], sidePot: false, sidePotIds: [] }]
    const change = crew(boat, [ola, lev.id], { sidePotBigFishEntries: pot, status: 'Paid' })
    const other = await aDevice(ramp, ana).send({ ...change, base: { ...change.base, status: 'Pending' } })
    expect(other).toMatchObject({ status: 'merged', record: { users: [ola, kit.id], status: 'Paid' } })
    expect(other.conflicts).toMatchObject([{ field: 'users', beside: { sidePotBigFishEntries: pot } }])
    await answer(other.conflicts![0]!._id, { take: 'mine', seen: [ola, kit.id] })
    expect(await entryOf(boat._id)).toMatchObject({ users: [ola, lev.id], sidePotBigFishEntries: pot })
  })

  test('the same new name at two stations is one angler, nobody is asked, and later changes find them', async () => {
    const boat = await field.enter(['Ann Baker', 'Cal Dorn'])
    const [ann] = boat.users as [string]
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const [first, second] = [angler('Bob', 'Hill'), angler('bob', 'HILL', { city: 'Quitman', phone: '(903) 555-0177' })]
    await truck.push([truck.op(first), truck.op(crew(boat, [ann, first.id]))])
    const pot = { sidePotBigFishEntries: [{ user: second.id, bigFish: true, bigFishPotIds: [], sidePot: false, sidePotIds: [] }] }
    const { results } = await dock.push([dock.op(second), dock.op(crew(boat, [second.id, ann], pot))])
    // The second line has come and gone in one push: the device hears whom it stands for, or it would keep it for ever.
    expect(results).toMatchObject([{ status: 'aliased', alias: first.id, record: { _id: first.id } }, { status: 'merged' }])
    expect(results[1]!.conflicts ?? []).toEqual([])
    expect(await entryOf(boat._id)).toMatchObject({ users: [ann, first.id], sidePotBigFishEntries: [{ user: first.id }] })
    const bob = (await ramp.call(userCalls.get, { as: ana, params: { id: first.id } })).body!
    expect(bob).toMatchObject({ first_name: 'Bob', city: 'Quitman', phone: '9035550177' })
    expect((await ramp.call(userCalls.get, { as: ana, params: { id: second.id } })).status).toBe(404)
    const later = { ...second, baseRev: 1, set: { state: 'TX' }, base: {} }
    expect((await dock.send(later)).status).toMatch(/applied|merged/)
    expect((await ramp.call(userCalls.get, { as: ana, params: { id: first.id } })).body!.state).toBe('TX')
  })

  test.each([
    ['another phone', { phone: '(903) 555-0141' }, { phone: '(903) 555-0142' }],
    ['another e-mail', { email: 'gus@lake.example' }, { email: 'gus@pond.example' }],
  ])('two of one name stay two, and are asked about: %s', async (_what, one, other) => {
    const name = `Ward ${newId().slice(-5)}`
    const boat = await field.enter([`Al ${name}`, `Ed ${name}`])
    const [al] = boat.users as [string]
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const [father, son] = [angler('Gus', name, one), angler('Gus', name, other)]
    await truck.push([truck.op(father), truck.op(crew(boat, [al, father.id]))])
    const { results } = await dock.push([dock.op(son), dock.op(crew(boat, [al, son.id]))])
    expect(results[1]).toMatchObject({ status: 'merged', conflicts: [{ field: 'users' }] })
  })

  test('one who was in the book before, or signs in, is never folded into a new one of the same name', async () => {
    const boat = await field.enter(['Abe Cole', 'Ben Cole'])
    const [abe] = boat.users as [string]
    const known = await field.angler('Dan Cole')
    const fresh = angler('Dan', 'Cole')
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    await truck.push([truck.op(fresh), truck.op(crew(boat, [abe, fresh.id]))])
    expect(await dock.send(crew(boat, [abe, known.id]))).toMatchObject({ status: 'merged', conflicts: [{ field: 'users' }] })
    expect((await ramp.call(userCalls.get, { as: ana, params: { id: known.id } })).status).toBe(200)
  })

  describe('is never more than fit in it, through whichever door', () => {
    const code = 'entry.crew-too-large'
    const three = async () =>
      [await field.angler('Una Moss'), await field.angler('Vic Moss'), await field.angler('Wes Moss')].map(({ id }) => id)

    test('the form of a new entry, one after the other and many at once', async () => {
      const users = await three()
      expect((await field.tryEnter(users)).error.code).toBe(code)
      expect((await solo.tryEnter([await solo.angler('Xan Moss'), await solo.angler('Yul Moss')])).error.message).toBe(
        'Boats in this tournament have one angler; this one has 2. Remove someone, or change the team size.',
      )
      const many = await ramp.call(calls.bulkCreate, { as: ana, body: [{ tournament: field.tournament, users }] })
      expect(JSON.stringify(many.body)).toContain(code)
    })

    test('a change, one by one and many at once, and an id that is not known yet', async () => {
      const boat = await field.enter(['Zed Moss', 'Abi Moss'])
      const body = { users: [...boat.users, (await field.angler('Bix Moss')).id] }
      const put = (id: string, more: object = {}) => ramp.call(calls.update, { as: ana, params: { id }, body: { ...body, ...more } })
      expect((await put(boat._id)).error.code).toBe(code)
      expect((await put(newId(), { tournament: field.tournament, users: await three() })).error.code).toBe(code)
      const many = await ramp.call(calls.bulkUpdate, { as: ana, body: [{ _id: boat._id, ...body }] })
      expect(JSON.stringify(many.body)).toContain(code)
    })

    test('a pasted list refuses the line by its number, and makes nobody of it', async () => {
      const name = (first_name: string) => ({ first_name, last_name: `Moss ${newId().slice(-4)}` })
      const entries = [
        { angler1: name('Cy'), angler2: name('Di'), angler3: name('Ed') },
        { angler1: name('Flo'), angler2: name('Gil') },
      ]
      const { body } = await ramp.call(calls.importEntries, { as: ana, body: { tournament: field.tournament, entries } })
      expect(body).toMatchObject({ anglersCreated: 2, refused: [{ row: 1, message: expect.stringContaining('have 2 anglers') }] })
      expect(body!.entries).toHaveLength(1)
    })

    test('what a device kept without a network', async () => {
      const truck = aDevice(ramp, ana)
      const boat = await field.enter(['Hal Moss', 'Ida Moss'])
      const third = await field.angler('Jed Moss')
      expect(await truck.send(crew(boat, [...boat.users, third.id]))).toMatchObject({ status: 'rejected', code })
      const fresh = { tbl: 'tournament-entries' as const, id: newId(), set: { tournament: field.tournament, users: await three() } }
      expect(await truck.send(fresh)).toMatchObject({ status: 'rejected', code })
    })
  })

  test('LAW: whatever three devices say of one crew, it fits, and it is one that somebody typed', async () => {
    const people = await Promise.all(['Kai', 'Lia', 'Max', 'Nat', 'Oz'].map((first) => field.angler(`${first} Law`)))
    const seats = fc.uniqueArray(fc.nat(people.length - 1), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), seats, fc.boolean()), { minLength: 2, maxLength: 6 }), async (edits) => {
        const boat = (await field.tryEnter([people[0]!, people[1]!])).body!
        const devices = [0, 1, 2].map(() => ({ device: aDevice(ramp, ana), seen: boat as Boat }))
        const typed = [boat.users]
        for (const [who, chosen, looksFirst] of edits) {
          const one = devices[who]!
          if (looksFirst) one.seen = await entryOf(boat._id)
          const users = chosen.map((index) => people[index]!.id)
          typed.push(users)
          await one.device.send(crew(one.seen, users))
          const now = (await entryOf(boat._id)).users
          expect(now.length).toBeLessThanOrEqual(2)
          expect(typed).toContainEqual(now)
        }
        await ramp.call(calls.remove, { as: ana, params: { id: boat._id } })
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})
