import { expect, test } from 'vitest'
import { runModel } from './run-model.ts'
import { testRamp } from './test-ramp.ts'

/** What the gate has time for. The same days each time, so that it says something of the change; other days are for the night. */
const MOST_MS = 30_000
const AT_ONCE = 5
const MOST_DAYS = 100
const FIRST_SEED = 20_261_120

const ramp = testRamp()

test('several stations, a network that lies and a server that is killed: nothing is lost, nothing counts twice, all show the same', async () => {
  const end = Date.now() + MOST_MS
  for (let days = 0; days < MOST_DAYS && Date.now() < end; days += AT_ONCE) {
    const seed = FIRST_SEED + days
    const { violations, path } = await runModel(ramp(), { runs: AT_ONCE, seed, shrink: false })
    expect(violations, `npm run test:sync -- --seed ${seed} --path ${path}`).toEqual([])
  }
}, 180_000)
