import fc from 'fast-check'
import { aCardRamp } from './a-card-ramp.ts'
import { aServerThatDies } from './a-server-that-dies.ts'
import type { MoneyLake } from './evening-laws.ts'
import { type HowOften, liveThroughDay } from './money-day.ts'
import { type MoneyStep, moneyDays, type Often } from './money-steps.ts'
import { TOLD_DAYS } from './told-days.ts'

/** A server and a provider for any number of money days. */
export async function aMoneyLake(at: Parameters<typeof aCardRamp>[0] = {}): Promise<MoneyLake> {
  const lake = await aCardRamp({ retries: 0, ...at })
  await lake.connect(lake.ana)
  // What a bank has given back at last can be passed on only where the platform has money.
  lake.standIn.topUp(100_000_000)
  return { ...lake, ...aServerThatDies(lake.ramp, lake.cards.stripe) }
}

type Asked = {
  runs: number
  seed?: number | undefined
  path?: string | undefined
  /** A day that goes wrong is made as small as it gets. */
  shrink?: boolean
  /** What happens more often than on other days. */
  often?: Often | undefined
  /** Lived through before all others: those that we have told, if nothing is said. */
  first?: readonly (readonly MoneyStep[])[] | undefined
  onDay?: (days: number) => void
}

/** `wrong`: what was wrong with the first day that went wrong, which is `day`. `seed` and `path` bring it back. */
export type Lived = {
  days: number
  steps: number
  wrong: string[]
  day: readonly MoneyStep[] | null
  seed: number
  path: string | null
  howOften: HowOften
}

/** Lives through the days that we have told and then through random ones, until one goes wrong. */
export async function liveThroughDays(lake: MoneyLake, asked: Asked): Promise<Lived> {
  const { runs, seed, path, shrink = true, often, first = TOLD_DAYS, onDay } = asked
  const howOften: HowOften = new Map()
  let [days, steps, wrong] = [0, 0, [] as string[]]
  const day = fc.asyncProperty(moneyDays(often), async (one) => {
    days++
    steps += one.length
    const found = await liveThroughDay(lake, one, howOften).catch((error: Error) => [`the day broke: ${error.stack ?? error}`])
    onDay?.(days)
    if (found.length) wrong = found
    return found.length === 0
  })
  const result = await fc.check(day, {
    ...{ numRuns: runs, endOnFailure: !shrink, examples: path ? [] : first.map((one): [readonly MoneyStep[]] => [one]) },
    ...(seed === undefined ? {} : { seed }),
    ...(path ? { path } : {}),
  })
  const found = result.failed ? { day: result.counterexample?.[0] ?? null, path: result.counterexamplePath } : { day: null, path: null }
  return { days, steps, wrong, howOften, seed: result.seed, ...found }
}
