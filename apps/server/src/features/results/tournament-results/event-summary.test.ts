import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { lakeFork } from '../testing/lake-fork.ts'

describe('what the page of a tournament says beside it', () => {
  let ramp: TestServer
  let ana: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  const summary = (tournament: TournamentRow, as: Person | null = null) =>
    ramp.call(calls.eventSummary, { as, params: { id: tournament.id } })

  test('before the day: who is entered by boat number, what the pots hold, and what each place would be paid for this field', async () => {
    const { tournament, bigFishPot, sidePot } = await lakeFork(ramp, ana, { status: 'Open' })
    await aBoat(ramp, tournament, 0, ['Vic Ames'], { boatNumber: null })
    const { body } = await summary(tournament)
    expect(body).toMatchObject({ state: 'before', field: 11, first: [], won: [], held: null })
    expect(body.boats.slice(0, 2)).toEqual([
      { boatNumber: 1, names: ['Ty Hall'] },
      { boatNumber: 2, names: ['Jo Reyes', 'Linh Tran'] },
    ])
    expect(body.boats.at(-1)).toEqual({ boatNumber: null, names: ['Vic Ames'] })
    expect(body.pots).toEqual([
      { pot: bigFishPot, times: 5, size: 10_000 },
      { pot: sidePot, times: 3, size: 3000 },
    ])
    // 11 x $100 x 90 %, a fifth of it to the Co-Anglers; one in five is paid.
    expect(body.payouts.places.map(({ position }) => position)).toEqual([1, 2])
    expect(body.payouts.pool).toBe(99_000)
  })

  test('a visitor reads names and nothing else of anybody; of a draft nothing', async () => {
    const { tournament, boats } = await lakeFork(ramp, ana)
    await ramp.deps.pool.query(`update users set email = 'jo@example.com', phone = '9035551234' where id = $1`, [boats[1]!.users[0]])
    const { wire } = await summary(tournament)
    expect(JSON.stringify(wire)).not.toMatch(/9035551234|example\.com/)
    for (const { id } of boats) expect(JSON.stringify(wire)).not.toContain(id)
    expect((await summary(await aTournament(ramp, ana, { status: 'Draft' }))).status).toBe(404)
  })

  test('once official: the first places with their money, and who won a pot, also without a place', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    expect((await summary(tournament)).body.first[0]).toMatchObject({ position: 1, names: ['Ty Hall'], payout: null })
    expect((await summary(tournament)).body.won).toEqual([])
    await ramp.call(calls.create, { as: ana, body: { tournament: tournament.id } })
    const { body } = await summary(tournament)
    expect(body.state).toBe('official')
    expect(body.first[0]!.payout).toBeGreaterThan(0)
    expect(body.won.map(({ name, names, amount }) => [name, names[0], amount])).toEqual([
      ['Big Bass', 'Ty Hall', 10_000],
      ['Side pot', 'Ty Hall', 1800],
      ['Side pot', 'Jo Reyes', 600],
      ['Side pot', 'Al Odom', 600],
    ])
    const board = (await ramp.call(calls.board, { params: { id: tournament.id } })).body
    // Al is third by place and has pot money; who won nothing in a pot has no such line.
    expect(board.rows.find(({ entry }) => entry === boats[2]!.id)?.potPayouts).toEqual([
      { pot: expect.any(String), name: 'Side pot', amount: 600 },
    ])
    expect(board.rows.filter(({ potPayouts }) => potPayouts).length).toBe(3)
  })

  test('a board that is held for the stage tells nothing of its hidden places here', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    await ramp.call(calls.holdBoard, { as: ana, params: { id: tournament.id }, body: { top: 3 } })
    const { body } = await summary(tournament)
    expect(body.held?.left).toBe(3)
    expect(body.first.map(({ names }) => names[0])).not.toContain('Ty Hall')
  })
})
