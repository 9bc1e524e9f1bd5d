import { newId } from '@ramplight/contract/kernel/new-id'
import { authCalls } from '@ramplight/contract/people/auth'
import { personalDataCalls } from '@ramplight/contract/people/personal-data'
import { userCalls } from '@ramplight/contract/people/users'
import { usersAtOnceCalls as calls, type ImportUser } from '@ramplight/contract/people/users-at-once'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import { users } from './users.table.ts'

describe('many people by one call', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let helper: Person
  let anasTour: string
  let bosTour: string
  let count = 0

  const angler = (of: Person, more: Partial<typeof users.$inferInsert> = {}) =>
    ramp.person('Angler', `Angler${++count} Reyes`, { director: of.id, city: 'Quitman', ...more })
  const stored = async (id: string | undefined) =>
    (
      await ramp.db
        .select()
        .from(users)
        .where(eq(users.id, id ?? ''))
    )[0]!
  const linesAbout = (ids: string[]) => ramp.db.select().from(auditLog).where(inArray(auditLog.record, ids))

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    anasTour = await aTour(ramp, ana)
    bosTour = await aTour(ramp, bo)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [anasTour] })
  })
  afterAll(() => ramp.close())

  describe('bulk-update', () => {
    const update = (
      as: Person,
      body: Parameters<typeof ramp.call<typeof calls.bulkUpdate>>[1] extends infer G ? (G extends { body?: infer B } ? B : never) : never,
    ) => ramp.call(calls.bulkUpdate, { as, body })

    test('changes each for itself: a stranger’s, a stale, a taken one and one that is gone stop nobody', async () => {
      const [one, two, three, four] = [
        await angler(ana),
        await angler(ana),
        await angler(ana, { email: 'held@lake.test' }),
        await angler(bo),
      ]
      const gone = await angler(ana, { deleted: true })
      const { body } = await update(ana, [
        { _id: one.id, _rev: 1, city: 'Emory', phone: '(903) 555-0111' },
        { _id: four.id, city: 'Emory' },
        { _id: two.id, _rev: 7, city: 'Emory' },
        { _id: gone.id, city: 'Emory' },
        { _id: two.id, email: 'HELD@lake.test' },
        { _id: three.id, email: 'held@lake.test', city: 'Alba' },
        { _id: ana.id, city: 'Tyler' },
      ])
      expect(body.results.map(({ _id, ok, code }) => [_id, ok, code])).toEqual([
        [one.id, true, undefined],
        [four.id, false, 'record.not-found'],
        [two.id, false, 'record.stale'],
        [gone.id, false, 'record.not-found'],
        [two.id, false, 'account.email-taken'],
        [three.id, true, undefined],
        [ana.id, true, undefined],
      ])
      expect(body).toMatchObject({ ok: false, acknowledged: true })
      expect(await stored(one.id)).toMatchObject({ city: 'Emory', phone: '9035550111', rev: 2 })
      expect(await stored(two.id)).toMatchObject({ city: 'Quitman', rev: 1, email: null })
      expect(await stored(four.id)).toMatchObject({ city: 'Quitman', rev: 1 })
      expect(await linesAbout([one.id, two.id, four.id])).toMatchObject([{ by: ana.id, action: 'changed', record: one.id }])
    })

    test('two changes of one person are one, and a repeat changes nothing', async () => {
      const one = await angler(ana)
      const body = [
        { _id: one.id, _rev: 1, city: 'Emory' },
        { _id: one.id, _rev: 1, state: 'TX' },
      ]
      for (let round = 0; round < 2; round++) expect((await update(ana, body)).body.ok).toBe(true)
      expect(await stored(one.id)).toMatchObject({ city: 'Emory', state: 'TX', rev: 2 })
      expect(await linesAbout([one.id])).toHaveLength(1)
    })

    test('gives nobody rights or a password, and hides from a helper what they may not see', async () => {
      const one = await angler(ana, { tours: [anasTour], phone: '9035550122' })
      await update(ana, [{ _id: one.id, userType: 'System Admin', director: bo.id, city: 'Alba' }])
      expect(await stored(one.id)).toMatchObject({ userType: 'Angler', director: ana.id, city: 'Alba' })
      expect((await update(ana, [{ _id: one.id, password: 'Crankbait=Deep7' } as never])).status).toBe(400)
      await update(helper, [{ _id: one.id, phone: null, zip: '75410' }])
      expect(await stored(one.id)).toMatchObject({ phone: '9035550122', zip: null })
      expect((await ramp.call(calls.bulkUpdate, { body: [] })).status).toBe(401)
    })

    test('an admin who switches people off ends their sessions, for good', async () => {
      const two = [await angler(ana), await angler(ana)]
      for (const active of [false, true]) {
        await update(
          admin,
          two.map(({ id }) => ({ _id: id, active })),
        )
        for (const person of two) expect((await ramp.call(authCalls.session, { as: person })).status).toBe(401)
      }
    })
  })

  describe('the same change to several', () => {
    test('update-certain-fields-array: whom the caller may edit, with and without the slash', async () => {
      const [one, other] = [await angler(ana), await angler(bo)]
      const change = await ramp.call(calls.updateCertainFieldsArray, {
        as: ana,
        body: { ids: [one.id, one.id, other.id], fields: { state: 'TX' } },
      })
      expect(change.body.results.map(({ _id, ok, _rev }) => [_id, ok, _rev])).toEqual([
        [one.id, true, (await stored(one.id)).rev],
        [other.id, false, undefined],
      ])
      const bare = await ramp.app.inject({
        method: 'PUT',
        url: '/api/users/update-certain-fields-array',
        headers: { authorization: `Bearer ${ana.token}` },
        payload: { ids: [one.id], fields: { state: 'LA' } },
      })
      expect(bare.statusCode).toBe(200)
      expect([(await stored(one.id)).state, (await stored(other.id)).state]).toEqual(['LA', null])
    })

    test('names its fields: none, an e-mail, a password, a balance, or a right in the hands of a director is refused', async () => {
      const one = await angler(ana)
      const send = async (as: Person, fields: object) => {
        const { status, error } = await ramp.call(calls.updateCertainFieldsArray, { as, body: { ids: [one.id], fields } })
        return [status, error?.code]
      }
      expect(await send(ana, {})).toEqual([400, 'fields.none'])
      for (const field of [{ email: 'a@b.test' }, { password: 'Crankbait=Deep7' }, { balance: 5 }])
        expect(await send(admin, field)).toEqual([400, 'request.invalid'])
      for (const right of [{ userType: 'Director' }, { isAssistant: true }, { active: false }, { director: bo.id }, { divisions: [] }])
        expect(await send(ana, { city: 'Alba', ...right })).toEqual([403, 'access.forbidden'])
      expect(await stored(one.id)).toMatchObject({ rev: 1, userType: 'Angler', active: true, city: 'Quitman' })
      expect(await send(admin, { active: false })).toEqual([200, undefined])
      expect((await stored(one.id)).active).toBe(false)
    })

    test('update-certain-fields of one person keeps the same rules, and shows both versions of a stale change', async () => {
      const one = await angler(ana)
      const change = (as: Person, body: object) => ramp.call(userCalls.updateCertainFields, { as, params: { id: one.id }, body })
      expect((await change(ana, { club_name: 'Lake Fork Bassers', profileIcon: '/uploads/lily.png' })).body).toMatchObject({
        club_name: 'Lake Fork Bassers',
      })
      expect((await change(ana, { profileIcon: 'javascript:alert(1)' })).status).toBe(400)
      expect((await change(ana, { active: false })).error.code).toBe('access.forbidden')
      expect((await change(ana, { _rev: 2 })).error.code).toBe('fields.none')
      expect((await change(ana, { _rev: 1, city: 'Alba' })).error).toMatchObject({
        code: 'record.stale',
        details: { theirs: { _id: one.id } },
      })
      expect((await change(bo, { city: 'Alba' })).status).toBe(404)
      expect((await change(one, { city: 'Alba' })).body.city).toBe('Alba')
    })

    test('update-by-fields: everybody the search finds, and nobody of another book', async () => {
      const zoe = await ramp.person('Director', 'Zoe Lane')
      const mine = [await angler(zoe), await angler(zoe)]
      const foreign = await angler(bo)
      const { body } = await ramp.call(calls.updateByFields, { as: zoe, body: { search: { name: 'reyes' }, updates: { state: 'OK' } } })
      expect(body.results.map(({ _id }) => _id).sort()).toEqual(mine.map(({ id }) => id).sort())
      for (const { id } of mine) expect((await stored(id)).state).toBe('OK')
      expect((await stored(foreign.id)).state).toBeNull()
    })

    test.each([{}, { name: ' ' }, { tours: [] }, { ignoreUsers: [newId()] }])(
      'update-by-fields with the empty search %j changes nobody',
      async (search) => {
        const { status, error } = await ramp.call(calls.updateByFields, { as: admin, body: { search, updates: { state: 'XX' } } })
        expect([status, error.code]).toEqual([400, 'terms.none'])
        expect(await ramp.db.$count(users, eq(users.state, 'XX'))).toBe(0)
      },
    )

    test('update-by-fields is for directors, and refuses what would be too many at once', async () => {
      const send = (as: Person, updates: object) =>
        ramp.call(calls.updateByFields, { as, body: { search: { userType: 'Angler' }, updates } })
      expect((await send(await angler(ana), { state: 'XX' })).status).toBe(403)
      expect((await send(ana, { active: false })).error.code).toBe('access.forbidden')
      const crowd = await ramp.person('Director', 'Crow Ded')
      const at = ramp.deps.now().toISOString()
      const rows = Array.from({ length: 1001 }, (_, n) => ({
        id: newId(),
        createdAt: at,
        updatedAt: at,
        first_name: 'Crowd',
        last_name: `${n}`,
        userType: 'Angler' as const,
        director: crowd.id,
      }))
      await ramp.db.insert(users).values(rows)
      const wide = await send(crowd, { state: 'XX' })
      expect([wide.status, wide.error.message]).toEqual([400, 'More than 1000 match. Name a narrower term; nothing was changed.'])
      expect(await ramp.db.$count(users, eq(users.state, 'XX'))).toBe(0)
    })
  })

  describe('importing a list', () => {
    const bring = (as: Person, list: ImportUser[], inTours?: string[]) =>
      ramp.call(calls.importUsers, { as, body: inTours ? { users: list, tours: inTours } : list })
    let number = 1000
    const phone = () => `430555${number++}`

    test('each is known by phone, then by e-mail, then by the exact name, or made; the row says which', async () => {
      const [byPhone, byEmail, byName] = [
        await angler(ana, { phone: phone() }),
        await angler(ana, { email: 'dee@import.test' }),
        await ramp.person('Angler', 'Eve Reed', { director: ana.id }),
      ]
      const { body } = await bring(
        ana,
        [
          { first_name: 'Another', last_name: 'Name', phone: (await stored(byPhone.id)).phone },
          { first_name: 'D', last_name: 'Lake', phone: phone(), email: ' Dee@Import.test ' },
          { first_name: 'eve', last_name: 'REED', phone: '(430) 555-7777', city: 'Emory' },
          { first_name: 'Flo', last_name: 'New', phone: '+1 430-555-8888', email: 'N/A', club_name: 'Bassers', state: 'TX' },
        ],
        [anasTour],
      )
      expect(body).toMatchObject({ ok: true, created: 1, matched: 3, refused: [] })
      expect(body.results.map(({ row, outcome }) => [row, outcome])).toEqual([
        [1, 'matched'],
        [2, 'matched'],
        [3, 'matched'],
        [4, 'created'],
      ])
      expect(body.results.slice(0, 3).map(({ _id }) => _id)).toEqual([byPhone.id, byEmail.id, byName.id])
      expect(await stored(body.results[3]!._id)).toMatchObject({
        first_name: 'Flo',
        userType: 'Angler',
        director: ana.id,
        tours: [anasTour],
        phone: '4305558888',
        email: null,
        club_name: 'Bassers',
        state: 'TX',
        confirmed: false,
      })
      expect(await stored(byName.id)).toMatchObject({ tours: [anasTour], phone: '4305557777', city: 'Emory', first_name: 'Eve' })
    })

    test('only blanks are filled in, and nothing at all of who has an account, but for the tour', async () => {
      const known = await angler(ana, { phone: phone(), city: 'Quitman' })
      const owner = await angler(ana, { phone: phone(), phoneProvenAt: new Date().toISOString(), city: null, passwordHash: 'x' })
      const lines = await Promise.all(
        [known, owner].map(async ({ id }) => ({ first_name: 'X', phone: (await stored(id)).phone, city: 'Wrong', state: 'TX' })),
      )
      await bring(ana, lines, [anasTour])
      expect(await stored(known.id)).toMatchObject({ city: 'Quitman', state: 'TX', tours: [anasTour] })
      expect(await stored(owner.id)).toMatchObject({ city: null, state: null, tours: [anasTour] })
    })

    test('a line with a problem is refused by its number and makes nobody; the others go in', async () => {
      await angler(bo, { email: 'bos@import.test' })
      const { body } = await bring(ana, [
        { first_name: 'Good', last_name: 'First', phone: phone() },
        { first_name: 'No', last_name: 'Phone' },
        { phone: phone() },
        { first_name: 'Bad', last_name: 'Phone', phone: '12345' },
        { first_name: 'Bad', last_name: 'Email', phone: phone(), email: 'nope' },
        { first_name: 'Bos', last_name: 'Angler', phone: phone(), email: 'bos@import.test' },
        { last_name: 'Only', phone: phone() },
      ])
      expect(body).toMatchObject({ ok: false, created: 2, matched: 0 })
      expect(body.refused).toEqual([
        { row: 2, message: 'A phone number is required. Please enter as (xxx) xxx-xxxx' },
        { row: 3, message: 'A name is required.' },
        { row: 4, message: 'Not a valid phone number. Please enter as (xxx) xxx-xxxx' },
        { row: 5, message: 'Please enter a valid email address.' },
        { row: 6, message: 'There is already an account with this email address.' },
      ])
      expect(await ramp.db.$count(users, eq(users.last_name, 'Phone'))).toBe(0)
    })

    test('the same list again changes nothing, and two at the same moment make nobody twice', async () => {
      const list = Array.from({ length: 20 }, (_, n) => ({ first_name: 'Twin', last_name: `T${n}`, phone: phone() }))
      const both = await Promise.all([bring(ana, list, [anasTour]), bring(ana, list, [anasTour])])
      expect(both.map(({ body }) => body.created).sort()).toEqual([0, 20])
      const again = await bring(ana, list, [anasTour])
      expect(again.body).toMatchObject({ created: 0, matched: 20 })
      const ids = again.body.results.flatMap(({ _id }) => _id ?? [])
      expect(await linesAbout(ids)).toHaveLength(20)
      const twice = await bring(ana, [
        list[0]!,
        { ...list[0]!, first_name: 'Other' },
        { first_name: 'Fresh', last_name: 'One', phone: '4305559998' },
        { first_name: 'Fresh', last_name: 'One', phone: '4305559998' },
      ])
      expect(twice.body.results.map(({ outcome }) => outcome)).toEqual(['matched', 'matched', 'created', 'matched'])
      expect(twice.body.results[2]!._id).toBe(twice.body.results[3]!._id)
    })

    test('a list that is only looked at says who is known, and whose phone it is, and writes nothing', async () => {
      const [ray, taken] = [phone(), phone()]
      const known = await ramp.person('Angler', 'Ray Hall', { director: ana.id, phone: ray })
      await ramp.person('Angler', 'Lou Tran', { director: ana.id, phone: taken })
      const list = [
        { first_name: 'Ray', last_name: 'Hall', phone: ray, city: 'Emory' },
        { first_name: 'Gus', last_name: 'Ott', phone: taken },
        { first_name: 'Vic', last_name: 'Looked', phone: phone() },
      ]
      const { body } = await ramp.call(calls.importUsers, { as: ana, body: { users: list, tours: [anasTour], check: true } })
      expect(body.results).toMatchObject([
        { outcome: 'matched', name: 'Ray Hall' },
        { outcome: 'matched', name: 'Lou Tran', doubtful: true },
        { outcome: 'created' },
      ])
      expect(body.results[0]).not.toHaveProperty('doubtful')
      expect(await stored(known.id)).toMatchObject({ rev: 1, tours: [] })
      expect(await ramp.db.$count(users, eq(users.last_name, 'Looked'))).toBe(0)
    })

    test('a helper’s list goes into the book of the director they help; nobody brings people into a tour of others', async () => {
      const { body } = await bring(helper, [{ first_name: 'Helped', last_name: 'In', phone: phone() }])
      expect(await stored(body.results[0]!._id)).toMatchObject({ director: ana.id, tours: [anasTour] })
      const foreign = await bring(ana, [{ first_name: 'X', phone: phone() }], [bosTour])
      expect([foreign.status, foreign.error.code]).toEqual([400, 'reference.unknown'])
      expect((await bring(await angler(ana), [])).status).toBe(403)
    })

    test('gives nobody the tours of a helper whom an admin’s list names', async () => {
      const staff = await ramp.person('Director', 'Staff Member', { isAssistant: true, phone: '4305559997' })
      const { body } = await bring(admin, [{ first_name: 'Staff', last_name: 'Member', phone: '4305559997' }], [bosTour])
      expect(body.matched).toBe(1)
      expect((await stored(staff.id)).tours).toEqual([])
    })
  })

  test('a hundred cost as many statements as one', async () => {
    const list = (n: number) =>
      Array.from({ length: n }, () => ({
        first_name: 'Many',
        last_name: `M${++count}`,
        phone: `945${String(5_550_000 + count)}`,
        email: `m${count}@many.test`,
      }))
    const people = async (n: number) => Promise.all(Array.from({ length: n }, () => angler(ana)))
    const counted = async (n: number) => {
      const [some, more, most] = [await people(n), await people(n), list(n)]
      const statements = async (work: () => Promise<{ body: { ok: boolean } }>) => {
        const { answer, statements } = await countStatements(work)
        expect(answer.body.ok).toBe(true)
        return statements
      }
      const refused = [...list(n), ...list(n)].map((one) => ({ ...one, email: 'same@many.test' }))
      return {
        create: await statements(() => ramp.call(userCalls.bulkCreate, { as: ana, body: list(n).map((one) => ({ ...one, seasons: [] })) })),
        refused: (await countStatements(() => ramp.call(userCalls.bulkCreate, { as: ana, body: refused }))).statements,
        update: await statements(() =>
          ramp.call(calls.bulkUpdate, { as: ana, body: some.map(({ id }, i) => ({ _id: id, city: `C${i}`, email: `u${id}@many.test` })) }),
        ),
        taken: (
          await countStatements(() =>
            ramp.call(calls.bulkUpdate, { as: ana, body: more.map(({ id }) => ({ _id: id, email: 'same@many.test' })) }),
          )
        ).statements,
        fields: await statements(() =>
          ramp.call(calls.updateCertainFieldsArray, { as: ana, body: { ids: more.map(({ id }) => id), fields: { city: 'Alba' } } }),
        ),
        import: await statements(() => ramp.call(calls.importUsers, { as: ana, body: most })),
        matched: await statements(() =>
          ramp.call(calls.importUsers, { as: ana, body: { users: most.map((one) => ({ ...one, city: 'Emory' })), tours: [anasTour] } }),
        ),
      }
    }
    await counted(1)
    expect(await counted(100)).toEqual(await counted(2))
  })

  test('two admins who deactivate or delete each other at the same moment leave one', async () => {
    const rights = { userType: 'System Admin', active: true, deleted: false } as const
    const switchOff = (as: Person, other: Person) => ramp.call(calls.bulkUpdate, { as, body: [{ _id: other.id, active: false }] })
    const remove = (as: Person, other: Person) => ramp.call(userCalls.remove, { as, params: { id: other.id } })
    const erase = (as: Person, other: Person) =>
      ramp.call(personalDataCalls.erase, { as, params: { id: other.id }, body: { confirm: 'ERASE', hideName: true } })
    const passwordHash = 'somebody who can sign in'
    // One who was invited and cannot sign in yet is not the one who stays.
    await ramp.person('System Admin', 'Invited Reyes')
    for (const end of [switchOff, remove, erase])
      for (let round = 0; round < 3; round++) {
        const two = await Promise.all([1, 2].map((n) => ramp.person('System Admin', `Admin${n} Round${round}`, { passwordHash })))
        await ramp.db.update(users).set({ active: false }).where(eq(users.id, admin.id))
        await Promise.all([end(two[0]!, two[1]!), end(two[1]!, two[0]!)])
        const rows = await Promise.all(two.map(({ id }) => stored(id)))
        expect(rows.filter((row) => row.active && !row.deleted)).toHaveLength(1)
        await ramp.db.update(users).set(rights).where(eq(users.id, admin.id))
        for (const { id } of two) await ramp.db.update(users).set({ userType: 'Angler' }).where(eq(users.id, id))
      }
  })
})
