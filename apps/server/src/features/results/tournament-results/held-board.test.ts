import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@ramplight/contract/api'
import { type AnyEndpoint, writes } from '@ramplight/contract/kernel/endpoint'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament, days } from '../../weigh-in/testing/a-tournament.ts'
import { weigh } from '../testing/lake-fork.ts'

/** The bag that is kept and its big fish, in ounces on the wire, and as they are written. */
const KEPT = /(?<![\w.-])(285\.25|104\.25|17 lb 13|17-13|17\.83|6 lb 8|6-08|6\.52)(?![\w-])/
const TEMPLATE = '<!doctype html><html><head><title>Ramplight</title></head><body><div id="root"></div></body></html>'
const CALLS = Object.values(api).flatMap((family) => Object.values(family.calls) as AnyEndpoint[])

describe('a board that is held for the stage', () => {
  let ramp: TestServer
  let ana: Person
  let lily: Person
  let other: Person

  beforeAll(async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
    for (const page of ['index.html', 'visit.html', 'live-leaderboard.html']) await writeFile(join(webRoot, page), TEMPLATE)
    ramp = await aTestServer({ app: { webRoot } })
    ana = await ramp.person('Director', 'Ana Hall')
    lily = await ramp.person('Angler', 'Lily Moss')
    other = await ramp.person('Director', 'Otto Lane')
  })
  afterAll(() => ramp.close())

  const boardOf = ({ id }: TournamentRow, as: Person | null = null) => ramp.call(calls.board, { as, params: { id } })
  const hold = ({ id }: TournamentRow, top: number | null, as: Person = ana) =>
    ramp.call(calls.holdBoard, { as, params: { id }, body: { top } })
  const reveal = ({ id }: TournamentRow, left: number) => ramp.call(calls.revealBoard, { as: ana, params: { id }, body: { left } })
  const places = async (cup: TournamentRow) => (await boardOf(cup)).body.rows.map(({ position, names }) => `${position} ${names}`)

  /** The places of a boat through the event, as anybody may ask for them. */
  const wayOf = async ({ id }: TournamentRow, boat: { id: string }, as: Person | null = null) =>
    (await ramp.call(calls.boardPlaces, { as, params: { id, entry: boat.id } })).body.places.map(({ place }) => place)

  /** Four boats; the first bag is the one to be kept. */
  async function aCup(keptFirst: boolean, more: Parameters<typeof aTournament>[2] = {}) {
    const cup = await aTournament(ramp, ana, more)
    const boats: Awaited<ReturnType<typeof aBoat>>[] = []
    for (const [index, name] of ['Ty Hall', 'Jo Reyes', 'Al Odom', 'Mo Vega'].entries())
      boats.push(await aBoat(ramp, cup, index + 1, [name]))
    const bag = () => weigh(ramp, ana, boats[0]!, [285.25 / 16, 104.25 / 16])
    if (keptFirst) await bag()
    for (const [index, pounds] of [12, 10, 8].entries()) await weigh(ramp, ana, boats[index + 1]!, [pounds, 4])
    const jo = await ramp.again({ id: boats[1]!.users[0]!, name: 'Jo Reyes' })
    return { cup, boats, bag, jo }
  }
  type Cup = Awaited<ReturnType<typeof aCup>>

  /** Every read of the API and every public page, asked by everybody who does not run the event: where the kept bag stands. */
  async function leaks({ cup, boats, jo }: Cup): Promise<string[]> {
    const ids = [cup.id, boats[0]!.id, boats[0]!.users[0]!]
    const gets = CALLS.filter(({ method, path }) => method === 'GET' && !/stream|logout/.test(path)).flatMap(({ path }) =>
      path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/g, id)) : [path],
    )
    const reads = CALLS.filter((call) => call.method === 'POST' && !writes(call))
    const found = new Set<string>()
    const ask = async (path: string, as: Person | null, init: RequestInit = {}) => {
      const headers = { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as.token}` }) }
      if (KEPT.test(await (await fetch(ramp.address + path, { ...init, headers })).text())) found.add(path)
    }
    for (const as of [null, lily, jo, other]) {
      for (const path of [...gets, ...pagesOf(cup), '/results.json', '/results.rss', '/home', '/tournaments']) await ask(path, as)
      for (const { path } of reads)
        for (const terms of [{ tournament: cup.id }, { tournaments: [cup.id] }, {}])
          await ask(path, as, { method: 'POST', body: JSON.stringify(terms) })
    }
    return [...found]
  }
  const pictureOf = async ({ id }: TournamentRow) =>
    Buffer.from(await (await fetch(`${ramp.address}/tournaments/${id}/picture.png`)).arrayBuffer()).toString('base64')
  const pagesOf = ({ id }: TournamentRow) => [`/tournaments/${id}`, `/live-leaderboard/${id}`, `/live-leaderboard/${id}/embed`]
  const pageOf = async (path: string) => (await fetch(ramp.address + path)).text()

  test('a bag after the hold is in no public answer and in no picture; when all is shown it is', async () => {
    const made = await aCup(false)
    const { cup, bag } = made
    expect((await hold(cup, null)).body.held).toMatchObject({ left: null })
    const picture = await pictureOf(cup)
    await bag()
    expect(await leaks(made)).toEqual([])
    expect(await pictureOf(cup)).toBe(picture)
    expect(await places(cup)).toEqual(['1 Jo Reyes', '2 Al Odom', '3 Mo Vega', '4 Ty Hall'])
    // Who runs the event has it where it is not for a screen at the ramp; the board is the same for everybody.
    expect((await boardOf(cup, ana)).wire).toEqual((await boardOf(cup)).wire)
    expect(JSON.stringify((await ramp.call(calls.preview, { as: ana, params: { id: cup.id } })).wire)).toMatch(KEPT)
    expect((await reveal(cup, 0)).body.held).toBeNull()
    for (const path of [`/api/tournament-results/board/${cup.id}`, ...pagesOf(cup)])
      expect([path, await pageOf(path)]).toEqual([path, expect.stringMatching(KEPT)])
    expect(await pictureOf(cup)).not.toBe(picture)
  })

  test('the way of a boat through the places is held as well', async () => {
    const { cup, boats, bag } = await aCup(false)
    const [kept, second, , last] = boats as [(typeof boats)[0], (typeof boats)[0], (typeof boats)[0], (typeof boats)[0]]
    expect(await wayOf(cup, second)).toEqual([1])
    await hold(cup, null)
    await bag()
    expect([await wayOf(cup, kept), await wayOf(cup, second), await wayOf(cup, last, ana)]).toEqual([[], [1], [3]])
    await reveal(cup, 0)
    expect([await wayOf(cup, kept), await wayOf(cup, second), await wayOf(cup, last)]).toEqual([[1], [1, 2], [3, 4]])
    await hold(cup, 3)
    expect([await wayOf(cup, kept), await wayOf(cup, second), await wayOf(cup, last)]).toEqual([[], [], [3, 4]])
  })

  test('the first places come out one by one, and a double tap reveals no more', async () => {
    const { cup } = await aCup(true)
    await hold(cup, 3)
    expect(await places(cup)).toEqual(['4 Mo Vega'])
    for (let tap = 0; tap < 2; tap++) await reveal(cup, 2)
    expect(await places(cup)).toEqual(['3 Al Odom', '4 Mo Vega'])
    // Neither goes back: a late tap of another device, a second hold.
    await reveal(cup, 3)
    expect((await hold(cup, 10)).body.held).toMatchObject({ left: 2 })
    await reveal(cup, 1)
    expect(await places(cup)).toEqual(['2 Jo Reyes', '3 Al Odom', '4 Mo Vega'])
    await reveal(cup, 0)
    expect(await places(cup)).toEqual(['1 Ty Hall', '2 Jo Reyes', '3 Al Odom', '4 Mo Vega'])
  })

  test('first places are in no answer either, also not in results of a day that were written before', async () => {
    const made = await aCup(true, { tournamentDates: days(2) })
    const { cup } = made
    expect((await ramp.call(calls.create, { as: ana, body: { tournament: cup.id } })).status).toBe(200)
    expect(await pageOf(`/api/tournament-results/by-tournament/${cup.id}`)).toMatch(KEPT)
    await hold(cup, 3)
    expect(await leaks(made)).toEqual([])
    expect((await ramp.call(calls.byTournament, { as: ana, params: { id: cup.id } })).status).toBe(200)
    // Nor written while it is held: not on the entries, not as results of the day.
    const again = await ramp.call(tournamentEntryCalls.updateAll, { as: ana, body: { tournament: cup.id } })
    expect(again.error?.code).toBe('results.board-held')
    expect((await ramp.call(calls.createOrUpdate, { as: ana, body: { tournament: cup.id } })).error?.code).toBe('results.board-held')
  })

  test('every public page says that the board is held', async () => {
    const { cup } = await aCup(true)
    await hold(cup, 2)
    const pages = pagesOf(cup)
    for (const path of pages) expect([path, await pageOf(path)]).toEqual([path, expect.stringContaining('Held for the stage')])
    expect(await pageOf(`/live-leaderboard/${cup.id}`)).not.toContain('1st:')
    await reveal(cup, 0)
    for (const path of pages) expect([path, await pageOf(path)]).toEqual([path, expect.not.stringContaining('Held for the stage')])
  })

  test('a hold that was forgotten ends with official results; nobody else holds a board', async () => {
    const { cup } = await aCup(true)
    expect((await hold(cup, 3, other)).status).toBe(403)
    await hold(cup, 3)
    expect((await ramp.call(calls.create, { as: ana, body: { tournament: cup.id } })).status).toBe(200)
    expect((await boardOf(cup)).body.held).toBeNull()
    expect(await places(cup)).toContain('1 Ty Hall')
    expect((await hold(cup, 3)).error?.code).toBe('results.hold-final')
  })
})
