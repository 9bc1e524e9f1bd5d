import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { auditCalls } from '@ramplight/contract/system/audit'
import { calendarEventCalls as calls } from '@ramplight/contract/tournaments/calendar-events'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour, aTournament } from '../testing/a-tournament.ts'

type Body = WireBodyOf<typeof calls.create>

describe('the calendar', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let cy: Person
  let hal: Person
  let tour: string
  const aTrip = async (status: 'Open' | 'Draft' = 'Open') => (await aTournament(ramp, ana, tour, { status }))._id
  const plan = async (as: Person, body: Partial<Body>) => {
    const { body: made, error } = await ramp.call(calls.create, { as, body: { title: 'Meeting', ...body } })
    if (!made) throw new Error(error.message)
    return made
  }
  const drop = (as: Person | null, body: WireBodyOf<typeof calls.deleteByTerms>) => ramp.call(calls.deleteByTerms, { as, body })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    cy = await ramp.person('Angler', 'Cy Fisher')
    tour = await aTour(ramp, ana)
    hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
  })
  afterAll(() => ramp.close())

  test('an own event is seen and changed by its owner alone', async () => {
    const event = await plan(cy, { title: 'New trailer', start: '2027-05-01T14:00:00Z', color: 'green', user: bo.id })
    expect(event).toMatchObject({ user: cy.id, start: '2027-05-01T14:00:00.000Z', color: 'green' })
    expect((await ramp.call(calls.search, { as: cy, body: { title: 'trail' } })).body).toHaveLength(1)
    for (const as of [bo, ana, null]) {
      expect((await ramp.call(calls.get, { as, params: { id: event._id } })).status).toBe(404)
      expect((await ramp.call(calls.search, { as, body: { title: 'trail' } })).body).toEqual([])
    }
    expect((await ramp.call(calls.update, { as: bo, params: { id: event._id }, body: { title: 'Mine' } })).status).toBe(404)
    const changed = await ramp.call(calls.update, { as: cy, params: { id: event._id }, body: { title: 'Old trailer', user: bo.id } })
    expect(changed.body).toMatchObject({ title: 'Old trailer', user: cy.id })
    const history = (as: Person) => ramp.call(auditCalls.byRecord, { as, params: { family: 'calendar-events', id: event._id } })
    expect((await history(cy)).body).toHaveLength(2)
    expect((await history(ana)).status).toBe(404)
  })

  test('an event of a tournament is seen with it and changed by who edits it', async () => {
    const [open, draft] = [await aTrip(), await aTrip('Draft')]
    const [shown, hidden] = [await plan(ana, { tournament: open }), await plan(ana, { tournament: draft })]
    for (const as of [bo, cy, null]) {
      expect((await ramp.call(calls.get, { as, params: { id: shown._id } })).status).toBe(200)
      expect((await ramp.call(calls.search, { as, body: { tournament: open } })).body).toHaveLength(1)
      expect((await ramp.call(calls.get, { as, params: { id: hidden._id } })).status).toBe(404)
      expect((await ramp.call(calls.search, { as, body: { tournament: draft } })).body).toEqual([])
    }
    expect((await ramp.call(calls.list, { as: cy })).body.map(({ _id }) => _id)).not.toContain(shown._id)
    expect((await ramp.call(calls.list, { as: hal })).body.map(({ _id }) => _id)).toEqual(expect.arrayContaining([shown._id, hidden._id]))
    for (const as of [bo, hal]) {
      expect((await ramp.call(calls.update, { as, params: { id: shown._id }, body: { title: 'x' } })).status).toBe(403)
      expect((await ramp.call(calls.create, { as, body: { title: 'x', tournament: open } })).status).toBe(404)
    }
    // Nor does one's own event become a part of another's tournament.
    const own = await plan(cy, {})
    const moved = await ramp.call(calls.update, { as: cy, params: { id: own._id }, body: { tournament: open } })
    expect(moved.error.code).toBe('reference.unknown')
  })

  test('needs a title and ends after it begins', async () => {
    expect((await ramp.call(calls.create, { as: ana, body: { title: '  ' } })).error.code).toBe('request.invalid')
    const [start, end] = ['2027-06-12T15:00:00-05:00', '2027-06-12T19:59:00Z']
    expect((await ramp.call(calls.create, { as: ana, body: { title: 'x', start, end } })).error.code).toBe('calendar.end-before-start')
    const event = await plan(ana, { start, end: '2027-06-12T20:00:00Z' })
    const change = (body: Partial<Body>) => ramp.call(calls.update, { as: ana, params: { id: event._id }, body })
    expect((await change({ end })).error.code).toBe('calendar.end-before-start')
    expect((await change({ start: '2027-06-13T00:00:00Z' })).error.code).toBe('calendar.end-before-start')
    expect((await change({ end: null, start: '2027-06-13T00:00:00Z' })).body).toMatchObject({ end: null })
  })

  test('of two kinds says its hours, also after a change', async () => {
    const said = 'Hours are required for Early Release and Delayed Start events.'
    for (const type of ['Early Release', 'Delayed Start'] as const) {
      const refusal = await ramp.call(calls.create, { as: ana, body: { title: 'Fog', type } })
      expect([refusal.status, refusal.error.code, refusal.error.message]).toEqual([400, 'calendar.hours-required', said])
      const event = await plan(ana, { title: 'Fog', type, hours: 1.5 })
      expect(event).toMatchObject({ type, hours: 1.5 })
      const change = async (body: Partial<Body>) =>
        (await ramp.call(calls.update, { as: ana, params: { id: event._id }, body })).error?.code
      expect(await change({ hours: null })).toBe('calendar.hours-required')
      expect(await change({ title: 'Thick fog' })).toBeUndefined()
      expect(await change({ type: 'Meeting', hours: null })).toBeUndefined()
      expect(await change({ type })).toBe('calendar.hours-required')
    }
    for (const hours of [0, 0.2, 24.25, -1])
      expect((await ramp.call(calls.create, { as: ana, body: { title: 'x', type: 'Delayed Start', hours } })).error.code).toBe(
        'request.invalid',
      )
    expect((await ramp.call(calls.search, { as: ana, body: { type: 'Meeting', title: 'fog' } })).body).toHaveLength(2)
  })

  test('comes from a device, too: with its hours, under the same rights, and to no other director', async () => {
    const [hers, his, helper] = [aDevice(ramp, ana), aDevice(ramp, bo), aDevice(ramp, hal)]
    const tbl = 'calendar-events'
    const own = newId()
    expect(
      await hers.send({ tbl, id: own, set: { title: 'Haul the trailer', allDay: true, start: '2027-06-12T00:00:00.000Z' } }),
    ).toMatchObject({
      status: 'applied',
    })
    expect(await hers.send({ tbl, set: { title: 'Fog', type: 'Delayed Start' } })).toMatchObject({
      status: 'rejected',
      code: 'calendar.hours-required',
    })
    const trip = await aTrip()
    const fog = newId()
    const delay = { title: 'Fog', type: 'Delayed Start', hours: 2, tournament: trip }
    expect(await helper.send({ tbl, set: delay })).toMatchObject({ status: 'forbidden' })
    expect(await his.send({ tbl, id: own, baseRev: 1, set: { title: 'Mine' } })).toMatchObject({ status: 'forbidden' })
    expect(await hers.send({ tbl, id: fog, set: delay })).toMatchObject({ status: 'applied' })
    for (const device of [hers, his, helper]) await device.pull()
    const has = (device: typeof hers) => [own, fog].map((id) => device.has(tbl, id) !== undefined)
    expect([has(hers), has(helper), has(his)]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
    expect(await hers.send({ tbl, id: own, baseRev: 1, kind: 'del' })).toMatchObject({ status: 'applied' })
    expect((await ramp.call(calls.get, { as: ana, params: { id: own } })).status).toBe(404)
  })

  test('the same event sent twice is one, however its times are written', async () => {
    const body = { _id: newId(), title: 'Check-in', start: '2027-06-12T05:00:00-05:00' }
    const [one, two] = [await ramp.call(calls.create, { as: ana, body }), await ramp.call(calls.create, { as: ana, body })]
    expect([one.status, two.body]).toEqual([200, one.body])
    expect((await ramp.call(calls.create, { as: ana, body: { ...body, title: 'Other' } })).error.code).toBe('record.id-taken')
  })

  describe('is cleared by terms', () => {
    test('never without a term', async () => {
      await plan(ana, {})
      const refusal = await drop(ana, {})
      expect([refusal.status, refusal.error.code]).toEqual([400, 'terms.none'])
      expect((await drop(ana, { title: '' })).error.code).toBe('request.invalid')
      expect((await drop(null, { title: 'Meeting' })).status).toBe(401)
    })

    test('of what one may change: not of another calendar, not as a helper, not of a tournament one merely sees', async () => {
      const trip = await aTrip()
      const [own, theirs] = [await plan(ana, { title: 'Clear me', tournament: trip }), await plan(cy, { title: 'Clear me' })]
      for (const as of [bo, hal]) expect((await drop(as, { tournament: trip })).body).toEqual({ ok: true, acknowledged: true, results: [] })
      expect((await drop(ana, { title: 'clear me' })).body.results).toEqual([])
      expect((await drop(ana, { title: 'Clear me' })).body).toEqual({ ok: true, acknowledged: true, results: [{ _id: own._id, ok: true }] })
      expect((await ramp.call(calls.get, { as: cy, params: { id: theirs._id } })).status).toBe(200)
      const lines = await ramp.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.record, own._id), eq(auditLog.action, 'deleted')))
      expect(lines).toMatchObject([{ by: ana.id, tournament: trip, summary: 'Calendar: Clear me' }])
    })

    test('all terms together, in as many statements for ten as for one', async () => {
      const trip = await aTrip()
      const starts = Array.from({ length: 10 }, (_, day) => `2027-07-${10 + day}T12:00:00Z`)
      for (const start of starts) await plan(ana, { tournament: trip, start, color: 'blue' })
      await plan(ana, { tournament: trip, color: 'gray' })
      const first = await countStatements(() => drop(ana, { tournament: trip, start: { lte: starts[0]! } }))
      expect(first.answer.body.results).toHaveLength(1)
      const rest = await countStatements(() => drop(ana, { tournament: trip, color: 'blue' }))
      expect(rest.answer.body.results).toHaveLength(9)
      expect(rest.statements).toBe(first.statements)
      expect((await ramp.call(calls.search, { as: ana, body: { tournament: trip } })).body).toMatchObject([{ color: 'gray' }])
    })
  })
})
