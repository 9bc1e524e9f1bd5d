import { newId } from '@ramplight/contract/kernel/new-id'
import { auditCalls } from '@ramplight/contract/system/audit'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('species', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let admin: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  test('a director adds a species and finds it among the system ones', async () => {
    await ramp.call(speciesCalls.create, { as: admin, body: { name: 'Largemouth Bass', waterType: 'Freshwater', systemDefault: true } })
    const spotted = await ramp.call(speciesCalls.create, { as: ana, body: { name: 'Spotted Bass', waterType: 'Freshwater' } })
    expect(spotted.body).toMatchObject({ name: 'Spotted Bass', director: ana.id, systemDefault: false, _rev: 1 })

    const mine = await ramp.call(speciesCalls.byDirector, { as: ana, params: { id: ana.id } })
    expect(mine.body.map((s) => s.name).sort()).toEqual(['Largemouth Bass', 'Spotted Bass'])
    const found = await ramp.call(speciesCalls.search, { as: ana, body: { name: 'spot' } })
    expect(found.body.map((s) => s.name)).toEqual(['Spotted Bass'])
  })

  test("another director's species does not exist: not in a list, not by its id, not to change or delete", async () => {
    const { body } = await ramp.call(speciesCalls.create, { as: ana, body: { name: 'Guadalupe Bass', waterType: 'Freshwater' } })
    const list = await ramp.call(speciesCalls.list, { as: bo })
    expect(list.body.map((s) => s.name)).not.toContain('Guadalupe Bass')
    for (const call of [speciesCalls.get, speciesCalls.remove])
      expect((await ramp.call(call, { as: bo, params: { id: body._id } })).status).toBe(404)
    expect((await ramp.call(speciesCalls.update, { as: bo, params: { id: body._id }, body: { name: 'Stolen' } })).status).toBe(404)
    const byDirector = await ramp.call(speciesCalls.byDirector, { as: bo, params: { id: ana.id } })
    expect(byDirector.body.map((s) => s.name)).not.toContain('Guadalupe Bass')
    expect((await ramp.call(speciesCalls.get, { as: ana, params: { id: body._id } })).body.name).toBe('Guadalupe Bass')
  })

  test('a system species is seen by a director, and only an admin changes it', async () => {
    const { body } = await ramp.call(speciesCalls.create, {
      as: admin,
      body: { name: 'Walleye', waterType: 'Freshwater', systemDefault: true },
    })
    const refusal = await ramp.call(speciesCalls.update, { as: ana, params: { id: body._id }, body: { name: 'Mine' } })
    expect([refusal.status, refusal.error.code]).toEqual([403, 'access.forbidden'])
    // What an admin does not mark for everybody is seen by admins, in a list as by its id.
    const { body: unmarked } = await ramp.call(speciesCalls.create, {
      as: admin,
      body: { name: 'Goby', waterType: 'Both', systemDefault: null },
    })
    expect((await ramp.call(speciesCalls.search, { as: ana, body: { name: 'Goby' } })).body).toEqual([])
    expect((await ramp.call(speciesCalls.get, { as: ana, params: { id: unmarked._id } })).status).toBe(404)
    expect(
      (await ramp.call(speciesCalls.update, { as: admin, params: { id: body._id }, body: { name: 'Walleye (pickerel)' } })).status,
    ).toBe(200)
  })

  test('a double tap on Save creates one species', async () => {
    const body = { _id: newId(), name: 'Bluegill', waterType: 'Freshwater' } as const
    const [one, two] = await Promise.all([
      ramp.call(speciesCalls.create, { as: ana, body }),
      ramp.call(speciesCalls.create, { as: ana, body }),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    expect((await ramp.call(speciesCalls.search, { as: ana, body: { name: 'Bluegill' } })).body).toHaveLength(1)
    const other = await ramp.call(speciesCalls.create, { as: bo, body })
    expect([other.status, other.error.code]).toEqual([409, 'record.id-taken'])
  })

  test('two people edit the same species: the second is told, with both versions, and nothing is overwritten', async () => {
    const { body } = await ramp.call(speciesCalls.create, { as: ana, body: { name: 'Crappie', waterType: 'Freshwater' } })
    await ramp.call(speciesCalls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, name: 'White Crappie' } })
    const stale = await ramp.call(speciesCalls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, name: 'Black Crappie' } })
    expect(stale.status).toBe(409)
    expect(stale.error).toMatchObject({
      code: 'record.stale',
      details: { yours: { name: 'Black Crappie' }, theirs: { name: 'White Crappie' } },
    })
  })

  test('a form with a wrong field is refused by the name of the field', async () => {
    const refusal = await ramp.call(speciesCalls.create, {
      as: ana,
      body: { name: '', waterType: 'Puddle' as 'Both', ['owner' as 'director']: 'x' },
    })
    expect(refusal.status).toBe(400)
    expect(refusal.error.message).toContain('This form is not complete. The following fields are not valid:')
    expect((refusal.error.details as { path: string }[]).map((f) => f.path).sort()).toEqual(['name', 'owner', 'waterType'])
  })

  test('a visitor is asked to sign in, and a deleted species is gone from every list', async () => {
    expect((await ramp.call(speciesCalls.list)).status).toBe(401)
    // Whether there is such a record or not.
    for (const call of [speciesCalls.update, speciesCalls.remove])
      expect((await ramp.call(call, { params: { id: newId() }, body: {} } as never)).status).toBe(401)
    const { body } = await ramp.call(speciesCalls.create, { as: ana, body: { name: 'Gar', waterType: 'Both' } })
    expect((await ramp.call(speciesCalls.remove, { as: ana, params: { id: body._id } })).body).toEqual({ ok: true })
    expect((await ramp.call(speciesCalls.get, { as: ana, params: { id: body._id } })).status).toBe(404)
  })

  test('its director reads what was done to a species, and nobody else does', async () => {
    const made = await ramp.call(speciesCalls.create, { as: ana, body: { name: 'Gar', waterType: 'Freshwater' } })
    await ramp.call(speciesCalls.update, { as: ana, params: { id: made.body._id }, body: { name: 'Alligator Gar' } })
    const history = (as: Person) => ramp.call(auditCalls.byRecord, { as, params: { family: 'species', id: made.body._id } })
    expect((await history(ana)).body.map((line) => line.summary)).toEqual(['Species Alligator Gar', 'Species Gar'])
    expect((await history(bo)).status).toBe(404)
  })

  test('a species that was deleted by mistake comes back, for its director alone', async () => {
    const { body } = await ramp.call(speciesCalls.create, { as: ana, body: { name: 'Bowfin', waterType: 'Freshwater' } })
    const params = { id: body._id }
    await ramp.call(speciesCalls.remove, { as: ana, params })
    expect((await ramp.call(speciesCalls.get, { as: ana, params })).status).toBe(404)
    expect((await ramp.call(speciesCalls.restore, { as: bo, params })).status).toBe(404)
    for (const _twice of [1, 2])
      expect((await ramp.call(speciesCalls.restore, { as: ana, params })).body).toMatchObject({ name: 'Bowfin', _rev: 3 })
    expect((await ramp.call(speciesCalls.get, { as: ana, params })).status).toBe(200)
  })

  test('a director cannot make a system species or give one to somebody else', async () => {
    const { body } = await ramp.call(speciesCalls.create, {
      as: ana,
      body: { name: 'Sneaky', waterType: 'Both', systemDefault: true, director: bo.id },
    })
    expect(body).toMatchObject({ systemDefault: false, director: ana.id })
  })
})
