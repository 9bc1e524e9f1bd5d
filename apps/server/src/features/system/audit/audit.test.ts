import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { auditCalls } from '@ramplight/contract/system/audit'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '#platform/audit/write-audit'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'

describe('what was done, by whom and as whom', () => {
  let ramp: TestServer
  let sam: Person
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let tom: Person
  let ids: Record<'tours' | 'seasons' | 'tournaments' | 'tournament-entries' | 'tournament-flights' | 'payments' | 'users', string>

  beforeAll(async () => {
    ramp = await aTestServer()
    sam = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    const lake = await aField(ramp, ana)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [lake.tour] })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [lake.tour], director: ana.id, phone: '2145550991', email: 'lily@lake.test' })
    tom = await ramp.person('Angler', 'Tom Tran')
    const entry = await lake.tryEnter([lily])
    const season = await ramp.call(seasonCalls.create, {
      as: ana,
      body: { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', tour: lake.tour },
    })
    const flight = await ramp.call(tournamentFlightCalls.create, { as: ana, body: { tournament: lake.tournament, name: 'A' } })
    const payment = await ramp.call(paymentCalls.create, {
      as: ana,
      body: { amount: 50, user: lily.id, sourceModuleRecord: lake.tournament, description: 'Secret purse' },
    })
    await ramp.call(tourCalls.update, { as: ana, params: { id: lake.tour }, body: { name: 'Fork Trail' } })
    await ramp.call(userCalls.update, { as: ana, params: { id: lily.id }, body: { city: 'Alba' } })
    ids = {
      tours: lake.tour,
      seasons: season.body._id,
      tournaments: lake.tournament,
      'tournament-entries': entry.body._id,
      'tournament-flights': flight.body._id,
      payments: payment.body._id,
      users: lily.id,
    }
  })
  afterAll(() => ramp.close())

  const history = (as: Person | null, family: string, id = ids[family as keyof typeof ids] ?? newId()) =>
    ramp.call(auditCalls.byRecord, { as, params: { family, id } })
  const statuses = async (family: string) => {
    const all: [string, number][] = []
    for (const as of [null, sam, ana, bo, helper, lily, tom]) all.push([as?.name ?? 'a visitor', (await history(as, family)).status])
    return Object.fromEntries(all)
  }
  const ofAna = { 'a visitor': 401, 'Sam Root': 200, 'Ana Hall': 200, 'Bo Kim': 404, 'Hal Per': 200, 'Lily Reyes': 404, 'Tom Tran': 404 }

  test.each([
    ['tours', ofAna],
    ['seasons', ofAna],
    ['tournaments', ofAna],
    ['tournament-entries', ofAna],
    // This family says nothing of its own: who runs the tournament sees it.
    ['tournament-flights', ofAna],
    // Money is not an assistant's.
    ['payments', { ...ofAna, 'Hal Per': 404 }],
    // People see their own.
    ['users', { ...ofAna, 'Lily Reyes': 200 }],
  ])(
    'the history of one of the %s is for those who may change it or run its tournament; to others it does not exist',
    async (family, expected) => {
      expect(await statuses(family)).toEqual(expected)
      const { body } = await history(ana, family)
      expect(body.length).toBeGreaterThan(0)
      for (const line of body)
        expect(line).toMatchObject({ family, record: ids[family as keyof typeof ids], byName: 'Ana Hall', impersonator: null })
    },
  )

  test('a record nobody knows, a family nobody knows and a name that is none: only an admin hears that nothing was done', async () => {
    for (const family of ['tournaments', 'no-such-family']) {
      expect((await history(ana, family, newId())).status).toBe(404)
      expect((await history(sam, family, newId())).wire).toEqual([])
    }
    expect((await history(ana, 'Not a name!')).status).toBe(400)
    // Right id, wrong family: the other family's guard is asked, and finds nothing.
    expect((await history(ana, 'seasons', ids.tournaments)).status).toBe(404)
  })

  test('who deleted it can still be seen by those it belonged to, newest first', async () => {
    const { body } = await ramp.call(tourCalls.create, { as: ana, body: { name: 'Gone' } })
    await ramp.call(tourCalls.remove, { as: ana, params: { id: body._id } })
    expect((await history(ana, 'tours', body._id)).body.map(({ action }) => action)).toEqual(['deleted', 'created'])
    expect((await history(bo, 'tours', body._id)).status).toBe(404)
  })

  test('how to reach people stays hidden in before and after, from everybody but an admin', async () => {
    const text = async (as: Person) => JSON.stringify((await history(as, 'users')).wire)
    for (const as of [ana, lily, helper]) {
      expect(await text(as)).toContain('Alba')
      expect(await text(as)).not.toMatch(/2145550991|lily@lake\.test/)
    }
    expect(await text(sam)).toMatch(/2145550991.*lily@lake\.test|lily@lake\.test.*2145550991/)
  })

  test('a family that forgot to say what is private shows it to nobody who only runs the ramp', async () => {
    const record = newId()
    await writeAudit(
      ramp.db,
      { id: ana.id, at: new Date().toISOString(), device: null },
      {
        action: 'created',
        family: 'guest-books',
        record,
        tournament: ids.tournaments,
        summary: 'A guest',
        after: { name: 'Ray', email: 'ray@lake.test', guests: [{ cellPhone: '9035550142', boat: 'Ranger' }] },
      },
    )
    const hidden = { name: 'Ray', email: null, guests: [{ cellPhone: null, boat: 'Ranger' }] }
    expect((await history(helper, 'guest-books', record)).body[0]?.after).toEqual(hidden)
    const byTournament = async (as: Person) => {
      const { body } = await ramp.call(auditCalls.byTournament, { as, params: { id: ids.tournaments } })
      return body.find((line) => line.record === record)?.after
    }
    expect(await byTournament(helper)).toEqual(hidden)
    expect(await byTournament(ana)).toMatchObject({ email: 'ray@lake.test' })
    expect((await history(bo, 'guest-books', record)).status).toBe(404)
  })

  describe('an admin who acts as a director', () => {
    let acting: Person
    beforeAll(async () => {
      const { body } = await ramp.call(authCalls.setUserImpersonating, { as: sam, body: { user: ana.id } })
      acting = { ...ana, token: body.token! }
      await ramp.call(tournamentCalls.update, { as: acting, params: { id: ids.tournaments }, body: { name: 'Renamed by support' } })
    })

    test('stands beside the director in every line, by name', async () => {
      const [line] = (await history(ana, 'tournaments')).body
      expect(line).toMatchObject({ by: ana.id, byName: 'Ana Hall', impersonator: sam.id, impersonatorName: 'Sam Root', action: 'changed' })
    })

    test('finds it under the own name, and the director finds it under theirs', async () => {
      for (const whose of [sam, ana]) {
        const { body } = await ramp.call(auditCalls.byUser, { as: whose, params: { id: whose.id } })
        expect(body.filter(({ impersonator }) => impersonator === sam.id).map(({ record }) => record)).toContain(ids.tournaments)
      }
    })
  })

  test('what a person did is for themself, without what they may not see any more, and for admins', async () => {
    const did = (as: Person | null, whose: Person) => ramp.call(auditCalls.byUser, { as, params: { id: whose.id } })
    const own = await did(ana, ana)
    expect(own.body.map(({ family }) => family)).toEqual(expect.arrayContaining(['payments', 'tournaments', 'users']))
    expect(own.body.every(({ before, after }) => before === null && after === null)).toBe(true)
    expect((await did(sam, ana)).body.some(({ after }) => after !== null)).toBe(true)
    expect([(await did(bo, ana)).status, (await did(helper, ana)).status, (await did(null, ana)).status]).toEqual([404, 404, 404])
  })

  test('the whole record is for admins: by family, by person, by time', async () => {
    const list = (as: Person | null, query: Record<string, string> = {}) => ramp.call(auditCalls.list, { as, query })
    const all = (await list(sam)).body
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect(new Set((await list(sam, { family: 'payments' })).body.map(({ family }) => family))).toEqual(new Set(['payments']))
    expect((await list(sam, { by: bo.id })).body).toEqual([])
    const { at } = all[2]!
    expect((await list(sam, { from: at })).body).toEqual(all.filter((line) => line.at >= at))
    expect((await list(sam, { to: at })).body).toEqual(all.filter((line) => line.at < at))
    expect([(await list(ana)).status, (await list(null)).status, (await list(sam, { by: 'me' })).status]).toEqual([403, 401, 400])
  })
})
