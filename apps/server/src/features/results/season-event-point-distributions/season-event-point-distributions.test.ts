import { newId } from '@ramplight/contract/kernel/new-id'
import { seasonEventPointDistributionCalls as calls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { lakeFork } from '../testing/lake-fork.ts'

let ramp: TestServer
let ana: Person

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

test('the points of a season are found by season, tournament and angler, and go when the results are reopened', async () => {
  const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
  await weighAll()
  const result = await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })
  const search = async (body: object) => (await ramp.call(calls.search, { body })).body
  expect(await search({ season: tournament.season! })).toHaveLength(11)
  expect(await search({ tournament: tournament.id, pageSize: 4, pageNumber: 2 })).toHaveLength(3)
  expect(await search({ season: newId() })).toEqual([])
  const [tran] = await search({ angler: boats[1]!.users[1]! })
  expect(tran).toMatchObject({ entry: boats[1]!.id, tournament: tournament.id, finishingPosition: 2, points: 99 })
  expect((await ramp.call(calls.get, { params: { id: tran!._id } })).body).toEqual(tran)

  await ramp.call(tournamentResultCalls.remove, { as: ana, params: { id: result.body._id } })
  expect(await search({ season: tournament.season! })).toEqual([])
  expect((await ramp.call(calls.get, { params: { id: tran!._id } })).status).toBe(404)
})
