import { expect, test } from 'vitest'
import { boardCache } from './board-cache.ts'

const MINUTE = 60_000

test('a board that moves is made anew after half a minute, an official one after a quarter of an hour', async () => {
  let clock = 0
  let made = 0
  const boards = boardCache(() => clock)
  const ask = (tournament: string, state: 'weighing' | 'official') =>
    boards.get(tournament, 1, async () => {
      made++
      return { revision: 1, json: '{}', tag: 'x', event: { json: '{}', tag: 'y' }, summary: { state } as never }
    })
  const madeAfter = async (tournament: string, state: 'weighing' | 'official', times: number[]) => {
    made = 0
    for (const time of times) {
      clock = time
      await ask(tournament, state)
    }
    return made
  }
  expect(await madeAfter('live', 'weighing', [0, 0.4 * MINUTE, 0.6 * MINUTE])).toBe(2)
  expect(await madeAfter('old', 'official', [0, 0.6 * MINUTE, 14 * MINUTE])).toBe(1)
  expect(await madeAfter('old', 'official', [16 * MINUTE])).toBe(1)
})
