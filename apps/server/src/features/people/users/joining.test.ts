import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls as calls } from '@ramplight/contract/people/users'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { seasons } from '../../tours/seasons/seasons.table.ts'
import { tours } from '../../tours/tours/tours.table.ts'
import { users } from './users.table.ts'

describe('who belongs where', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let helper: Person
  let anasTour: string
  let bosTour: string
  let anasSeason: string

  const stamp = () => ({ id: newId(), createdAt: ramp.deps.now().toISOString(), updatedAt: ramp.deps.now().toISOString() })
  async function aTour(director: Person, more = {}): Promise<string> {
    const row = { ...stamp(), name: `${director.name}'s Trail`, director: director.id, ...more }
    await ramp.db.insert(tours).values(row)
    return row.id
  }
  async function aSeason(director: Person, tour: string | null): Promise<string> {
    const row = { ...stamp(), name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', director: director.id, tour }
    await ramp.db.insert(seasons).values(row)
    return row.id
  }
  const stored = async (id: string) => (await ramp.db.select().from(users).where(eq(users.id, id)))[0]!
  const linesAbout = (id: string) => ramp.db.select().from(auditLog).where(eq(auditLog.record, id))

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@lake.test' })
    bo = await ramp.person('Director', 'Bo Kim')
    anasTour = await aTour(ana)
    bosTour = await aTour(bo)
    anasSeason = await aSeason(ana, anasTour)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [anasTour] })
  })
  afterAll(() => ramp.close())

  describe('joining', () => {
    const joinTour = (as: Person | null, whom: Person, tourId: string) => ramp.call(calls.joinTour, { as, params: { id: whom.id, tourId } })
    const joinSeason = (as: Person | null, whom: Person, seasonId: string) =>
      ramp.call(calls.joinSeason, { as, params: { id: whom.id, seasonId } })

    test('a tour: the angler themself, once however often they tap', async () => {
      const lily = await ramp.person('Angler', 'Lily Reyes')
      for (const _ of [1, 2]) expect((await joinTour(lily, lily, anasTour)).body.tours).toEqual([anasTour])
      expect((await joinTour(lily, lily, bosTour)).body.tours).toEqual([anasTour, bosTour])
      expect(await linesAbout(lily.id)).toMatchObject([{ summary: "Lily Reyes joined Ana Hall's Trail" }, {}])
    })

    test('a season brings its tour; one without a tour brings none', async () => {
      const lily = await ramp.person('Angler', 'Lily Reyes')
      for (const _ of [1, 2])
        expect((await joinSeason(lily, lily, anasSeason)).body).toMatchObject({ tours: [anasTour], seasons: [anasSeason] })
      expect((await stored(lily.id)).rev).toBe(2)
      const alone = await aSeason(bo, null)
      expect((await joinSeason(lily, lily, alone)).body).toMatchObject({ tours: [anasTour], seasons: [anasSeason, alone] })
    })

    test('ten at the same moment are all kept', async () => {
      const lily = await ramp.person('Angler', 'Lily Reyes')
      const ten = await Promise.all(Array.from({ length: 10 }, () => aTour(bo)))
      await Promise.all(ten.map((tour) => joinTour(lily, lily, tour)))
      expect((await stored(lily.id)).tours.sort()).toEqual(ten.sort())
    })

    test('a director and their helper bring whom they know into what they edit, and nobody else', async () => {
      const may = await ramp.person('Angler', 'May Ito', { director: ana.id })
      const tom = await ramp.person('Angler', 'Tom Tran', { director: bo.id })
      expect((await joinTour(ana, may, anasTour)).status).toBe(200)
      expect((await joinSeason(helper, may, anasSeason)).status).toBe(200)
      expect([(await joinTour(ana, may, bosTour)).status, (await joinSeason(bo, may, anasSeason)).status]).toEqual([403, 404])
      expect([(await joinTour(ana, tom, anasTour)).status, (await joinSeason(ana, tom, anasSeason)).status]).toEqual([404, 404])
      expect((await joinTour(may, tom, anasTour)).status).toBe(404)
      expect((await joinTour(null, may, anasTour)).status).toBe(401)
      expect((await joinTour(admin, tom, anasTour)).status).toBe(200)
    })

    test('a director’s helper gives nobody, and not themselves, a tour to run', async () => {
      expect((await joinTour(helper, helper, bosTour)).status).toBe(403)
      expect((await joinSeason(helper, helper, await aSeason(bo, bosTour))).status).toBe(403)
      expect((await joinTour(ana, helper, anasTour)).status).toBe(403)
      expect((await stored(helper.id)).tours).toEqual([anasTour])
    })

    test('what is not there is not joined', async () => {
      const lily = await ramp.person('Angler', 'Lily Reyes')
      expect((await joinTour(lily, lily, await aTour(bo, { deleted: true }))).status).toBe(404)
      expect((await joinTour(lily, lily, newId())).status).toBe(404)
      expect((await joinSeason(lily, lily, newId())).status).toBe(404)
      expect((await joinTour(lily, lily, 'x')).status).toBe(400)
    })
  })

  describe('deleting softly', () => {
    const remove = (as: Person, id: string) => ramp.call(calls.markDeleted, { as, params: { id } })
    const restore = (as: Person | null, id: string) => ramp.call(calls.restore, { as, params: { id } })

    test('mark-deleted answers the person as they were, keeps the rules of deleting, and ends their sessions', async () => {
      const may = await ramp.person('Angler', 'May Ito', { director: ana.id })
      const owner = await ramp.person('Angler', 'Own Er', { director: ana.id, passwordHash: 'x' })
      expect((await remove(ana, owner.id)).status).toBe(403)
      expect((await remove(bo, may.id)).status).toBe(404)
      expect((await remove(ana, may.id)).body).toMatchObject({ _id: may.id, first_name: 'May' })
      expect((await ramp.call(calls.get, { as: ana, params: { id: may.id } })).status).toBe(404)
      expect((await ramp.call(calls.get, { as: may, params: { id: may.id } })).status).toBe(401)
      expect((await ramp.call(calls.list, { as: may })).status).toBe(401)
    })

    test('restore brings them back as they were, by an admin, on record, once', async () => {
      const may = await ramp.person('Angler', 'May Ito', { director: ana.id, tours: [anasTour], email: 'may@lake.test' })
      await remove(ana, may.id)
      expect([(await restore(ana, may.id)).status, (await restore(null, may.id)).status]).toEqual([403, 401])
      for (const _ of [1, 2])
        expect((await restore(admin, may.id)).body).toMatchObject({ _id: may.id, tours: [anasTour], email: 'may@lake.test' })
      const lines = await ramp.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.record, may.id), eq(auditLog.action, 'restored')))
      expect(lines).toMatchObject([{ by: admin.id, summary: 'May Ito is back' }])
      expect((await ramp.call(calls.get, { as: ana, params: { id: may.id } })).status).toBe(200)
      expect((await restore(admin, newId())).status).toBe(404)
    })

    test('not when somebody else has the e-mail by now', async () => {
      const first = await ramp.person('Angler', 'May Ito', { director: ana.id, email: 'one@lake.test' })
      await remove(ana, first.id)
      await ramp.person('Angler', 'New Owner', { email: 'ONE@lake.test' })
      const refusal = await restore(admin, first.id)
      expect([refusal.status, refusal.error.code]).toEqual([409, 'account.email-taken'])
    })
  })

  describe('pages', () => {
    test('dataSourceSearch answers all that match unless it is told to turn pages; paged-search turns them', async () => {
      const zoe = await ramp.person('Director', 'Zoe Lane')
      for (let n = 0; n < 12; n++) await ramp.person('Angler', `Crowd L${String(n).padStart(2, '0')}`, { director: zoe.id })
      const all = await ramp.call(calls.dataSourceSearch, { as: zoe, body: { name: 'crowd' } })
      expect([all.body.totalItemCount, all.body.message.length]).toEqual([12, 12])
      // The specification's order: by last name, from the end.
      expect(all.body.message[0]?.last_name).toBe('L11')
      const second = { name: 'crowd', selectAll: false, pageSize: 5, pageNumber: 1, sortField: 'last_name', sortOrder: 'asc' } as const
      for (const call of [calls.dataSourceSearch, calls.pagedSearch]) {
        const { body } = await ramp.call(call, { as: zoe, body: second })
        expect([body.totalItemCount, body.message.map((one) => one.last_name)]).toEqual([12, ['L05', 'L06', 'L07', 'L08', 'L09']])
      }
      expect((await ramp.call(calls.pagedSearch, { as: zoe, body: { name: 'crowd' } })).body.message).toHaveLength(10)
      expect((await ramp.call(calls.dataSourceSearch, { as: bo, body: { name: 'crowd' } })).body).toEqual({
        totalItemCount: 0,
        message: [],
      })
    })
  })
})
