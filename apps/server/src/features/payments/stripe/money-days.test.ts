import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MoneyLake } from './testing/evening-laws.ts'
import { aMoneyLake, liveThroughDays } from './testing/live-through-days.ts'

/** `npm run test:money` lives through more of them. */
const DAYS = 36

let lake: MoneyLake
beforeAll(async () => {
  lake = await aMoneyLake()
})
afterAll(() => lake.close())

test(
  'on a day of double taps, lost and doubled news, cut connections, refunds and disputes, a boat is charged once, posted once, and nothing is stuck',
  async () => {
    const { wrong, day, seed, path, howOften } = await liveThroughDays(lake, { runs: DAYS })
    expect(wrong, `${JSON.stringify(day)}\nagain: npm run test:money -- --seed ${seed} --path ${path}`).toEqual([])
    expect(howOften.get('paid 1 times') ?? 0).toBeGreaterThan(DAYS / 8)
  },
  60_000 + DAYS * 3000,
)
