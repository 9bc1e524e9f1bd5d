import { newId } from '@ramplight/contract/kernel/new-id'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { seasonStandingCalls as calls } from '@ramplight/contract/results/season-standings'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#features/people/users/users.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { aSeason } from '../testing/a-season.ts'
import { lakeFork } from '../testing/lake-fork.ts'

describe('season standings', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let tour: string
  let season: string

  const check = async (as: Person | null = null) => (await ramp.call(calls.withCheck, { as, body: { seasonId: season } })).body
  const keep = (as: Person | null = ana, more: object = {}) => ramp.call(calls.create, { as, body: { season, ...more } })
  /** Two anglers fished, and Ana gave them points. */
  async function anEvent(name: string, points: [string, number][], more: object = {}) {
    const event = await aTournament(ramp, ana, { name, tour, season, ...more })
    for (const [angler, given] of points) {
      const boat = await aBoat(ramp, event, 1 + points.findIndex(([one]) => one === angler), [`Guest of ${name}`], {})
      const body = { tournament: event.id, entry: boat.id, angler: boat.users[0]!, points: given }
      const { body: row } = await ramp.call(seasonEventPointDistributionCalls.create, { as: ana, body })
      const to = { search: { angler: row.angler! }, updates: { angler } }
      await ramp.call(seasonEventPointDistributionCalls.reassignPoints, { as: ana, body: to })
    }
    return event
  }
  /** Who is entered by a screen is in the book of the tour. */
  const inTheBook = (...ids: string[]) =>
    ramp.db
      .update(users)
      .set({ tours: [tour] })
      .where(inArray(users.id, ids))
  const lines = (rows: { name: string; position: number; points: number }[]) =>
    rows.map((row) => `${row.position} ${row.name} ${row.points}`)

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
  })
  beforeEach(async () => {
    ;({ tour, season } = await aSeason(ramp, ana))
  })
  afterAll(() => ramp.close())

  test('are counted, kept, read by everybody, and written by who edits the season', async () => {
    const ty = await ramp.person('Angler', 'Ty Hall', { director: ana.id })
    const jo = await ramp.person('Angler', 'Jo Reyes', { director: ana.id })
    const event = await anEvent('Lake Fork #4', [
      [ty.id, 99],
      [jo.id, 100],
    ])
    const { body: kept } = await keep(ana, { note: 'Half time' })
    expect(lines(kept.standings)).toEqual(['1 Jo Reyes 100', '2 Ty Hall 99'])
    expect(kept.standings[0]!.results).toEqual([{ tournament: event.id, points: 100, counted: true }])
    expect((await ramp.call(calls.get, { params: { id: kept._id } })).body.note).toBe('Half time')
    expect((await ramp.call(calls.search, { body: { season } })).body).toHaveLength(1)
    for (const [as, status] of [
      [bo, 403],
      [ty, 403],
      [null, 401],
    ] as const) {
      expect((await keep(as)).status).toBe(as ? 404 : 401)
      expect((await ramp.call(calls.update, { as, params: { id: kept._id }, body: { note: 'Mine' } })).status).toBe(status)
      expect((await ramp.call(calls.remove, { as, params: { id: kept._id } })).status).toBe(status)
    }
    expect((await ramp.call(calls.create, { as: ana, body: { season: newId() } })).status).toBe(404)
    expect((await keep(ana, { standings: [{ name: 'Ty' }] as never })).status).toBe(400)
  })

  test('a list is of the newest: each is a whole season, and nobody fetches two thousand of those at once', async () => {
    const row = { id: newId(), name: 'Ty Hall', position: 1, tied: false, points: 9, events: 1, bestFinish: 1, bonus: 0, results: [] }
    for (let week = 1; week <= 25; week++)
      await keep(ana, { standings: [row], note: `Week ${week}`, asOf: `2027-06-${`${week}`.padStart(2, '0')}T12:00:00Z` })
    const notes = async (body: object) => (await ramp.call(calls.search, { body: { season, ...body } })).body.map(({ note }) => note)
    const weeks = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => `Week ${from - index}`)
    expect(await notes({})).toEqual(weeks(25, 6))
    expect([await notes({ pageSize: 100 }), await notes({ pageSize: 100, pageNumber: 1 })]).toEqual([weeks(25, 6), weeks(5, 1)])
    expect(await notes({ pageSize: 3, pageNumber: 2 })).toEqual(weeks(19, 17))
    expect((await ramp.call(calls.list)).body.map(({ note }) => note)).toEqual(weeks(25, 6))
  })

  test('a time is a time however it is written, also in a repeat without a key', async () => {
    const body = { _id: newId(), season, asOf: '2027-06-01T07:00:00-05:00' }
    const raw = async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${ana.token}` }
      const answer = await fetch(ramp.address + calls.create.path, { method: 'POST', headers, body: JSON.stringify(body) })
      return [answer.status, ((await answer.json()) as { asOf?: string }).asOf]
    }
    expect([await raw(), await raw()]).toEqual(Array(2).fill([200, '2027-06-01T12:00:00.000Z']))
  })

  test('a lost answer keeps one snapshot', async () => {
    const body = { _id: newId(), season, note: 'Half time' }
    const taps = [await ramp.call(calls.create, { as: ana, body }), await ramp.call(calls.create, { as: ana, body })]
    expect(taps.map(({ status }) => status)).toEqual([200, 200])
    expect((await ramp.call(calls.search, { body: { season } })).body).toHaveLength(1)
    expect((await ramp.call(calls.create, { as: ana, body: { ...body, note: 'Other' } })).error.code).toBe('record.id-taken')
  })

  test('a check says who moved since the newest snapshot, and by which results', async () => {
    const ty = await ramp.person('Angler', 'Ty Hall', { director: ana.id })
    const jo = await ramp.person('Angler', 'Jo Reyes', { director: ana.id })
    const di = await ramp.person('Angler', 'Di Ross', { director: ana.id })
    expect(await check()).toEqual({ standings: [], changed: false, moves: [], snapshot: null })
    await anEvent('Lake Fork #4', [
      [ty.id, 99],
      [jo.id, 100],
    ])
    expect(await check()).toMatchObject({ changed: true, snapshot: null, moves: [{ before: null }, { before: null }] })
    await keep(ana, { asOf: '2020-01-01T00:00:00.000Z', standings: [], note: 'An older one' })
    const { body: kept } = await keep()
    expect(await check()).toMatchObject({ changed: false, moves: [], snapshot: { _id: kept._id } })

    const second = await anEvent('Lake Fork #5', [
      [ty.id, 99],
      [di.id, 50],
    ])
    const answer = await check()
    expect(lines(answer.standings)).toEqual(['1 Ty Hall 198', '2 Jo Reyes 100', '3 Di Ross 50'])
    expect(answer.changed).toBe(true)
    expect(answer.moves.map(({ text }) => text)).toEqual([
      'Ty Hall: 2nd → 1st, 99 → 198 points (Lake Fork #5: + 99)',
      'Jo Reyes: 1st → 2nd with 100 points',
      'Di Ross: new, 3rd with 50 points (Lake Fork #5: + 50)',
    ])
    expect(answer.snapshot).toMatchObject({ _id: kept._id })
    await ramp.call(seasonEventPointDistributionCalls.removeAllForTournament, { as: ana, body: { tournamentId: second.id } })
    expect(await check()).toMatchObject({ changed: false })
  })

  test('a check follows a final result, its reopening and the rules of the season', async () => {
    ;({ tour, season } = await aSeason(ramp, ana, { seasonRules: { bestOf: 1, participationPoints: 10 } }))
    const lake = await lakeFork(ramp, ana, { tour, season })
    await lake.weighAll()
    const result = await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: lake.tournament.id } })
    const { standings } = await check()
    expect(standings).toHaveLength(11)
    expect(standings[0]).toMatchObject({ name: 'Ty Hall', points: 110, bonus: 10, events: 1 })
    await keep()
    const winner = lake.boats[0]!.users[0]!
    await inTheBook(winner)
    await anEvent('Lake Fork #5', [[winner, 40]])
    const after = await check()
    expect(after.standings[0]!.results.map(({ points, counted }) => [points, counted])).toEqual([
      [100, true],
      [40, false],
    ])
    expect(after.moves.map(({ text }) => text)).toEqual(['Ty Hall: 1st, 110 → 120 points (Lake Fork #5: + 0)'])
    await ramp.call(tournamentResultCalls.remove, { as: ana, params: { id: result.body._id } })
    expect(lines((await check()).standings)).toEqual(['1 Ty Hall 50'])
  })

  test('a tie on points goes by what the final results weighed, where the season says so; points by hand have no weight', async () => {
    const jo = await ramp.person('Angler', 'Jo Reyes', { director: ana.id })
    const placed = async (rules: object) => {
      ;({ tour, season } = await aSeason(ramp, ana, rules))
      const lake = await lakeFork(ramp, ana, { tour, season })
      await lake.weighAll()
      await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: lake.tournament.id } })
      await anEvent('Lake Fork #5', [[jo.id, 100]])
      const { standings } = await check()
      return standings.slice(0, 2).map(({ position, tied, name }) => [position, tied, name])
    }
    expect((await placed({})).map(([position, tied]) => [position, tied])).toEqual([
      [1, true],
      [1, true],
    ])
    expect(await placed({ seasonRules: { tieBreaks: ['total-weight'] } })).toEqual([
      [1, false, 'Ty Hall'],
      [2, false, 'Jo Reyes'],
    ])
  })

  test('points of a draft do not count, and a season that is not there is not found', async () => {
    const ty = await ramp.person('Angler', 'Ty Hall', { director: ana.id })
    await anEvent('Secret Lake', [[ty.id, 99]], { status: 'Draft' })
    expect(await check(ana)).toMatchObject({ standings: [], changed: false })
    expect((await ramp.call(calls.withCheck, { as: ana, body: { seasonId: newId() } })).status).toBe(404)
    expect((await ramp.call(calls.withCheck, { as: ana, body: {} as never })).status).toBe(400)
  })

  test('a team is called by who fished for it last', async () => {
    const event = await aTournament(ramp, ana, { tour, season })
    const boat = await aBoat(ramp, event, 1, ['Jo Reyes', 'Linh Tran'])
    await inTheBook(...boat.users)
    const { body: made } = await ramp.call(seasonTeamCalls.create, { as: ana, body: { season, angler: boat.users[0]! } })
    const seasonTeam = made._id
    for (const angler of boat.users)
      await ramp.call(seasonEventPointDistributionCalls.create, {
        as: ana,
        body: { tournament: event.id, entry: boat.id, angler, seasonTeam, points: 80 },
      })
    expect(lines((await check()).standings)).toEqual(['1 Reyes · Tran 80'])
  })
})
