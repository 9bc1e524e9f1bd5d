import { apiClient } from '@ramplight/contract/kernel/api-client'
import { authCalls } from '@ramplight/contract/people/auth'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { type SkinnyTournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { seasonStandings } from '@ramplight/domain/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'
import { openDemo } from './open-demo.ts'
import { DEMO_ACCOUNTS } from './seed-demo.ts'

const PASSWORD = 'Blast-off-at-5am!'
const noLog = () => {}

describe('the demo world', () => {
  let ramp: TestServer
  let events: SkinnyTournament[]
  let boards: string[]

  const search = async () => {
    const { body } = await ramp.call(tournamentCalls.skinnySearch, { body: { startDate: '2020-01-01', pageSize: 50 } })
    return body.message
  }
  /** Everything of a board that does not carry an id or a date. */
  const boardOf = async (id: string) => {
    const { body } = await ramp.call(tournamentResultCalls.board, { params: { id } })
    return JSON.stringify(body.rows.map((row) => [row.names, row.boatNumber, row.totalWeight, row.position, row.points, row.payout]))
  }

  beforeAll(async () => {
    ramp = await aTestServer({ demo: true })
    await openDemo(ramp.deps, { password: PASSWORD, log: noLog })
    events = await search()
    boards = await Promise.all(events.map((event) => boardOf(event._id)))
  }, 60_000)
  afterAll(() => ramp.close())

  test.each(Object.entries(DEMO_ACCOUNTS))('the %s signs in with the printed password', async (_role, { email }) => {
    const answer = await apiClient(ramp.address).must(authCalls.login, { body: { email, password: PASSWORD } })
    expect(answer.status).toBe(true)
  })

  test('has past tournaments with results, one today with half of the field weighed, one open, one scheduled', () => {
    const byStatus = Map.groupBy(events, (event) => event.status)
    expect(byStatus.get('Completed')?.length).toBeGreaterThanOrEqual(4)
    expect(byStatus.get('Completed')?.some((event) => event.tournamentDates.length > 1)).toBe(true)
    const [today] = byStatus.get('In Progress') ?? []
    expect([today?.entryCount, today?.weighedCount]).toEqual([60, 30])
    expect(today?.startDate).toBe(new Date().toISOString().slice(0, 10))
    expect(byStatus.get('Open')).toHaveLength(1)
    expect(byStatus.get('Scheduled')).toHaveLength(1)
    expect(new Set(events.map((event) => event.season)).size).toBe(2)
  })

  test('today’s event shows rules of its club: ties, places by field size, and what the club keeps', async () => {
    const today = events.find((event) => event.status === 'In Progress')!
    const { body } = await ramp.call(tournamentCalls.get, { params: { id: today._id } })
    const { tieBreaks, payout, weight } = body.settings
    expect(tieBreaks).toEqual(['biggest-fish', 'most-fish', 'shared'])
    expect(payout?.placesByFieldSize?.at(-1)).toEqual({ from: 55, places: 12 })
    expect(payout?.fixedSlices).toEqual([{ name: 'Pine Fork Bass Club', amount: 500, per: 'entry' }])
    // The tour's own rules still stand under them.
    expect([payout?.totalPayoutPerc, weight?.fishLimit]).toEqual([90, 5])
    expect(body.rules).toContain('$5 of every entry')
  })

  test('every past tournament is official: it has paid prizes and given points', async () => {
    for (const event of events.filter((e) => e.status === 'Completed')) {
      const { body } = await ramp.call(tournamentResultCalls.board, { params: { id: event._id } })
      expect(body.state).toBe('official')
      expect(body.rows.some((row) => (row.payout ?? 0) > 0)).toBe(true)
      expect(body.rows[0]?.points).toBe(200)
    }
  })

  test('last year’s season counts the best two of three, and somebody fished all three: a stranger sees a dropped result', async () => {
    const seasons = (await ramp.call(seasonCalls.list)).body
    const ruled = seasons.filter(({ seasonRules }) => seasonRules)
    expect(ruled.map(({ seasonRules }) => seasonRules)).toEqual([{ bestOf: 2, participationPoints: 5 }])
    const season = ruled[0]!._id
    const { body: distributions } = await ramp.call(seasonEventPointDistributionCalls.search, { body: { season, selectAll: true } })
    const rows = seasonStandings({ season, distributions: distributions as never, rules: ruled[0]!.seasonRules as never })
    expect(rows[0]).toMatchObject({ events: 3, bonus: 15 })
    expect(rows[0]?.dropped).toHaveLength(1)
  })

  test('is kept as its visitor left it, and starting over makes the same world again', async () => {
    await openDemo(ramp.deps, { password: PASSWORD, log: noLog })
    expect((await search()).map((event) => event._id)).toEqual(events.map((event) => event._id))

    await openDemo(ramp.deps, { password: PASSWORD, fresh: true, log: noLog })
    const again = await search()
    expect(again.map((event) => event._id)).not.toEqual(events.map((event) => event._id))
    expect(await Promise.all(again.map((event) => boardOf(event._id)))).toEqual(boards)
  }, 60_000)
})
