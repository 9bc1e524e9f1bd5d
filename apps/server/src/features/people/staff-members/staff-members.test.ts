import { newId } from '@ramplight/contract/kernel/new-id'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userCalls } from '@ramplight/contract/people/users'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { people } from '../users/index.ts'

describe('who helps a director', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let lily: Person
  let trail: string
  let open: string
  let bosTour: string

  const makeTour = async (as: Person, name: string) => (await ramp.call(tourCalls.create, { as, body: { name } })).body._id
  const add = (as: Person | null, id: string, user: string) => ramp.call(tourCalls.addDirectorStaff, { as, body: { id, user } })
  const take = (as: Person | null, id: string, user: string) => ramp.call(tourCalls.removeDirectorStaff, { as, body: { id, user } })
  const stored = async (user: string) => (await ramp.db.select().from(people).where(eq(people.id, user)))[0]!
  const rights = async (user: string) => {
    const { userType, isAssistant, tours } = await stored(user)
    return { userType, isAssistant, tours }
  }
  /** May this person do what an assistant does on this tour? */
  const runs = async (as: Person, tour: string) => (await ramp.call(tourSettingsCalls.byTour, { as, params: { id: tour } })).status === 200

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    trail = await makeTour(ana, 'Lake Fork Trail')
    open = await makeTour(ana, 'Lake Fork Open')
    bosTour = await makeTour(bo, 'Fork Nights')
  })
  beforeEach(async () => {
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [trail, bosTour] })
  })
  afterAll(() => ramp.close())

  test('becomes an assistant on exactly that tour, not on those they fish, and the tour says so by name', async () => {
    expect(await runs(lily, trail)).toBe(false)
    const { status, body } = await add(ana, trail, lily.id)
    expect([status, body.directorsStaff.find((one) => one._id === lily.id)]).toEqual([
      200,
      { _id: lily.id, first_name: 'Lily', last_name: 'Reyes' },
    ])
    expect(await rights(lily.id)).toEqual({ userType: 'Director', isAssistant: true, tours: [trail] })
    expect([await runs(lily, trail), await runs(lily, open), await runs(lily, bosTour)]).toEqual([true, false, false])
    const full = await ramp.call(tourCalls.full, { params: { id: trail } })
    expect(full.body.directorsStaff.map((one) => one._id)).toContain(lily.id)
    expect(Object.keys((full.wire as { directorsStaff: object[] }).directorsStaff[0]!).sort()).toEqual(['_id', 'first_name', 'last_name'])
  })

  test('helps on one more, loses one, and with the last of them is the angler of before', async () => {
    await add(ana, trail, lily.id)
    await add(ana, open, lily.id)
    expect(new Set((await rights(lily.id)).tours)).toEqual(new Set([trail, open]))
    await take(ana, trail, lily.id)
    expect([await runs(lily, trail), await runs(lily, open)]).toEqual([false, true])
    await take(ana, open, lily.id)
    expect(await rights(lily.id)).toEqual({ userType: 'Angler', isAssistant: false, tours: [trail, bosTour] })
    expect((await ramp.call(userCalls.get, { as: lily, params: { id: lily.id } })).status).toBe(200)
  })

  test('helps two directors, and each takes away their own tour alone', async () => {
    await add(ana, trail, lily.id)
    // Bo knows her through his tour no more: an admin brings her.
    expect((await add(bo, bosTour, lily.id)).error.code).toBe('reference.unknown')
    expect((await add(admin, bosTour, lily.id)).status).toBe(200)
    await take(ana, trail, lily.id)
    expect(await rights(lily.id)).toMatchObject({ isAssistant: true, tours: [bosTour] })
    expect((await ramp.call(staffMemberCalls.search, { as: bo, body: { user: lily.id } })).body[0]).toMatchObject({ director: bo.id })
  })

  test('is named twice, and taken away twice, and it is as once', async () => {
    await add(ana, trail, lily.id)
    const lines = async () => (await ramp.db.select().from(auditLog).where(eq(auditLog.by, ana.id))).length
    const before = { lines: await lines(), user: await stored(lily.id) }
    expect((await add(ana, trail, lily.id)).status).toBe(200)
    expect({ lines: await lines(), user: await stored(lily.id) }).toEqual(before)
    await take(ana, trail, lily.id)
    const after = { lines: await lines(), user: await stored(lily.id) }
    expect((await take(ana, trail, lily.id)).status).toBe(200)
    expect({ lines: await lines(), user: await stored(lily.id) }).toEqual(after)
  })

  test('is in the record: who let them, as whom before and after', async () => {
    await add(ana, trail, lily.id)
    const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, lily.id))
    expect(lines).toEqual([
      expect.objectContaining({
        by: ana.id,
        summary: 'Lily Reyes helps on a tour',
        before: expect.objectContaining({ userType: 'Angler' }),
        after: expect.objectContaining({ isAssistant: true }),
      }),
    ])
  })

  test('named by two at once for two tours helps on both', async () => {
    await Promise.all([add(ana, trail, lily.id), add(ana, open, lily.id)])
    expect(new Set((await rights(lily.id)).tours)).toEqual(new Set([trail, open]))
    const [staff, ...more] = (await ramp.call(staffMemberCalls.search, { as: ana, body: { user: lily.id } })).body
    expect([new Set(staff!.tours), more]).toEqual([new Set([trail, open]), []])
  })

  test('is brought by its director and admins: not by another director, an angler, a visitor, or an assistant of the tour', async () => {
    const helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [trail] })
    const mate = await ramp.person('Angler', 'Mo Ray', { tours: [trail] })
    const statuses = []
    for (const as of [bo, lily, helper, null]) statuses.push((await add(as, trail, mate.id)).status)
    expect(statuses).toEqual([403, 403, 403, 401])
    for (const as of [bo, lily, helper, null]) expect([403, 401]).toContain((await take(as, trail, helper.id)).status)
    expect([await rights(mate.id), await runs(helper, trail)]).toEqual([{ userType: 'Angler', isAssistant: false, tours: [trail] }, true])
    expect((await add(admin, trail, mate.id)).status).toBe(200)
    // Also who came to it without a record is let go.
    expect((await take(ana, trail, helper.id)).body.directorsStaff.map((one) => one._id)).not.toContain(helper.id)
    expect(await runs(helper, trail)).toBe(false)
  })

  test('is somebody the director sees, and never a director, who would lose what is theirs', async () => {
    const stranger = await ramp.person('Angler', 'Zoe Far', { tours: [bosTour] })
    for (const user of [stranger.id, newId(), ana.id]) {
      const { status, error } = await add(ana, trail, user)
      expect([status, error.code, error.message]).toEqual([400, 'reference.unknown', 'user doesn’t exist or isn’t yours.'])
    }
    const dan = await ramp.person('Director', 'Dan Own', { tours: [trail] })
    await makeTour(dan, 'Dan Trail')
    const refusal = await add(ana, trail, dan.id)
    expect([refusal.status, refusal.error.code]).toEqual([409, 'staff.directs'])
    expect(refusal.error.message).toContain('Dan Own directs their own tours')
    expect(refusal.error.message).toContain('co-director')
    expect(await rights(dan.id)).toEqual({ userType: 'Director', isAssistant: false, tours: [trail] })
  })

  test('may be named at a season or a division, which stand for their tour; one without a tour says so', async () => {
    const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' }
    const season = (await ramp.call(seasonCalls.create, { as: ana, body: { ...year, tour: trail } })).body._id
    const division = (await ramp.call(divisionCalls.create, { as: ana, body: { name: 'North', tour: open } })).body._id
    const loose = (await ramp.call(seasonCalls.create, { as: ana, body: year })).body._id
    await ramp.call(seasonCalls.addDirectorStaff, { as: ana, body: { season, userId: lily.id } as never })
    const both = await ramp.call(divisionCalls.addDirectorStaff, { as: ana, body: { id: division, user: lily.id } })
    expect(both.body.directorsStaff.map((one) => one._id)).toContain(lily.id)
    expect(new Set((await rights(lily.id)).tours)).toEqual(new Set([trail, open]))
    await ramp.call(divisionCalls.removeDirectorStaff, { as: ana, body: { division, userId: lily.id } as never })
    expect((await rights(lily.id)).tours).toEqual([trail])
    const none = await ramp.call(seasonCalls.addDirectorStaff, { as: ana, body: { id: loose, user: lily.id } })
    expect([none.status, none.error.code]).toEqual([409, 'staff.no-tour'])
    expect((await ramp.call(seasonCalls.addDirectorStaff, { as: ana, body: { id: newId(), user: lily.id } })).status).toBe(404)
    expect((await ramp.call(divisionCalls.addDirectorStaff, { as: bo, body: { id: division, user: lily.id } })).status).toBe(403)
  })

  test('a season of a foreign tour gives its own director no say over that tour', async () => {
    const season = (
      await ramp.call(seasonCalls.create, {
        as: admin,
        body: { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', tour: trail, director: bo.id },
      })
    ).body._id
    expect((await ramp.call(seasonCalls.addDirectorStaff, { as: bo, body: { id: season, user: lily.id } })).status).toBe(403)
  })

  describe('a record of the staff', () => {
    const create = (as: Person, body: object) => ramp.call(staffMemberCalls.create, { as, body: { user: lily.id, ...body } })
    const update = (as: Person, id: string, body: object) => ramp.call(staffMemberCalls.update, { as, params: { id }, body })

    test('gives the rights it says and takes them when it is switched off or deleted', async () => {
      const { body } = await create(ana, { tours: [trail, open], extra: { radio: 'Channel 7' } })
      expect(body).toMatchObject({ director: ana.id, first_name: 'Lily', active: true, extra: { radio: 'Channel 7' } })
      expect([await runs(lily, trail), await runs(lily, open)]).toEqual([true, true])
      await update(ana, body._id, { tours: [open] })
      expect([await runs(lily, trail), await runs(lily, open)]).toEqual([false, true])
      await update(ana, body._id, { active: false })
      expect(await rights(lily.id)).toEqual({ userType: 'Angler', isAssistant: false, tours: [trail, bosTour] })
      await update(ana, body._id, { active: true })
      expect(await runs(lily, open)).toBe(true)
      expect((await ramp.call(staffMemberCalls.remove, { as: ana, params: { id: body._id } })).body).toEqual({ ok: true })
      expect(await runs(lily, open)).toBe(false)
    })

    test('is one for each director and person: a second creation adds to the first', async () => {
      const first = await create(ana, { tours: [trail] })
      const second = await create(ana, { tours: [open] })
      expect(second.body).toMatchObject({ _id: first.body._id, tours: [trail, open], _rev: 2 })
      expect((await create(ana, { tours: [open] })).body._rev).toBe(2)
    })

    test('names tours of its own director alone, and is written by no one else', async () => {
      expect((await create(ana, { tours: [bosTour] })).error).toMatchObject({ code: 'reference.unknown' })
      expect((await create(bo, { tours: [trail] })).error).toMatchObject({ code: 'reference.unknown' })
      expect(await rights(lily.id)).toMatchObject({ userType: 'Angler' })
      const { body } = await create(ana, { tours: [trail], extra: { shift: 'Saturday' } })
      expect((await update(ana, body._id, { tours: [trail, bosTour] })).error).toMatchObject({ code: 'reference.unknown' })
      // She sees for whom she helps, without what Ana notes about her, and does not help herself to more.
      expect((await ramp.call(staffMemberCalls.list, { as: lily })).body).toEqual([{ ...body, extra: null }])
      expect((await update(lily, body._id, { tours: [trail, open] })).status).toBe(403)
      expect((await create(lily, { tours: [open] })).status).toBe(403)
      expect((await update(bo, body._id, { active: false })).status).toBe(404)
      expect((await ramp.call(staffMemberCalls.remove, { as: bo, params: { id: body._id } })).status).toBe(404)
      expect((await ramp.call(staffMemberCalls.list, { as: bo })).body.map((one) => one._id)).not.toContain(body._id)
      expect((await rights(lily.id)).tours).toEqual([trail])
    })

    test('that somebody else changed meanwhile is not overwritten, and neither are the rights', async () => {
      const { body } = await create(ana, { tours: [trail] })
      await update(ana, body._id, { _rev: 1, tours: [trail, open] })
      const stale = await update(ana, body._id, { _rev: 1, tours: [] })
      expect([stale.status, stale.error.code]).toEqual([409, 'record.stale'])
      expect(stale.error.details).toMatchObject({ theirs: { tours: [trail, open] } })
      expect((await rights(lily.id)).tours).toEqual([trail, open])
    })

    test('of a tour that has changed hands gives it to nobody any more', async () => {
      const tour = await makeTour(ana, 'Sold')
      const { body } = await create(ana, { tours: [tour] })
      await update(ana, body._id, { active: false })
      await ramp.call(tourCalls.update, { as: admin, params: { id: tour }, body: { director: bo.id } })
      expect((await update(ana, body._id, { active: true })).error).toMatchObject({ code: 'reference.unknown' })
      expect(await runs(lily, tour)).toBe(false)
    })
  })
})
