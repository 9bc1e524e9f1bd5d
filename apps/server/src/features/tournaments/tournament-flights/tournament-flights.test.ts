import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentFlightCalls as calls } from '@ramplight/contract/tournaments/tournament-flights'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../testing/a-tournament.ts'

describe('tournament flights', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let tour: string
  let tournament: string

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
    tournament = (await aTournament(ramp, ana, tour))._id
  })
  afterAll(() => ramp.close())

  const flight = async (name: string, order = 0) =>
    (await ramp.call(calls.create, { as: ana, body: { tournament, name, order, startTime: '06:00', dueTime: '15:00' } })).body

  test('flights leave in their order, whatever the order in which they were made; a visitor reads them', async () => {
    await flight('Second', 2)
    await flight('First', 1)
    const found = await ramp.call(calls.search, { body: { tournament } })
    expect(found.body.map((one) => one.name)).toEqual(['First', 'Second'])
    const draft = await aTournament(ramp, ana, tour, { status: 'Draft' })
    await ramp.call(calls.create, { as: ana, body: { tournament: draft._id, name: 'Secret' } })
    expect((await ramp.call(calls.search, { body: { tournament: draft._id } })).body).toEqual([])
    expect((await ramp.call(calls.search, { as: ana, body: { tournament: draft._id } })).body).toHaveLength(1)
    expect((await ramp.call(calls.search, { body: { tournament: newId() } })).body).toEqual([])
  })

  test('a bare list holds the flights of the tournaments one runs', async () => {
    await flight('Listed')
    expect((await ramp.call(calls.list, { as: ana })).body.map((one) => one.name)).toContain('Listed')
    for (const as of [bo, null]) expect((await ramp.call(calls.list, { as })).body).toEqual([])
  })

  test("a tournament of somebody else takes no flights; one's assistant may set them", async () => {
    const foreign = await ramp.call(calls.create, { as: bo, body: { tournament, name: 'Bo 1' } })
    expect(foreign.status).toBe(404)
    const { _id } = await flight('Mine')
    expect((await ramp.call(calls.update, { as: bo, params: { id: _id }, body: { name: 'Bo 2' } })).status).toBe(403)
    expect((await ramp.call(calls.remove, { as: bo, params: { id: _id } })).status).toBe(403)
    const helper = await ramp.person('Director', 'Hal Helper', { isAssistant: true, tours: [tour] })
    expect((await ramp.call(calls.update, { as: helper, params: { id: _id }, body: { dueTime: '14:30' } })).body.dueTime).toBe('14:30')
    const other = await aTournament(ramp, ana, tour)
    expect((await ramp.call(calls.update, { as: ana, params: { id: _id }, body: { tournament: other._id } })).error.code).toBe(
      'reference.unknown',
    )
  })

  test('two people edit a flight: the second is told', async () => {
    const { _id } = await flight('Edited')
    await ramp.call(calls.update, { as: ana, params: { id: _id }, body: { _rev: 1, name: 'Edited once' } })
    const stale = await ramp.call(calls.update, { as: ana, params: { id: _id }, body: { _rev: 1, name: 'Edited twice' } })
    expect([stale.status, stale.error.code]).toEqual([409, 'record.stale'])
  })

  test('a deleted flight lets its boats go, and deleting a list again is harmless', async () => {
    const [one, two] = [await flight('Gone 1'), await flight('Gone 2')]
    const foreign = await aTournament(ramp, bo, await aTour(ramp, bo))
    const theirs = await ramp.call(calls.create, { as: bo, body: { tournament: foreign._id, name: 'Theirs' } })
    const angler = await ramp.person('Angler', 'Cy Fisher', { tours: [tour] })
    const entry = await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament, users: [angler.id], flight: one._id } })
    expect(entry.body.flight).toBe(one._id)

    const ids = [one._id, two._id, theirs.body._id]
    const gone = await ramp.call(calls.deleteByArray, { as: ana, body: ids })
    expect(gone.body).toMatchObject({ ok: false, results: [{ ok: true }, { ok: true }, { ok: false, code: 'record.not-found' }] })
    const after = await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: entry.body._id } })
    expect(after.body).toMatchObject({ flight: null, _rev: 2 })
    expect((await ramp.call(calls.deleteByArray, { as: ana, body: { ids: [one._id, two._id] } })).body.ok).toBe(true)
    expect((await ramp.call(calls.get, { as: bo, params: { id: theirs.body._id } })).status).toBe(200)
  })
})
