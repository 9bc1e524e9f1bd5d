import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCardRamp, type CardRamp } from './testing/a-card-ramp.ts'
import { type HowOften, liveThroughDay, moneyDay } from './testing/money-day.ts'

/** `npm run test:money` runs more of them: `MONEY_DAYS=10000 MONEY_SEED=7 npm run test:money`. */
const DAYS = Number(process.env.MONEY_DAYS ?? 40)
const SEED = process.env.MONEY_SEED ? { seed: Number(process.env.MONEY_SEED) } : {}

let lake: CardRamp
beforeAll(async () => {
  lake = await aCardRamp({ retries: 0 })
  await lake.connect(lake.ana)
})
afterAll(() => lake.close())

test(
  'on a day of double taps, lost and doubled news, cut connections, refunds and disputes, a boat is charged once, posted once, and nothing is stuck',
  async () => {
    const howOften: HowOften = new Map()
    await fc.assert(
      fc.asyncProperty(moneyDay, async (steps) => {
        expect(await liveThroughDay(lake, steps, howOften)).toEqual([])
      }),
      { ...SEED, numRuns: DAYS },
    )
    if (process.env.MONEY_DAYS)
      console.log(
        [...howOften]
          .sort((a, b) => b[1] - a[1])
          .map(([what, times]) => `${what}: ${times}`)
          .join('\n'),
      )
    expect(howOften.get('paid 1 times') ?? 0).toBeGreaterThan(DAYS / 8)
  },
  60_000 + DAYS * 3000,
)
