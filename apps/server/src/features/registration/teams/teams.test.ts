import { newId } from '@ramplight/contract/kernel/new-id'
import { teamCalls as calls } from '@ramplight/contract/registration/teams'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'

describe('teams', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let mo: Person
  let tom: Person
  let tour: string

  const create = (as: Person | null, body: object) => ramp.call(calls.create, { as, body: { name: 'Reyes', ...body } })
  const change = (as: Person | null, id: string, body: object) => ramp.call(calls.update, { as, params: { id }, body })
  const get = (as: Person | null, id: string) => ramp.call(calls.get, { as, params: { id } })
  const found = async (as: Person, body: object) => (await ramp.call(calls.search, { as, body })).body.map((team) => team._id)

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour], phone: '9035550142' })
    mo = await ramp.person('Angler', 'Mo Ray', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran')
  })
  afterAll(() => ramp.close())

  test('are in the book of who makes them; what an assistant makes is of the tour they help on, and of its director', async () => {
    expect((await create(ana, { director: bo.id })).body).toMatchObject({ director: ana.id, users: [], coanglers: [] })
    const { body } = await create(helper, { users: [lily.id], captain: mo.id })
    expect(body).toMatchObject({ director: ana.id, tour, anglers: [{ first_name: 'Lily' }, { first_name: 'Mo' }] })
    expect((await create(admin, { director: bo.id })).body.director).toBe(bo.id)
    expect((await create(admin, { director: lily.id })).error.code).toBe('reference.unknown')
    const statuses = []
    for (const as of [lily, bo, null]) statuses.push((await create(as, { tour })).status)
    expect([statuses, (await create(lily, {})).status]).toEqual([[404, 404, 401], 404])
  })

  test('are seen by their anglers, their director and the assistants of the tour, with names and nothing more', async () => {
    const { _id: id } = (await create(ana, { users: [lily.id], coanglers: [mo.id], tour })).body
    for (const as of [lily, mo, ana, helper, admin]) {
      const { status, wire } = await get(as, id)
      expect([status, JSON.stringify(wire).includes('9035550142')]).toEqual([200, false])
      expect(await found(as, {})).toContain(id)
    }
    for (const as of [tom, bo]) {
      expect((await get(as, id)).status).toBe(404)
      expect((await change(as, id, { alias: 'Mine' })).status).toBe(404)
      expect((await ramp.call(calls.list, { as })).body.map((team) => team._id)).not.toContain(id)
      expect(await found(as, { allUsers: [lily.id] })).toEqual([])
    }
    expect([(await get(null, id)).status, (await ramp.call(calls.list)).status]).toEqual([404, 401])
  })

  test('an angler of it says what they call themselves and who fishes for them, and nothing else', async () => {
    const { _id: id } = (await create(ana, { users: [lily.id], tour })).body
    const form = { name: 'Reyes', users: [lily.id], tour, alias: 'Night Crew', sub: tom.id }
    expect((await change(lily, id, form)).body).toMatchObject({ alias: 'Night Crew', sub: tom.id, name: 'Reyes' })
    for (const body of [{ name: 'Mine' }, { users: [lily.id, mo.id] }, { captain: lily.id }, { club_name: 'Ours' }]) {
      const refusal = await change(lily, id, { alias: 'X', ...body })
      expect([refusal.status, refusal.error.code]).toEqual([403, 'access.forbidden'])
    }
    for (const sub of [newId(), ana.id]) expect((await change(lily, id, { sub })).error.code).toBe('reference.unknown')
    expect((await ramp.call(calls.remove, { as: lily, params: { id } })).status).toBe(403)
    expect((await get(tom, id)).body.alias).toBe('Night Crew')
    expect((await ramp.call(calls.remove, { as: ana, params: { id } })).body).toEqual({ ok: true })
  })

  test('are made of anglers whom the director knows, and hung on a tour they edit', async () => {
    for (const body of [{ users: [tom.id] }, { captain: tom.id }, { boatCaptain: newId() }, { coanglers: [lily.id, tom.id] }])
      expect((await create(ana, body)).error.code).toBe('reference.unknown')
    const own = (await create(bo, {})).body._id
    expect((await change(bo, own, { tour })).error.message).toBe('tour doesn’t exist or isn’t yours.')
  })

  test('are found by all the anglers who are in them', async () => {
    const both = (await create(ana, { users: [lily.id], captain: mo.id, tour, club_name: 'Pairs' })).body._id
    const alone = (await create(ana, { users: [mo.id], tour })).body._id
    const withMo = await found(ana, { allUsers: [mo.id] })
    expect([withMo.includes(both), withMo.includes(alone)]).toEqual([true, true])
    expect(await found(ana, { allUsers: [mo.id, lily.id], name: 'rey' })).toContain(both)
    expect(await found(ana, { allUsers: [mo.id, lily.id] })).not.toContain(alone)
    await change(ana, both, { captain: null })
    expect(await found(ana, { allUsers: [mo.id, lily.id] })).not.toContain(both)
  })

  test('who sends a team again without its id means the one with exactly these anglers in the same tour', async () => {
    const send = (as: Person, body: object) => ramp.call(calls.createOrUpdate, { as, body })
    const first = await send(helper, { users: [lily.id, mo.id], name: 'First' })
    const again = await send(helper, { users: [mo.id, lily.id], name: 'Second' })
    expect(again.body).toMatchObject({ _id: first.body._id, name: 'Second', _rev: 2, tour, director: ana.id })
    expect((await send(helper, { users: [mo.id, lily.id], name: 'Second' })).body._rev).toBe(2)
    expect((await send(helper, { users: [mo.id], name: 'Other' })).body._id).not.toBe(first.body._id)
    expect((await send(ana, { users: [lily.id, mo.id], name: 'In no tour' })).body._id).not.toBe(first.body._id)
    const byId = await send(ana, { _id: first.body._id, alias: 'Crew' })
    expect(byId.body).toMatchObject({ alias: 'Crew', name: 'Second' })
    const stale = await send(ana, { _id: first.body._id, _rev: 1, alias: 'Late' })
    expect([stale.status, stale.error.details]).toMatchObject([409, { theirs: { alias: 'Crew' } }])
    expect((await send(bo, { _id: first.body._id, alias: 'Mine' })).status).toBe(404)
    expect((await ramp.call(calls.createOrUpdate, { body: { name: 'X' } })).status).toBe(401)
  })

  test('are written many at once, each for itself, in as many statements as one', async () => {
    const rows = Array.from({ length: 21 }, (_, n) => ({ _id: newId(), name: `T${n}`, users: [lily.id], captain: mo.id, tour }))
    const send = (some: object[], as = ana) => ramp.call(calls.bulkCreate, { as, body: some })
    const one = await countStatements(() => send(rows.slice(0, 1)))
    const many = await countStatements(() => send(rows.slice(1)))
    expect([many.answer.body.ok, many.statements]).toEqual([true, one.statements])
    expect((await send(rows)).body.ok).toBe(true)
    const mixed = await send([{ name: 'Good' }, { name: 'Strange', users: [tom.id] }, { name: 'Foreign', tour: newId() }])
    expect(mixed.body.results.map((result) => result.code)).toEqual([undefined, 'reference.unknown', 'record.not-found'])
    const [first, second] = rows.map(({ _id }) => _id) as [string, string]
    const changed = await ramp.call(calls.bulkUpdate, {
      as: ana,
      body: [
        { _id: first, captain: lily.id },
        { _id: second, _rev: 5, name: 'Stale' },
      ],
    })
    expect(changed.body.results.map((result) => result.code)).toEqual([undefined, 'record.stale'])
    const byMember = await ramp.call(calls.bulkUpdate, {
      as: lily,
      body: [
        { _id: first, name: 'Mine' },
        { _id: second, alias: 'Ours' },
      ],
    })
    expect(byMember.body.results.map((result) => result.code)).toEqual(['access.forbidden', undefined])
  })
})
