import type { StandingsChanged } from '@ramplight/contract/realtime/live-channel'
import { patchedBoard } from '@ramplight/domain/results/board-patch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revision, watchStream } from '#platform/realtime/testing/watch-stream'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { weigh } from '../testing/lake-fork.ts'
import { boardChanges } from './board-changes.ts'

/** One more than may ask all at once. */
const A_CROWD = 201

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

async function aCup(boats: number) {
  const cup = await aTournament(ramp, ana)
  const fleet = []
  for (let number = 1; number <= boats; number++) fleet.push(await aBoat(ramp, cup, number, [`Ty Hall${number}`]))
  const board = async () => {
    const answer = await fetch(`${ramp.address}/api/tournament-results/board/${cup.id}`)
    return { json: (await answer.json()) as { revision: number; rows: { entry: string }[] }, tag: answer.headers.get('etag') }
  }
  return { cup, fleet, board }
}

test('a crowd that has the board hears of a bag with all that it changes, and need not ask', async () => {
  const { cup, fleet, board } = await aCup(3)
  await weigh(ramp, ana, fleet[0]!, [8, 3])
  const viewers = await Promise.all(Array.from({ length: A_CROWD }, () => watchStream(ramp.address, cup.id)))
  // What somebody saw before is what the first news is told from.
  let { json: seen } = await board()
  for (const [boat, pounds] of [
    [1, 12],
    [2, 10],
  ] as const) {
    await weigh(ramp, ana, fleet[boat]!, [pounds, 4])
    const now = await board()
    const [news] = (await Promise.all(viewers.map(({ hears }) => hears(revision(now.json.revision))))) as [StandingsChanged]
    const { from, tag, ...patch } = news.patch!
    expect([from, tag]).toEqual([seen.revision, now.tag])
    expect(patchedBoard(seen, patch)).toEqual(now.json)
    seen = now.json
  }
  // All of them, once each, and the same.
  const told = viewers.map(({ seen }) => seen.filter(({ message }) => message.type === 'standings-changed').map(({ message }) => message))
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(told[0]).toHaveLength(2)
  for (const { leave } of viewers) leave()
})

test('news that comes twice, late or all at once is one change after the other', async () => {
  const { cup, fleet, board } = await aCup(4)
  const withChange = boardChanges({ pool: ramp.deps.pool, db: ramp.db })
  const tell = (to: number) => withChange({ type: 'standings-changed', tournament: cup.id, revision: to })
  const start = (await board()).json
  await weigh(ramp, ana, fleet[0]!, [8, 3])
  const first = (await tell(start.revision + 1))!
  await weigh(ramp, ana, fleet[1]!, [9, 3])
  await weigh(ramp, ana, fleet[2]!, [7, 3])
  const [second, ...late] = await Promise.all([start.revision + 3, start.revision + 2, start.revision + 3].map(tell))
  expect(late).toEqual([null, null])
  expect([first.patch!.from, first.revision, second!.patch!.from, second!.revision]).toEqual([
    start.revision,
    start.revision + 1,
    start.revision + 1,
    start.revision + 3,
  ])
  const { from: _, tag, ...patch } = second!.patch!
  const now = await board()
  expect([patchedBoard(patchedBoard(start, first.patch!), patch), tag]).toEqual([now.json, now.tag])
})
