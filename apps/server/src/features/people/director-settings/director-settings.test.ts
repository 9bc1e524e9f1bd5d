import { directorSettingsCalls as calls } from '@ramplight/contract/people/director-settings'
import { directorThemeCalls as themes } from '@ramplight/contract/people/director-themes'
import { pinMatches } from '@ramplight/contract/people/station-pin'
import { auditCalls } from '@ramplight/contract/system/audit'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'

const OFF = { preTournamentMeeting: false, dailyTournamentDay: false, dailyWeighInCheckIn: false }

describe('how a director works', () => {
  let ramp: TestServer
  let bo: Person
  let cy: Person
  let admin: Person
  let directors = 0
  const aDirector = () => ramp.person('Director', `Dee ${++directors}`)
  const madeFor = (records: string[]) =>
    ramp.db
      .select()
      .from(auditLog)
      .where(and(inArray(auditLog.record, records), eq(auditLog.action, 'created')))

  beforeAll(async () => {
    ramp = await aTestServer()
    bo = await ramp.person('Director', 'Bo Kim')
    cy = await ramp.person('Angler', 'Cy Fisher')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  test('settings are there with their defaults when they are first asked for, once, however many ask at the same moment', async () => {
    const dee = await aDirector()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ramp.call(calls.byUser, { as: dee, params: { id: dee.id } })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(answers[0]!.body).toMatchObject({ user: dee.id, weightInBagRemovalDelay: 3, optionalCheckInTimes: OFF, _rev: 1 })
    expect(await madeFor([answers[0]!.body._id])).toHaveLength(1)
    expect((await ramp.call(calls.search, { as: dee, body: { user: dee.id } })).body).toHaveLength(1)
  })

  test('a director waits five seconds and opens one check-in; the others stay as they were', async () => {
    const dee = await aDirector()
    const { body } = await ramp.call(calls.byUser, { as: dee, params: { id: dee.id } })
    const changed = await ramp.call(calls.update, {
      as: dee,
      params: { id: body._id },
      body: { weightInBagRemovalDelay: 5, optionalCheckInTimes: { dailyTournamentDay: true } },
    })
    expect(changed.body).toMatchObject({ weightInBagRemovalDelay: 5, optionalCheckInTimes: { ...OFF, dailyTournamentDay: true }, _rev: 2 })
    for (const wrong of [-1, 3.5, 1e9])
      expect(
        (await ramp.call(calls.update, { as: dee, params: { id: body._id }, body: { weightInBagRemovalDelay: wrong } })).error.code,
      ).toBe('request.invalid')
  })

  test('a helper of the tour reads them and changes nothing; other directors, anglers and visitors find nothing', async () => {
    const dee = await aDirector()
    const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [await aTour(ramp, dee)] })
    // A weigh-in station may be the first to ask.
    const { body } = await ramp.call(calls.byUser, { as: hal, params: { id: dee.id } })
    expect(body).toMatchObject({ user: dee.id, weightInBagRemovalDelay: 3 })
    expect((await ramp.call(calls.list, { as: hal })).body.map((one) => one._id)).toEqual([body._id])
    expect((await ramp.call(calls.update, { as: hal, params: { id: body._id }, body: { weightInBagRemovalDelay: 9 } })).status).toBe(403)
    expect((await ramp.call(calls.update, { as: admin, params: { id: body._id }, body: { weightInBagRemovalDelay: 4 } })).status).toBe(200)
    for (const as of [bo, cy, null]) {
      expect((await ramp.call(calls.byUser, { as, params: { id: dee.id } })).status).toBe(404)
      expect((await ramp.call(calls.get, { as, params: { id: body._id } })).status).toBe(404)
    }
    expect((await ramp.call(calls.search, { as: bo, body: { user: dee.id } })).body).toEqual([])
    const history = (as: Person) => ramp.call(auditCalls.byRecord, { as, params: { family: 'director-settings', id: body._id } })
    expect((await history(dee)).body.map(({ action }) => action)).toContain('created')
    for (const as of [bo, hal]) expect((await history(as)).status).toBe(404)
    expect((await ramp.call(calls.list, { as: cy })).status).toBe(403)
    expect((await ramp.call(calls.create, { as: bo, body: { user: dee.id, weightInBagRemovalDelay: 9 } })).status).toBe(404)
  })

  test('the PIN of the stations is exactly four digits, is never told, and a helper’s tablet knows it without asking', async () => {
    const dee = await aDirector()
    const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [await aTour(ramp, dee)] })
    const { body } = await ramp.call(calls.create, { as: dee, body: { stationPin: '4711' } })
    const set = (stationPin: string | null) => ramp.call(calls.update, { as: dee, params: { id: body._id }, body: { stationPin } })
    for (const wrong of ['471', '47111', '47a1', '४७११', '']) expect((await set(wrong)).error.code, wrong).toBe('request.invalid')
    const { body: seen } = await ramp.call(calls.byUser, { as: hal, params: { id: dee.id } })
    expect(JSON.stringify(seen)).not.toContain('4711')
    expect(await pinMatches(seen.stationPinCheck!, '4711')).toBe(true)
    expect(await pinMatches(seen.stationPinCheck!, '4712')).toBe(false)
    const { body: other } = await ramp.call(calls.create, { as: await aDirector(), body: { stationPin: '4711' } })
    expect(other.stationPinCheck, 'the same PIN twice looks different').not.toBe(seen.stationPinCheck)
    expect((await set(null)).body.stationPinCheck).toBeNull()
    const history = await ramp.call(auditCalls.byRecord, { as: dee, params: { family: 'director-settings', id: body._id } })
    expect(JSON.stringify(history.body)).not.toContain('4711')
  })

  test('an angler has none, whoever asks', async () => {
    for (const as of [cy, admin]) expect((await ramp.call(calls.byUser, { as, params: { id: cy.id } })).status).toBe(404)
    expect((await ramp.call(calls.create, { as: cy, body: {} })).status).toBe(404)
  })

  test('there is one for each; deleting goes back to the defaults', async () => {
    const dee = await aDirector()
    const { body } = await ramp.call(calls.create, { as: dee, body: { weightInBagRemovalDelay: 7 } })
    expect(body).toMatchObject({ weightInBagRemovalDelay: 7, optionalCheckInTimes: OFF })
    expect((await ramp.call(calls.create, { as: dee, body: {} })).error.code).toBe('record.only-one')
    await ramp.call(calls.remove, { as: dee, params: { id: body._id } })
    expect((await ramp.call(calls.byUser, { as: dee, params: { id: dee.id } })).body.weightInBagRemovalDelay).toBe(3)
  })

  test('a theme is worn by public pages: everybody reads it, its director changes it', async () => {
    const dee = await aDirector()
    // Nobody makes one by passing by.
    for (const as of [null, cy, bo]) expect((await ramp.call(themes.byUser, { as, params: { id: dee.id } })).status).toBe(404)
    const { body } = await ramp.call(themes.byUser, { as: dee, params: { id: dee.id } })
    expect(body).toMatchObject({ user: dee.id, headerGradient: 'blue', backgroundGradient: 'blue', headerImage: null })
    await ramp.call(themes.update, {
      as: dee,
      params: { id: body._id },
      body: { headerGradient: 'cotton candy', backgroundImage: 'https://lake.test/fork.jpg' },
    })
    for (const as of [null, cy, bo])
      expect((await ramp.call(themes.byUser, { as, params: { id: dee.id } })).body).toMatchObject({
        _id: body._id,
        headerGradient: 'cotton candy',
        backgroundImage: 'https://lake.test/fork.jpg',
      })
    expect((await ramp.call(themes.update, { as: bo, params: { id: body._id }, body: { headerGradient: 'red' } })).status).toBe(403)
    expect((await ramp.call(themes.update, { params: { id: body._id }, body: { headerGradient: 'red' } })).status).toBe(401)
    expect((await ramp.call(themes.list, { as: bo })).body.map((one) => one._id)).not.toContain(body._id)
    const wrong = { headerGradient: 'plaid' as 'red', headerImage: 'javascript:alert(1)' }
    expect((await ramp.call(themes.update, { as: dee, params: { id: body._id }, body: wrong })).error.code).toBe('request.invalid')
  })
})
