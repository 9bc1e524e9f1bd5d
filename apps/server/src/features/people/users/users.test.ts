import { newId } from '@ramplight/contract/kernel/new-id'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { auditCalls } from '@ramplight/contract/system/audit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import { users } from './users.table.ts'

const CANARY = 'canary-hash-that-nobody-may-see'
const names = (list: { first_name: string; last_name: string }[]) => list.map((u) => `${u.first_name} ${u.last_name}`.trim()).sort()

describe('people', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let tom: Person
  let may: Person
  let anasTour: string
  let bosTour: string

  const contact = { phone: '9035550142', street: '1 Dock Rd', zip: '75783', city: 'Quitman', state: 'TX' }

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root', { passwordHash: CANARY })
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@lake.test', passwordHash: CANARY })
    bo = await ramp.person('Director', 'Bo Kim', { email: 'bo@lake.test' })
    anasTour = await aTour(ramp, ana)
    bosTour = await aTour(ramp, bo)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [anasTour], email: 'hal@lake.test' })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [anasTour], email: 'lily@lake.test', passwordHash: CANARY, ...contact })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [bosTour], email: 'tom@lake.test' })
    may = await ramp.person('Angler', 'May Ito', { director: ana.id })
  })
  afterAll(() => ramp.close())

  test('a director sees the anglers of their tours, those they made, and themselves; an admin sees everybody', async () => {
    const list = async (as: Person) => names((await ramp.call(userCalls.list, { as })).body)
    expect(await list(ana)).toEqual(['Ana Hall', 'Lily Reyes', 'May Ito'])
    expect(await list(bo)).toEqual(['Bo Kim', 'Tom Tran'])
    expect(await list(helper)).toEqual(['Hal Per', 'Lily Reyes'])
    expect(await list(admin)).toEqual(['Ana Hall', 'Bo Kim', 'Hal Per', 'Lily Reyes', 'May Ito', 'Sam Root', 'Tom Tran'])
    expect((await ramp.call(userCalls.list, { as: lily })).status).toBe(403)
    expect((await ramp.call(userCalls.list)).status).toBe(401)
  })

  test("another director's angler does not exist: not by id, not in a search or a page, not to change or delete", async () => {
    for (const call of [userCalls.get, userCalls.remove])
      expect((await ramp.call(call, { as: ana, params: { id: tom.id } })).status).toBe(404)
    expect((await ramp.call(userCalls.update, { as: ana, params: { id: tom.id }, body: { first_name: 'Stolen' } })).status).toBe(404)
    expect((await ramp.call(userCalls.search, { as: ana, body: { name: 'tom' } })).body).toEqual([])
    expect((await ramp.call(userCalls.search, { as: ana, body: { tours: [bosTour] } })).body).toEqual([])
    expect((await ramp.call(userCalls.pagedSearch, { as: ana, body: { name: 'tom' } })).body).toEqual({ totalItemCount: 0, message: [] })
    expect((await ramp.call(userCalls.get, { as: lily, params: { id: tom.id } })).status).toBe(404)
    expect((await ramp.call(userCalls.get, { params: { id: lily.id } })).status).toBe(404)
  })

  test('an assistant runs the ramp with names and home towns; phone, e-mail and street go to the director and the angler', async () => {
    const seen = async (as: Person) => (await ramp.call(userCalls.get, { as, params: { id: lily.id } })).body
    expect(await seen(ana)).toMatchObject({ email: 'lily@lake.test', ...contact })
    expect(await seen(lily)).toMatchObject({ email: 'lily@lake.test', ...contact })
    expect(await seen(helper)).toMatchObject({ first_name: 'Lily', city: 'Quitman', email: null, phone: null, street: null, zip: null })
    const [skinny] = (await ramp.call(userCalls.search, { as: ana, body: { name: 'Lily', skinnyDown: true } })).body
    expect(skinny).toMatchObject({ first_name: 'Lily', email: null, phone: null, street: null })
  })

  test('what an assistant was not shown is not erased when they save the form', async () => {
    const form = (await ramp.call(userCalls.get, { as: helper, params: { id: lily.id } })).body
    const { first_name, email, phone, street, zip, tours } = form
    const saved = await ramp.call(userCalls.update, {
      as: helper,
      params: { id: lily.id },
      body: { first_name, email, phone, street, zip, tours, city: 'Emory' },
    })
    expect(saved.status).toBe(200)
    expect((await ramp.call(userCalls.get, { as: lily, params: { id: lily.id } })).body).toMatchObject({
      ...contact,
      city: 'Emory',
      email: 'lily@lake.test',
    })
  })

  test('nor does a refused change show them: the other version is what the caller sees anyway', async () => {
    const change = (as: Person) => ramp.call(userCalls.update, { as, params: { id: lily.id }, body: { _rev: 77, first_name: 'Lil' } })
    const [theirs, anas] = [await change(helper), await change(ana)]
    expect(theirs.error).toMatchObject({
      code: 'record.stale',
      details: { yours: { first_name: 'Lil' }, theirs: { _id: lily.id } },
    })
    expect(JSON.stringify(theirs.error)).not.toMatch(/9035550142|lily@lake\.test|Dock Rd/)
    expect(JSON.stringify(anas.error)).toMatch(/9035550142/)
  })

  test('a director adds an angler, who is an angler whatever the form says, with a phone of ten digits', async () => {
    const { body, status } = await ramp.call(userCalls.create, {
      as: ana,
      body: {
        first_name: 'Jo',
        last_name: 'Diaz',
        phone: '+1 903-555-0199',
        email: 'JO@Lake.Test',
        userType: 'System Admin',
        isAssistant: true,
        director: bo.id,
        tours: [anasTour],
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ userType: 'Angler', isAssistant: false, director: ana.id, phone: '9035550199', email: 'jo@lake.test' })
    expect(names((await ramp.call(userCalls.search, { as: helper, body: { name: 'jo' } })).body)).toEqual(['Jo Diaz'])
  })

  test("what an assistant adds belongs to the director's book, and nobody adds to a tour that is not theirs", async () => {
    const { body } = await ramp.call(userCalls.create, { as: helper, body: { first_name: 'Walk', last_name: 'Up' } })
    expect(body).toMatchObject({ director: ana.id, tours: [anasTour] })
    const foreign = await ramp.call(userCalls.create, { as: ana, body: { first_name: 'X', last_name: 'Y', tours: [bosTour] } })
    expect([foreign.status, foreign.error.code]).toEqual([400, 'reference.unknown'])
  })

  test('a director moves an angler between their own tours; those of others stay as they are', async () => {
    const shared = await ramp.person('Angler', 'Shared Angler', { tours: [anasTour, bosTour] })
    const change = (as: Person, tours: string[]) => ramp.call(userCalls.update, { as, params: { id: shared.id }, body: { tours } })
    expect((await change(ana, [])).body.tours).toEqual([bosTour])
    expect((await change(bo, [bosTour, anasTour])).error.code).toBe('reference.unknown')
    expect((await change(bo, [bosTour])).body.tours).toEqual([bosTour])
  })

  test('nobody makes themselves, or an angler of theirs, more than they are', async () => {
    const rights = { userType: 'System Admin' as const, isAssistant: false, active: true, tours: [bosTour], director: null }
    for (const [as, whom] of [
      [helper, helper],
      [lily, lily],
      [ana, may],
    ] as const) {
      const before = (await ramp.call(userCalls.get, { as: admin, params: { id: whom.id } })).body
      await ramp.call(userCalls.update, { as, params: { id: whom.id }, body: as === ana ? { ...rights, tours: [] } : rights })
      const after = (await ramp.call(userCalls.get, { as: admin, params: { id: whom.id } })).body
      for (const right of ['userType', 'isAssistant', 'active', 'tours', 'director'] as const) expect(after[right]).toEqual(before[right])
    }
    expect((await ramp.call(userCalls.update, { as: ana, params: { id: helper.id }, body: { active: false } })).status).toBe(403)
  })

  test('only an admin gives somebody else a password; an e-mail that opens an account is turned by its owner alone', async () => {
    const refusal = await ramp.call(userCalls.update, { as: ana, params: { id: may.id }, body: { password: 'Crankbait=Deep7' } })
    expect([refusal.status, refusal.error.code]).toEqual([403, 'access.forbidden'])
    expect(
      (await ramp.call(userCalls.create, { as: ana, body: { first_name: 'A', last_name: 'B', password: 'Crankbait=Deep7' } })).status,
    ).toBe(403)
    const common = await ramp.call(userCalls.update, { as: admin, params: { id: may.id }, body: { password: 'Password1!' } })
    expect(common.error.code).toBe('password.common')

    const email = (as: Person, whom: Person, to: string) =>
      ramp.call(userCalls.update, { as, params: { id: whom.id }, body: { email: to } })
    expect((await email(ana, lily, 'mine@lake.test')).status).toBe(403)
    expect((await email(ana, may, 'may@lake.test')).status).toBe(200)
    expect((await email(lily, lily, 'lily.reyes@lake.test')).status).toBe(200)

    await ramp.call(userCalls.update, { as: admin, params: { id: may.id }, body: { password: 'Crankbait=Deep7' } })
    expect((await ramp.call(authCalls.login, { body: { email: 'may@lake.test', password: 'Crankbait=Deep7' } })).body.status).toBe(true)
  })

  test('an e-mail belongs to one account, in whatever case, and is free again when that account is deleted', async () => {
    const make = (email: string) => ramp.call(userCalls.create, { as: ana, body: { first_name: 'Em', last_name: 'Ail', email } })
    const first = await make('em@lake.test')
    const second = await make('EM@lake.test')
    expect([second.status, second.error.code]).toEqual([409, 'account.email-taken'])
    expect((await ramp.call(userCalls.remove, { as: ana, params: { id: first.body._id } })).status).toBe(200)
    expect((await make('em@lake.test')).status).toBe(200)
  })

  test('a director deletes an angler of their own book, never one with an account, one of somebody else, or themselves', async () => {
    const remove = async (as: Person, id: string) => (await ramp.call(userCalls.remove, { as, params: { id } })).status
    const guest = await ramp.person('Angler', 'Guest Angler', { director: ana.id, tours: [anasTour, bosTour] })
    expect(await remove(ana, guest.id)).toBe(403)
    expect(await remove(ana, lily.id)).toBe(403)
    expect(await remove(ana, ana.id)).toBe(403)
    expect(await remove(admin, admin.id)).toBe(403)
    expect(await remove(admin, guest.id)).toBe(200)
    const deleted = async (as: Person) =>
      (await ramp.call(userCalls.pagedSearch, { as, body: { deleted: true, words: 'Guest' } })).body.message.map(({ _id }) => _id)
    expect([await deleted(admin), await deleted(ana)]).toEqual([[guest.id], []])
    expect((await ramp.call(userCalls.restore, { as: admin, params: { id: guest.id } })).status).toBe(200)
    expect(await deleted(admin)).toEqual([])
    const demoted = await ramp.call(userCalls.update, { as: admin, params: { id: admin.id }, body: { userType: 'Angler' } })
    expect([demoted.status, demoted.error.code]).toEqual([400, 'request.invalid'])
  })

  test('a name is found by its first part, its last part or both, in either order, without wildcards', async () => {
    const find = async (name: string) => names((await ramp.call(userCalls.search, { as: ana, body: { name } })).body)
    for (const typed of ['LIL', 'reyes', 'lily rey', 'Reyes, Lily', ' y  reyes ']) expect(await find(typed)).toContain('Lily Reyes')
    expect(await find('%')).toEqual([])
    expect(await find('')).toContain('Lily Reyes')
    const without = await ramp.call(userCalls.search, { as: ana, body: { tours: [anasTour], ignoreUsers: [lily.id] } })
    expect(names(without.body)).not.toContain('Lily Reyes')
    for (const call of [userCalls.search, userCalls.pagedSearch, userCalls.dataSourceSearch]) {
      const unknown = await ramp.call(call, { as: ana, body: { name: 'lily', sortField: 'phone' as never } })
      expect([unknown.status, JSON.stringify(unknown.error.details)]).toEqual([400, expect.stringMatching(/last_name.*city/)])
      expect((await ramp.call(call, { as: ana, body: { name: 'lily', sortField: 'date_created' } })).status).toBe(200)
    }
  })

  test('words are found in the name, the phone number and the email, each in any of them, as far as one sees them', async () => {
    const find = async (as: Person, words: string) => names((await ramp.call(userCalls.pagedSearch, { as, body: { words } })).body.message)
    for (const typed of ['lil', 'Reyes lily', 'lily@lake', 'reyes 555-0142', '(903) 555-0142', '+1 903 555 0142', 'LILY @LAKE.test'])
      expect([typed, await find(ana, typed)]).toEqual([typed, ['Lily Reyes']])
    for (const typed of ['lily ito', '%', '_', '55']) expect([typed, await find(ana, typed)]).toEqual([typed, []])
    expect(await find(ana, 'tom')).toEqual([])
    // By what an assistant is not shown they find nobody.
    for (const typed of ['555-0142', 'lake.test']) expect(await find(helper, typed)).not.toContain('Lily Reyes')
    expect(await find(helper, 'rey')).toEqual(['Lily Reyes'])
    const without = async (as: Person) =>
      names((await ramp.call(userCalls.search, { as, body: { without: 'phone', userType: 'Angler' } })).body)
    expect(await without(ana)).toContain('May Ito')
    expect(await without(ana)).not.toContain('Lily Reyes')
    expect(await without(helper)).toEqual([])
  })

  test('a page says how many there are, and is never longer than a hundred', async () => {
    const all = (await ramp.call(userCalls.list, { as: ana })).body
    const page = await ramp.call(userCalls.pagedSearch, { as: ana, body: { pageSize: 2, pageNumber: 1, sortOrder: 'asc' } })
    expect(page.body.totalItemCount).toBe(all.length)
    expect(page.body.message.map((u) => u.last_name)).toEqual(
      all
        .map((u) => u.last_name)
        .sort()
        .slice(2, 4),
    )
    const rows = Array.from({ length: 120 }, (_, n) => ({ first_name: 'Crowd', last_name: `${n}` }))
    const bulk = await ramp.call(userCalls.bulkCreate, { as: bo, body: rows })
    expect(bulk.body.ok).toBe(true)
    expect((await ramp.call(userCalls.pagedSearch, { as: bo, body: { pageSize: 500 } })).body.message).toHaveLength(100)
  })

  test('of several people added at once each answers for itself, and sending them again changes nothing', async () => {
    const one = { _id: newId(), first_name: 'Bulk', last_name: 'One', email: 'bulk@lake.test' }
    const two = { _id: newId(), first_name: 'Bulk', last_name: 'Two', email: 'bulk@lake.test' }
    for (let round = 0; round < 2; round++) {
      const { body } = await ramp.call(userCalls.bulkCreate, { as: ana, body: [one, two] })
      expect(body).toMatchObject({
        ok: false,
        acknowledged: true,
        results: [
          { _id: one._id, ok: true },
          { _id: two._id, ok: false, code: 'account.email-taken' },
        ],
      })
    }
    expect(names((await ramp.call(userCalls.search, { as: ana, body: { name: 'bulk' } })).body)).toEqual(['Bulk One'])
  })

  test('a sign-in on an offline device is noted by its owner', async () => {
    const note = (as: Person) => ramp.call(userCalls.logLoginDate, { as, params: { id: lily.id } })
    expect((await note(lily)).body).toEqual({ ok: true })
    expect((await note(ana)).status).toBe(403)
    const [row] = await ramp.db.select().from(users).where(eq(users.id, lily.id))
    expect(row!.lastLoginAt).not.toBeNull()
  })

  test('no answer, no refusal and no audit line ever carries a password hash', async () => {
    await ramp.call(userCalls.update, { as: admin, params: { id: ana.id }, body: { city: 'Tyler' } })
    const stale = { _rev: 1, city: 'Mineola' }
    const replies = await Promise.all([
      ramp.call(userCalls.list, { as: admin }),
      ramp.call(userCalls.search, { as: admin, body: { name: 'ana' } }),
      ramp.call(userCalls.search, { as: admin, body: { skinnyDown: true } }),
      ramp.call(userCalls.pagedSearch, { as: admin, body: {} }),
      ramp.call(userCalls.get, { as: ana, params: { id: ana.id } }),
      ramp.call(authCalls.session, { as: ana }),
      ramp.call(userCalls.update, { as: admin, params: { id: lily.id }, body: { city: 'Alba' } }),
      ramp.call(userCalls.update, { as: admin, params: { id: ana.id }, body: stale }),
      ramp.call(userCalls.search, { as: admin, body: { passwordHash: CANARY } as never }),
      ramp.call(auditCalls.byTournament, { as: admin, params: { id: newId() } }),
    ])
    expect(replies[7]!.error.code).toBe('record.stale')
    const audit = await ramp.db.select().from(auditLog)
    const everything = JSON.stringify([replies.map((reply) => reply.wire), audit])
    expect(everything).toContain('Ana')
    expect(everything.match(/canary-hash|"password_?hash":|\$argon2/i)).toBeNull()
  })
})
