import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'

describe('a day that was closed without a network', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
  })
  afterAll(() => ramp.close())

  const aDay = async () => {
    const tournament = await aTournament(ramp, ana, { tour })
    const boats = [await aBoat(ramp, tournament, 1, ['Jo Reyes']), await aBoat(ramp, tournament, 2, ['Cal Hall'])]
    const truck = aDevice(ramp, ana)
    const bags = boats.map((boat, index) => {
      const id = newId()
      const set = { weighIn: id, kind: 'weigh', tournament: tournament.id, entry: boat.id, day: 0, at: '2026-06-12T20:00:00.000Z' }
      return truck.op({ tbl: 'weigh-in-events', kind: 'event', id, set: { ...set, weight: 160 + index, totalFish: 5 } })
    })
    const call = (name: 'finalize' | 'reopen', set: Record<string, unknown> = {}) =>
      truck.op({ tbl: 'tournament-results', kind: 'call', call: name, id: tournament.id, set })
    return { tournament, boats, truck, bags, call }
  }
  const resultOf = ({ id }: TournamentRow) => ramp.call(calls.byTournament, { params: { id } })
  const statuses = ({ results }: { results: { status: string; code?: string | undefined }[] }) =>
    results.map(({ status, code }) => code ?? status)

  test('is final once its last bag has arrived, whatever order they came in; again it changes nothing', async () => {
    const { tournament, truck, bags, call } = await aDay()
    const result = newId()
    const closing = call('finalize', { _id: result, events: 2 })
    expect(statuses(await truck.push([closing, ...bags]))).toEqual(['applied', 'applied', 'applied'])
    expect((await resultOf(tournament)).body).toMatchObject({ _id: result, finalizedBy: ana.id })
    expect(statuses(await truck.push([closing, call('finalize')]))).toEqual(['applied', 'noop'])
    await truck.pull()
    expect(truck.has('tournament-results', result)).toMatchObject({ tournament: tournament.id })
    expect(statuses(await truck.push([call('reopen'), call('reopen')]))).toEqual(['applied', 'noop'])
    expect((await resultOf(tournament)).status).toBe(404)
  })

  test('is not closed on other figures than its director saw', async () => {
    const { truck, bags, call } = await aDay()
    await truck.push(bags)
    expect(statuses(await truck.push([call('finalize', { events: 1 })]))).toEqual(['results.changed-since-preview'])
    expect(statuses(await truck.push([call('finalize', { events: 2 })]))).toEqual(['applied'])
  })

  test('is not closed while a question is open, before anybody weighed, or by somebody who only helps', async () => {
    const { boats, truck, bags, call } = await aDay()
    expect(statuses(await truck.push([call('finalize')]))).toEqual(['results.none'])
    const id = newId()
    const twice = truck.op({ ...bags[0]!, op: newId(), id, set: { ...bags[0]!.set, weighIn: id, entry: boats[0]!.id } })
    expect(statuses(await truck.push([...bags, twice, call('finalize')]))).toEqual(['applied', 'applied', 'applied', 'results.flags-open'])
    const sam = await ramp.person('Director', 'Sam Odom', { isAssistant: true, tours: [tour] })
    truck.signIn(sam)
    const { results } = await truck.push([call('finalize')])
    expect(results[0]!.status).toBe('forbidden')
  })

  test('is not opened again by a device that meant an earlier close: what the office has closed since stands', async () => {
    const { tournament, truck, bags, call } = await aDay()
    const [first, second] = [newId(), newId()]
    await truck.push([...bags, call('finalize', { _id: first })])
    const late = call('reopen', { _id: first, tournament: tournament.id })
    expect(statuses(await truck.push([call('reopen', { _id: first }), call('finalize', { _id: second })]))).toEqual(['applied', 'applied'])
    expect(statuses(await truck.push([late]))).toEqual(['record.stale'])
    expect((await resultOf(tournament)).body).toMatchObject({ _id: second })
  })

  test('is gone with its tournament', async () => {
    const { tournament, truck, call } = await aDay()
    await ramp.db.update(tournaments).set({ deleted: true }).where(eq(tournaments.id, tournament.id))
    const { results } = await truck.push([call('finalize')])
    expect(results[0]).toMatchObject({ status: 'gone', code: 'sync.parent-gone' })
  })
})
