import { userCalls } from '@ramplight/contract/people/users'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { people } from '../../people/users/index.ts'
import { type TournamentRow, touchBoard } from '../../tournaments/tournaments/index.ts'
import { tours } from '../../tours/tours/tours.table.ts'
import { aBoat, aTournament, days } from '../../weigh-in/testing/a-tournament.ts'
import { lakeFork, weigh } from '../testing/lake-fork.ts'
import { readBoard } from './read-board.ts'

/** How many statements the work sends to the database. */
const statements = async (work: () => Promise<unknown>) => (await countStatements(work)).statements

describe('the board', () => {
  let ramp: TestServer
  let ana: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  const board = (tournament: TournamentRow, as: Person | null = null, headers: Record<string, string> = {}) =>
    ramp.call(calls.board, { as, params: { id: tournament.id }, headers })
  const raw = (tournament: TournamentRow, headers: Record<string, string> = {}) =>
    fetch(`${ramp.address}/api/tournament-results/board/${tournament.id}`, { headers })
  const setStatus = async (tournament: TournamentRow, status: string) => {
    await ramp.deps.pool.query('update tournaments set status = $2 where id = $1', [tournament.id, status])
    await touchBoard(ramp.db, tournament.id)
  }
  const stateOf = async (tournament: TournamentRow) => {
    const { state, day, weighed, field } = (await board(tournament, ana)).body
    return [state, day, weighed, field]
  }

  test('who was cut keeps the place on day 2; who did not come back has one once the weigh-in is closed', async () => {
    const settings = { cuts: [{ afterDay: 0, keep: 2 }] }
    const cup = await aTournament(ramp, ana, { tournamentDates: days(2), status: 'In Progress', hasCuts: true, settings })
    const names = ['Ty Hall', 'Jo Reyes', 'Cy Moss', 'Dee Queue']
    const boats: Awaited<ReturnType<typeof aBoat>>[] = []
    for (const [at, name] of names.entries()) boats.push(await aBoat(ramp, cup, at + 1, [name]))
    for (const [at, pounds] of [10, 12, 8].entries()) await weigh(ramp, ana, boats[at]!, [pounds, 4])
    const shown = async () =>
      (await board(cup)).body.rows.map(({ entry, weighed, position }) => [boats.findIndex(({ id }) => id === entry) + 1, weighed, position])
    await weigh(ramp, ana, boats[0]!, [9, 4], 1)
    // Boat 2 is still out, boat 3 was cut, boat 4 never weighed.
    expect(await shown()).toEqual([
      [1, true, 1],
      [2, false, 2],
      [3, true, 3],
      [4, false, expect.anything()],
    ])
    await setStatus(cup, 'Closed')
    expect((await shown()).slice(0, 3)).toEqual([
      [1, true, 1],
      [2, true, 2],
      [3, true, 3],
    ])
  })

  test('a two-day tournament goes through all its states', async () => {
    const cup = await aTournament(ramp, ana, { tournamentDates: days(2), status: 'Draft' })
    const boats = [await aBoat(ramp, cup, 1, ['Ty Hall']), await aBoat(ramp, cup, 2, ['Jo Reyes'])]
    await aBoat(ramp, cup, 3, ['Dee Queue'], { disqualified: true })
    expect(await stateOf(cup)).toEqual(['not-public', 0, 0, 2])
    await setStatus(cup, 'Open')
    expect(await stateOf(cup)).toEqual(['before', 0, 0, 2])
    await setStatus(cup, 'In Progress')
    expect(await stateOf(cup)).toEqual(['fishing', 0, 0, 2])
    await weigh(ramp, ana, boats[0]!, [10, 4])
    expect(await stateOf(cup)).toEqual(['weighing', 0, 1, 2])
    await weigh(ramp, ana, boats[1]!, [0, 0])
    expect(await stateOf(cup)).toEqual(['between-days', 0, 2, 2])
    await weigh(ramp, ana, boats[0]!, [8, 3], 1)
    expect(await stateOf(cup)).toEqual(['weighing', 1, 1, 2])
    await weigh(ramp, ana, boats[1]!, [9, 3], 1)
    expect(await stateOf(cup)).toEqual(['unofficial', 1, 2, 2])
    await setStatus(cup, 'Closed')
    expect((await board(cup)).body.rows.map(({ points, payout }) => [points, payout])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    expect(await stateOf(cup)).toEqual(['unofficial', 1, 2, 2])
    await ramp.call(calls.create, { as: ana, body: { tournament: cup.id } })
    expect(await stateOf(cup)).toEqual(['official', 1, 2, 2])
  })

  // A65
  test('somebody who is deleted leaves the lists of people, and keeps the name in the results', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    const admin = await ramp.person('System Admin', 'Uma Ray')
    const [ty] = boats[0]!.users
    const isFound = async () =>
      (await ramp.call(userCalls.search, { as: admin, body: { name: 'Ty Hall' } })).body.some(({ _id }) => _id === ty)
    expect(await isFound()).toBe(true)
    expect((await ramp.call(userCalls.remove, { as: admin, params: { id: ty! } })).status).toBe(200)
    expect(await isFound()).toBe(false)
    await weighAll()
    expect((await board(tournament)).body.rows[0]).toMatchObject({ entry: boats[0]!.id, position: 1, names: ['Ty Hall'] })
  })

  test('a visitor sees places, names and weights, and nothing else of anybody', async () => {
    const at = new Date().toISOString()
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    await ramp.db.insert(tours).values({ id: tournament.tour, createdAt: at, updatedAt: at, name: 'Team Trail', director: ana.id })
    await ramp.deps.pool.query(`update users set email = 'jo@example.com', phone = '9035551234', street = '7 Secret Ln' where id = $1`, [
      boats[1]!.users[0],
    ])
    await weighAll()
    const { body, wire } = await board(tournament)
    expect(body.tournament).toMatchObject({
      name: 'Lake Fork #4',
      tourName: 'Team Trail',
      display: 'lb-oz',
      paidPlaces: 2,
      fishLimit: null,
    })
    expect(body.rows[0]).toMatchObject({
      entry: boats[0]!.id,
      position: 1,
      names: ['Ty Hall'],
      boatNumber: 1,
      totalWeight: 290_000,
      weighed: true,
    })
    expect(body.rows[1]).toMatchObject({ position: 2, tied: true, names: ['Jo Reyes', 'Linh Tran'], points: null, payout: null })
    expect(body.rows[1]!.days).toMatchObject([{ day: 0, adjustedWeight: 231_000, fishCount: '5' }])
    expect(body.rows.every(({ changedAt }) => changedAt !== null)).toBe(true)
    expect(body.bigFish).toEqual({ weight: 96_000, names: ['Ty Hall'] })
    expect(body.pots.map(({ kind, name, size, leaders }) => [kind, name, size, leaders[0]])).toEqual([
      ['bigFishPot', 'Big Bass', 10_000, { names: ['Ty Hall'], weight: 96_000 }],
      ['sidePot', 'Side pot', 3000, { names: ['Ty Hall'], weight: 290_000 }],
    ])
    const text = JSON.stringify(wire)
    for (const secret of ['example.com', '9035551234', 'Secret', boats[0]!.users[0]!, ana.id]) expect(text).not.toContain(secret)

    await ramp.call(calls.create, { as: ana, body: { tournament: tournament.id } })
    const official = (await board(tournament)).body
    expect(official.state).toBe('official')
    expect(official.rows.slice(0, 2).map(({ points, payout }) => [points, payout])).toEqual([
      [100, 73_000],
      [99, 12_000],
    ])
  })

  test('the same revision is the same bytes for everybody and costs a viewer who has it nothing', async () => {
    const { tournament, boats } = await lakeFork(ramp, ana)
    await weigh(ramp, ana, boats[0]!, [5, 2])
    const first = await raw(tournament)
    const etag = first.headers.get('etag')!
    const text = await first.text()
    expect(etag).toMatch(new RegExp(`^W/"${(JSON.parse(text) as { revision: number }).revision}-[\\w-]{12}"$`))
    expect(first.headers.get('cache-control')).toBe('public, max-age=1')
    const asAna = await raw(tournament, { authorization: `Bearer ${ana.token}` })
    expect(await asAna.text()).toBe(text)
    const known = await raw(tournament, { 'if-none-match': `W/"0", ${etag}` })
    expect([known.status, known.headers.get('etag'), known.headers.get('cache-control'), await known.text()]).toEqual([
      304,
      etag,
      'public, max-age=1',
      '',
    ])
    await weigh(ramp, ana, boats[1]!, [6, 2])
    const moved = await raw(tournament, { 'if-none-match': etag })
    expect(moved.status).toBe(200)
    expect(moved.headers.get('etag')).toContain(`W/"${Number(/\d+/.exec(etag)![0]) + 1}-`)
    expect(((await moved.json()) as { rows: { names: string[] }[] }).rows[0]!.names).toEqual(['Jo Reyes', 'Linh Tran'])
  })

  test('a corrected name is another board of the same revision: who has the old one is sent the new one', async () => {
    const { tournament, boats } = await lakeFork(ramp, ana)
    const before = await readBoard(ramp.db, tournament.id)
    await ramp.db.update(people).set({ last_name: 'Halle' }).where(eq(people.id, boats[0]!.users[0]!))
    const after = await readBoard(ramp.db, tournament.id)
    expect(after.revision).toBe(before.revision)
    expect(after.tag).not.toBe(before.tag)
  })

  test("a draft's board is for those who make it, and for no cache", async () => {
    const draft = await aTournament(ramp, ana, { status: 'Draft' })
    expect((await board(draft)).status).toBe(404)
    const mine = await raw(draft, { authorization: `Bearer ${ana.token}` })
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test('a hundred viewers who fetch at once cost one calculation; a large field costs as many statements as a small one', async () => {
    const small = await aTournament(ramp, ana)
    const large = await aTournament(ramp, ana)
    const boat = await aBoat(ramp, small, 1, ['Ty Hall'])
    await weigh(ramp, ana, boat, [5, 2])
    for (let i = 0; i < 60; i++) await weigh(ramp, ana, await aBoat(ramp, large, i + 1, [`Angler ${i}`, `Partner ${i}`]), [5 + i, 2])
    const counts = {
      small: await statements(() => board(small)),
      large: await statements(() => board(large)),
      known: await statements(() => board(large)),
      smallPreview: await statements(() => ramp.call(calls.preview, { as: ana, params: { id: small.id } })),
      largePreview: await statements(() => ramp.call(calls.preview, { as: ana, params: { id: large.id } })),
    }
    expect(counts.large).toBe(counts.small)
    expect(counts.largePreview).toBe(counts.smallPreview)
    expect(counts.large).toBeLessThanOrEqual(10)
    expect(counts.known).toBe(1)

    await weigh(ramp, ana, await aBoat(ramp, large, 99, ['Late Boat']), [90, 2])
    const crowd = await statements(() => Promise.all(Array.from({ length: 100 }, () => raw(large).then((response) => response.text()))))
    expect(crowd).toBeLessThanOrEqual(100 + counts.large)
  })

  test('whoever hears of a revision and fetches gets at least that revision, however fast the weights come', async () => {
    const cup = await aTournament(ramp, ana)
    await aBoat(ramp, cup, 1, ['Ty Hall'])
    for (let i = 0; i < 30; i++) {
      const told = await touchBoard(ramp.db, cup.id)
      const [one, two] = await Promise.all([board(cup), board(cup), touchBoard(ramp.db, cup.id)])
      expect(Math.min(one.body.revision, two.body.revision)).toBeGreaterThanOrEqual(told)
    }
  })

  test('the preview says who weighed, who had no fish, who is out and who is missing', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const late = await aBoat(ramp, tournament, 11, ['Lee Late'])
    await aBoat(ramp, tournament, 12, ['Dee Queue'], { disqualified: true })
    const found = await ramp.call(weighInCalls.search, { as: ana, body: { tournament: tournament.id } })
    await ramp.call(weighInCalls.update, { as: ana, params: { id: found.body[0]!._id }, body: { weight: 16 * 19, reason: 'misread' } })
    await ramp.call(weighInCalls.remove, { as: ana, params: { id: found.body[9]!._id } })
    const { body } = await ramp.call(calls.preview, { as: ana, params: { id: tournament.id } })
    expect(body.checks).toEqual({
      entries: 12,
      weighed: 8,
      noFish: 1,
      disqualified: 1,
      missing: [boats[9]!.id, late.id].map((entry) => ({ entry, day: 0 })),
      corrected: 1,
      voided: 1,
      flags: [],
      final: false,
    })
    expect(body.standings.standings).toHaveLength(12)
  })
})
