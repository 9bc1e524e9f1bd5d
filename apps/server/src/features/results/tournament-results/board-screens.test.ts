import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import type { Steering } from '@ramplight/domain/results/screens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { watchStream } from '#platform/realtime/testing/watch-stream'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aTournament } from '../../weigh-in/testing/a-tournament.ts'

describe('the remote of the TVs', () => {
  let ramp: TestServer
  let ana: Person
  let cup: TournamentRow
  let clock = Date.parse('2027-06-12T20:00:00.000Z')

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date(clock) })
    ana = await ramp.person('Director', 'Ana Hall')
    cup = await aTournament(ramp, ana)
  })
  afterAll(() => ramp.close())

  const steer = (body: Steering, as: Person | null = ana) => ramp.call(calls.steerScreens, { as, params: { id: cup.id }, body })
  const shown = async () => (await ramp.call(calls.boardScreens, { params: { id: cup.id } })).body

  test('TVs that nobody has steered show all pages; every TV hears at once of a steering, and no figure moved by it', async () => {
    expect(await shown()).toMatchObject({ rev: 0, view: 'auto', paused: false })
    const tv = await watchStream(ramp.address, cup.id)
    await tv.hears(({ type }) => type === 'hello')
    expect((await steer({ view: 'waiting' })).body).toMatchObject({ rev: 1, view: 'waiting', turn: 0 })
    await tv.hears(({ type }) => type === 'screens-steered')
    tv.leave()
    expect(await shown()).toMatchObject({ rev: 1, view: 'waiting' })
    expect((await findTournament(ramp.db, cup.id))!.resultsRevision).toBe(cup.resultsRevision)
  })

  test('a pause stays at the page that is on the screens now, and the next page is the one after it', async () => {
    await steer({ view: 'standings' })
    clock += 25_000
    expect(await shown()).toMatchObject({ turn: 0, age: 25_000 })
    expect((await steer({ paused: true })).body).toMatchObject({ turn: 2, paused: true, age: 0 })
    clock += 600_000
    expect((await steer({ step: 1 })).body).toMatchObject({ turn: 3, paused: true })
    expect((await steer({ paused: false })).body).toMatchObject({ turn: 3, paused: false })
  })

  test('two thumbs at two remotes: both taps count', async () => {
    const { rev, turn } = (await steer({ view: 'standings', paused: true })).body
    const taps = Array.from({ length: 12 }, () => steer({ step: 1 }))
    await Promise.all([...taps, steer({ message: 'Raffle at 4 PM' })])
    expect(await shown()).toMatchObject({ rev: rev + 13, turn: turn + 12, message: 'Raffle at 4 PM' })
  })

  test('only who runs the event steers its TVs', async () => {
    expect((await steer({ view: 'blank' }, null)).status).toBe(401)
    expect((await steer({ view: 'blank' }, await ramp.person('Director', 'Otto Lane'))).status).toBe(403)
  })
})
