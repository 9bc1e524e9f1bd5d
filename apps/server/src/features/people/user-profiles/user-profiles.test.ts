import { newId } from '@ramplight/contract/kernel/new-id'
import { profileCalls } from '@ramplight/contract/people/profiles'
import { userProfileCalls as calls } from '@ramplight/contract/people/user-profiles'
import { auditCalls } from '@ramplight/contract/system/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'

describe('what people say of themselves', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let admin: Person
  let tour: string
  const angler = (name: string) => ramp.person('Angler', name, { tours: [tour] })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
    tour = await aTour(ramp, ana)
  })
  afterAll(() => ramp.close())

  test('an angler writes a profile, and the director of their tour reads it', async () => {
    const lily = await angler('Lily Reyes')
    const { body } = await ramp.call(calls.create, { as: lily, body: { about_me: 'Frogs at dawn', avatar: '/uploads/lily.png' } })
    expect(body).toMatchObject({ user: lily.id, about_me: 'Frogs at dawn', _rev: 1 })
    for (const as of [lily, ana, admin])
      expect((await ramp.call(calls.forUser, { as, params: { userId: lily.id } })).body).toMatchObject({ _id: body._id })
    expect((await ramp.call(calls.list, { as: ana })).body.map((one) => one._id)).toContain(body._id)
    expect((await ramp.call(calls.search, { as: ana, body: { user: lily.id } })).body).toHaveLength(1)
  })

  test('who may not see the person finds nothing: no director of other tours, no other angler, no visitor', async () => {
    const tom = await angler('Tom Tran')
    const { body } = await ramp.call(calls.create, { as: tom, body: { family: 'Two dogs' } })
    const cy = await angler('Cy Fisher')
    for (const as of [bo, cy, null]) {
      expect((await ramp.call(calls.get, { as, params: { id: body._id } })).status).toBe(404)
      expect((await ramp.call(calls.forUser, { as, params: { userId: tom.id } })).status).toBe(404)
    }
    for (const as of [bo, cy]) {
      expect((await ramp.call(calls.search, { as, body: { user: tom.id } })).body).toEqual([])
      expect((await ramp.call(calls.update, { as, params: { id: body._id }, body: { family: 'None' } })).status).toBe(404)
    }
    expect((await ramp.call(calls.list)).status).toBe(401)
  })

  test('nobody but the person and admins writes it: a director who reads it hears so', async () => {
    const val = await angler('Val Ortiz')
    const { body } = await ramp.call(calls.create, { as: val, body: { about_me: 'Bass' } })
    const refusal = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { about_me: 'Carp' } })
    expect([refusal.status, refusal.error.code]).toEqual([403, 'access.forbidden'])
    expect((await ramp.call(calls.remove, { as: ana, params: { id: body._id } })).status).toBe(403)
    expect((await ramp.call(calls.create, { as: ana, body: { user: val.id, about_me: 'Carp' } })).status).toBe(404)
    expect((await ramp.call(calls.update, { as: admin, params: { id: body._id }, body: { about_me: 'Tidy' } })).body.about_me).toBe('Tidy')
    // Nor is one's own handed to somebody else.
    const moved = await ramp.call(calls.update, { as: val, params: { id: body._id }, body: { user: ana.id } })
    expect([moved.status, moved.error.code]).toEqual([400, 'reference.unknown'])
  })

  test('a person has one: a double tap makes one, a second one is refused, and after a deletion there is room again', async () => {
    const kim = await angler('Kim Park')
    const body = { _id: newId(), about_me: 'Perch' }
    const taps = await Promise.all([1, 2, 3].map(() => ramp.call(calls.create, { as: kim, body })))
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
    const second = await ramp.call(calls.create, { as: kim, body: { about_me: 'Pike' } })
    expect([second.status, second.error.code]).toEqual([409, 'record.only-one'])
    await ramp.call(calls.remove, { as: kim, params: { id: body._id } })
    expect((await ramp.call(calls.forUser, { as: kim, params: { userId: kim.id } })).status).toBe(404)
    expect((await ramp.call(calls.create, { as: kim, body: { about_me: 'Pike' } })).status).toBe(200)
  })

  test('two devices change it: the second sees both versions', async () => {
    const joe = await angler('Joe Dunn')
    const { body } = await ramp.call(calls.create, { as: joe, body: { about_me: 'One' } })
    await ramp.call(calls.update, { as: joe, params: { id: body._id }, body: { _rev: 1, about_me: 'Two' } })
    const stale = await ramp.call(calls.update, { as: joe, params: { id: body._id }, body: { _rev: 1, about_me: 'Three' } })
    expect(stale.error).toMatchObject({
      code: 'record.stale',
      details: { yours: { about_me: 'Three' }, theirs: { about_me: 'Two' } },
    })
  })

  test('how it came to be is between the person and admins', async () => {
    const pam = await angler('Pam Ross')
    const { body } = await ramp.call(calls.create, { as: pam, body: { about_me: 'Bass' } })
    const params = { family: 'user-profiles', id: body._id }
    for (const as of [pam, admin]) expect((await ramp.call(auditCalls.byRecord, { as, params })).body).toHaveLength(1)
    for (const as of [ana, bo]) expect((await ramp.call(auditCalls.byRecord, { as, params })).status).toBe(404)
  })

  test('a picture is a path of ours or an https address, never something a browser would run', async () => {
    const zed = await angler('Zed Cole')
    for (const avatar of ['javascript:alert(1)', 'data:text/html,x', '//evil.test/x.png'])
      expect((await ramp.call(calls.create, { as: zed, body: { avatar } })).error.code).toBe('request.invalid')
  })

  test('the line of a profile goes by the same rules', async () => {
    const may = await angler('May West')
    const { body } = await ramp.call(profileCalls.create, { as: may, body: { description: 'Ties her own flies' } })
    expect(body).toMatchObject({ user: may.id, description: 'Ties her own flies' })
    expect((await ramp.call(profileCalls.create, { as: may, body: { description: 'Again' } })).error.code).toBe('record.only-one')
    expect((await ramp.call(profileCalls.search, { as: ana, body: { description: 'FLIES' } })).body.map((one) => one._id)).toEqual([
      body._id,
    ])
    expect((await ramp.call(profileCalls.search, { as: bo, body: { description: 'flies' } })).body).toEqual([])
    expect((await ramp.call(profileCalls.update, { as: ana, params: { id: body._id }, body: { description: 'x' } })).status).toBe(403)
    expect((await ramp.call(profileCalls.update, { as: bo, params: { id: body._id }, body: { description: 'x' } })).status).toBe(404)
  })
})
