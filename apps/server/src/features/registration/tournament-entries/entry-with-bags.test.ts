import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'

let ramp: TestServer
let ana: Person
let fork: TournamentRow
let boats = 0

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
  fork = await aTournament(ramp, ana, { tour: await aTour(ramp, ana) })
})
afterAll(() => ramp.close())

const theBoat = (name: string) => aBoat(ramp, fork, ++boats, [name])
const MORE = { additional: true }
const bag = (weight: number, more: object = {}) => ({ _id: newId(), weight, totalFish: 5, ...more })
const save = (entry: string, weighIns: ReturnType<typeof bag>[], more: object = {}, as = ana) =>
  ramp.call(calls.update, { as, params: { id: entry }, body: { weights: [{ day: 0, weighIns }], ...more } })
const weighed = async (entry: string) => {
  const { body } = await ramp.call(weighInCalls.search, { as: ana, body: { tournament: fork.id, entry } })
  return body!.map(({ weight, voided, reason }) => [weight / 1000, voided, reason] as const).sort(([a], [b]) => b - a)
}

test('a boat that comes with its bags: a new one is weighed, a known one corrected, and one that is left out stays', async () => {
  const { id } = await theBoat('Jo Reyes')
  const [first, second] = [bag(160), bag(80, MORE)]
  for (let tap = 0; tap < 2; tap++) expect((await save(id, [first, second])).status).toBe(200)
  expect(await weighed(id)).toEqual([
    [160, false, null],
    [80, false, null],
  ])
  expect((await save(id, [{ ...first, weight: 163 }])).error.code).toBe('weigh-in.reason-needed')
  expect((await save(id, [bag(40, MORE), { ...first, weight: 163, ...{ reason: 'Misread' } }])).status).toBe(200)
  expect((await save(id, [])).status).toBe(200)
  expect(await weighed(id)).toEqual([
    [163, false, 'Misread'],
    [80, false, null],
    [40, false, null],
  ])
})

test('one bag that is refused: neither the others nor what was said of the boat is kept', async () => {
  const { id } = await theBoat('Mei Tran')
  const answer = await save(id, [bag(160), bag(100, { ...MORE, bigFish: 120 })], { disqualified: true })
  expect(answer.error.code).toBe('weigh-in.big-fish-over-bag')
  expect(await weighed(id)).toEqual([])
  expect((await ramp.call(calls.get, { as: ana, params: { id } })).body).toMatchObject({ disqualified: false })
})

test('a boat weighs with its entry for whoever runs the tournament, and for nobody else', async () => {
  const { id } = await theBoat('Otis Odom')
  const bo = await ramp.person('Director', 'Bo Diaz')
  expect((await save(id, [bag(160)], {}, bo)).status).toBe(404)
  expect(await weighed(id)).toEqual([])
})
