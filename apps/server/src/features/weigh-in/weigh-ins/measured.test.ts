import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../testing/a-tournament.ts'

describe('an event that measures its fish', () => {
  let ramp: TestServer
  let ana: Person
  let kayaks: TournamentRow
  let boats = 5

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    kayaks = await aTournament(ramp, ana, { settings: { weight: { unit: 'in', fishLimit: 5 } } })
  })
  afterAll(() => ramp.close())

  type Body = WireBodyOf<typeof weighInCalls.create>
  const save = (body: Partial<Body> & { entry: string }, tournament = kayaks) =>
    ramp.call(weighInCalls.create, { as: ana, body: { tournament: tournament.id, day: 0, ...body } })
  const five = { weight: 82.25, totalFish: 5, bigFish: 18.25, fishLengths: [18.25, 16, 15.5, 12.75, 16.5, 16] }

  test('six fish, the five longest count: kept as they were measured, told in inches, and on the board', async () => {
    const boat = await aBoat(ramp, kayaks, 4, ['Kai Moss'])
    const { status, body, wire } = await save({ entry: boat.id, ...five })
    expect(status).toBe(200)
    expect(body).toMatchObject({ weight: 82_250, adjustedWeight: 82_250, bigFish: 18_250, totalFish: 5 })
    expect(wire).toMatchObject({ weight: 82.25, fishLengths: five.fishLengths })
    const rows = await ramp.db.select().from(auditLog).where(eq(auditLog.record, body._id))
    expect(rows.map(({ summary }) => summary)).toEqual(['Boat 4 Moss 82.25 in'])
    const board = await ramp.call(tournamentResultCalls.board, { as: ana, params: { id: kayaks.id } })
    expect(board.wire).toMatchObject({ tournament: { display: 'in' } })
  })

  test('a corrected fish makes another sum; the history has both', async () => {
    const boat = await aBoat(ramp, kayaks, 5, ['Lea Park'])
    const { body } = await save({ entry: boat.id, ...five })
    const fixed = await ramp.call(weighInCalls.update, {
      as: ana,
      params: { id: body._id },
      body: { weight: 83.25, bigFish: 19.25, fishLengths: [19.25, ...five.fishLengths.slice(1)], reason: 'Misread' },
    })
    expect(fixed.wire).toMatchObject({ weight: 83.25, bigFish: 19.25, fishLengths: [19.25, 16, 15.5, 12.75, 16.5, 16], corrected: true })
  })

  test.each<[string, Partial<Body>, string]>([
    ['a third of an inch', { ...five, fishLengths: [18.33, 16, 15.5, 16.5, 16] }, 'weigh-in.not-a-quarter'],
    ['a sum that the fish do not come to', { ...five, weight: 90 }, 'weigh-in.lengths-differ'],
    ['more fish than count', { ...five, weight: 95, totalFish: 6 }, 'weigh-in.lengths-differ'],
    ['another longest fish', { ...five, bigFish: 20 }, 'weigh-in.lengths-differ'],
    ['a hundred fish and one', { ...five, fishLengths: Array(101).fill(12) }, 'request.invalid'],
  ])('%s is refused, and nothing is saved', async (_what, body, code) => {
    const boat = await aBoat(ramp, kayaks, ++boats, ['Mo Reed'])
    expect((await save({ entry: boat.id, ...body })).error.code).toBe(code)
  })

  test('an event that weighs takes no lengths', async () => {
    const bass = await aTournament(ramp, ana, { settings: { weight: { fishLimit: 5 } } })
    const boat = await aBoat(ramp, bass, 1, ['Ned Vale'])
    expect((await save({ entry: boat.id, ...five }, bass)).error.code).toBe('weigh-in.lengths-not-here')
  })
})
