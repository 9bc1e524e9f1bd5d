import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../testing/a-tournament.ts'

describe('an event whose big fish has to be alive', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string
  let fork: TournamentRow
  const pot = newId()
  const rules = { deadFishPenalty: 4_000, bigFishMustBeAlive: true }

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    fork = await aTournament(ramp, ana, {
      tour,
      bigfishpots: [{ _id: pot, name: 'Big Bass', entryFee: 2000 }],
      settings: { weight: rules },
    })
  })
  afterAll(() => ramp.close())

  type Body = WireBodyOf<typeof weighInCalls.create>
  const save = (body: Partial<Body> & { entry: string }, tournament = fork) =>
    ramp.call(weighInCalls.create, { as: ana, body: { tournament: tournament.id, day: 0, weight: 240, totalFish: 5, ...body } })
  const fix = (id: string, body: object) => ramp.call(weighInCalls.update, { as: ana, params: { id }, body })
  const boardOf = async ({ id }: TournamentRow) => (await ramp.call(tournamentResultCalls.board, { as: ana, params: { id } })).body!

  test('a dead big fish counts neither on the board nor in the pot; the bag loses what a dead fish costs; a correction brings it back', async () => {
    const reyes = await aBoat(ramp, fork, 12, ['Jo Reyes'], { inBigFishPot: true })
    const hall = await aBoat(ramp, fork, 3, ['Cal Hall'], { inBigFishPot: true })
    const dead = await save({ entry: reyes.id, bigFish: 82, deadFishCount: 1, bigFishDead: true })
    expect(dead.wire).toMatchObject({ bigFish: 82, bigFishDead: true, weight: 240, adjustedWeight: 236 })
    await save({ entry: hall.id, weight: 160, bigFish: 64 })
    const board = await boardOf(fork)
    expect(board.bigFish).toEqual({ weight: 64_000, names: ['Cal Hall'] })
    expect(board.pots[0]!.leaders.map(({ names }) => names)).toEqual([['Cal Hall']])
    const row = board.rows.find(({ boatNumber }) => boatNumber === 12)!
    expect(row).toMatchObject({ position: 1, totalWeight: 236_000, bigFish: 0, days: [{ bigFish: 0, deadBigFish: 82_000 }] })

    // It moved when it was back in the water: the judge was wrong.
    const alive = await fix(dead.body._id, { bigFishDead: null, deadFishCount: 0, reason: 'It swam off', _rev: 1 })
    expect(alive.wire).toMatchObject({ bigFish: 82, bigFishDead: null, adjustedWeight: 240, corrected: true })
    expect((await boardOf(fork)).bigFish).toEqual({ weight: 82_000, names: ['Jo Reyes'] })
    const history = await ramp.call(weighInCalls.history, { as: ana, params: { id: dead.body._id } })
    expect(history.body.map(({ bigFishDead }) => bigFishDead ?? null)).toEqual([true, null])
  })

  test('a repeat that says that the fish was alive is the same bag as one that says nothing', async () => {
    const vega = await aBoat(ramp, fork, 8, ['Lou Vega'])
    const said = { _id: newId(), entry: vega.id, bigFish: 48 }
    await save(said)
    expect((await save({ ...said, bigFishDead: false })).body).toMatchObject({ _rev: 1 })
  })

  test('a dead big fish is a dead fish, also where nobody counted it', async () => {
    const poe = await aBoat(ramp, fork, 44, ['Al Poe'])
    expect((await save({ entry: poe.id, bigFish: 48, bigFishDead: true })).wire).toMatchObject({ adjustedWeight: 236 })
  })

  test('where the rule is off the mark is kept and changes nothing', async () => {
    const plain = await aTournament(ramp, ana, { tour, settings: { weight: { deadFishPenalty: 4_000 } } })
    const boat = await aBoat(ramp, plain, 1, ['Ned Vale'])
    await save({ entry: boat.id, bigFish: 82, deadFishCount: 1, bigFishDead: true }, plain)
    const [row] = (await boardOf(plain)).rows
    expect(row).toMatchObject({ bigFish: 82_000, totalWeight: 236_000 })
    expect(row!.days[0]).not.toHaveProperty('deadBigFish')
  })

  test('weighed without a signal it comes with the mark, and goes out with it to other devices', async () => {
    const moss = await aBoat(ramp, fork, 9, ['Kai Moss'])
    const id = newId()
    const set = { weighIn: id, kind: 'weigh', tournament: fork.id, entry: moss.id, day: 0, at: '2026-06-12T20:00:00.000Z' }
    const caught = { weight: 160, totalFish: 5, bigFish: 60, deadFishCount: 2, bigFishDead: true }
    const [station, op] = [aDevice(ramp, ana), { tbl: 'weigh-in-events', kind: 'event', id, set: { ...set, ...caught } } as const]
    expect(await station.send(op)).toMatchObject({ status: 'applied' })
    expect(await station.send(op)).toMatchObject({ status: 'noop', record: { bigFish: 60, bigFishDead: true } })
    expect((await ramp.call(weighInCalls.get, { as: ana, params: { id } })).body).toMatchObject({
      bigFishDead: true,
      adjustedWeight: 152_000,
    })
  })
})
