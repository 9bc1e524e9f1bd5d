import { newId } from '@ramplight/contract/kernel/new-id'
import { type Season, seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('the rules of a season', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let hal: Person
  let lily: Person
  let tour: string

  const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' }
  const RULES = { bestOf: 4, participationPoints: 2.5, perfectAttendance: 25 }

  const makeSeason = async (seasonRules?: Season['seasonRules']) =>
    (await ramp.call(seasonCalls.create, { as: ana, body: { ...year, tour, seasonRules } })).body
  const change = (as: Person | null, id: string, body: object) => ramp.call(seasonCalls.update, { as, params: { id }, body })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lily = await ramp.person('Angler', 'Lily Reyes')
    tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Lake Fork Trail' } })).body._id
    hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
  })
  afterAll(() => ramp.close())

  test('are there for every visitor as they were set; a season without them has none', async () => {
    const { _id: id } = await makeSeason(RULES)
    expect((await ramp.call(seasonCalls.get, { params: { id } })).body.seasonRules).toEqual(RULES)
    const listed = (await ramp.call(seasonCalls.search, { body: { tour } })).body
    expect(listed.find((season) => season._id === id)?.seasonRules).toEqual(RULES)
    const plain = await makeSeason()
    expect((await ramp.call(seasonCalls.get, { params: { id: plain._id } })).body.seasonRules ?? null).toBeNull()
  })

  test('are set, replaced as a whole and taken back, and the words of the rules beside them stay', async () => {
    const { _id: id } = await makeSeason()
    await change(ana, id, { rules: 'Six events.', seasonRules: RULES })
    expect((await change(ana, id, { seasonRules: { drop: 1 } })).body).toMatchObject({ seasonRules: { drop: 1 }, rules: 'Six events.' })
    expect((await change(ana, id, { notes: 'Fog' })).body.seasonRules).toEqual({ drop: 1 })
    expect((await change(ana, id, { seasonRules: null })).body.seasonRules ?? null).toBeNull()
  })

  test('are made once, however often the same season is sent', async () => {
    const send = () => ramp.call(seasonCalls.create, { as: ana, body: { _id: id, ...year, tour, seasonRules: RULES } })
    const id = newId()
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  })

  test('are set by the director of the season and the assistants of its tour, and nobody else', async () => {
    const { _id: id } = await makeSeason()
    const statuses = []
    for (const as of [ana, hal, bo, lily, null]) statuses.push((await change(as, id, { seasonRules: { bestOf: 3 } })).status)
    expect(statuses).toEqual([200, 200, 403, 403, 401])
  })

  test('that two people change are not overwritten: the second sees both versions', async () => {
    const { _id: id } = await makeSeason(RULES)
    await change(hal, id, { _rev: 1, seasonRules: { drop: 1 } })
    const stale = await change(ana, id, { _rev: 1, seasonRules: { bestOf: 3 } })
    expect([stale.status, stale.error.code]).toEqual([409, 'record.stale'])
    expect(stale.error.details).toMatchObject({ yours: { seasonRules: { bestOf: 3 } }, theirs: { _rev: 2, seasonRules: { drop: 1 } } })
  })

  test('leave a line in the audit: who, before and after', async () => {
    const { _id: id } = await makeSeason(RULES)
    await change(hal, id, { seasonRules: { drop: 2 } })
    const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, id))
    const line = lines.find(({ action }) => action !== 'created')
    expect(line).toMatchObject({
      by: hal.id,
      summary: 'Season 2027',
      before: { seasonRules: RULES },
      after: { seasonRules: { drop: 2 } },
    })
  })

  test.each([
    [{ bestOf: 0 }, [{ path: 'seasonRules.bestOf', message: 'must be at least 1' }]],
    [{ drop: 1.5 }, [{ path: 'seasonRules.drop', message: 'must be a whole number' }]],
    [{ perfectAttendance: 100_001 }, [{ path: 'seasonRules.perfectAttendance', message: 'must be at most 100000' }]],
    [{ events: 6 }, [{ path: 'seasonRules.events', message: 'is not a field of this call' }]],
    [
      { bestOf: 4, drop: 1 },
      [{ path: 'seasonRules.drop', message: 'cannot go with bestOf: name the best results that count, or the worst that do not' }],
    ],
  ])('%j are refused in words, and nothing is stored', async (seasonRules, details) => {
    const { _id: id } = await makeSeason(RULES)
    const refusal = await change(ana, id, { seasonRules })
    expect([refusal.status, refusal.error.code, refusal.error.details]).toEqual([400, 'request.invalid', details])
    expect((await ramp.call(seasonCalls.get, { params: { id } })).body).toMatchObject({ _rev: 1, seasonRules: RULES })
  })
})
