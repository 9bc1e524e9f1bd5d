import { median } from '../pairs.ts'
import type { Meter } from './metered.ts'

export type Goal = { least?: number; most?: number }
/** The thing and its control. */
export type Pairs = [thing: number, control: number][]

/** One line: the median of the ratios, their spread, the goal, and both medians. */
export function report(what: string, { least, most }: Goal, pairs: Pairs, unit: string): void {
  const ratios = pairs.map(([thing, control]) => (least === undefined ? thing / control : control / thing))
  const ratio = median(ratios)
  const spread = median(ratios.map((one) => Math.abs(one - ratio)))
  const isMet = least === undefined ? ratio <= (most ?? Number.POSITIVE_INFINITY) : ratio >= least
  if (!isMet) report.missed.push(what)
  const goal = least === undefined ? `≤ ${most}` : `≥ ${least}`
  const [a, b] = [median(pairs.map(([thing]) => thing)), median(pairs.map(([, control]) => control))]
  const digits = Math.max(a, b) < 10 ? 3 : 1
  console.log(
    `${what.padEnd(58)} ${ratio.toFixed(2)} ± ${spread.toFixed(2)}  goal ${goal}  ${isMet ? 'met' : 'MISSED'}  (${a.toFixed(digits)} and ${b.toFixed(digits)} ${unit})`,
  )
}
report.missed = [] as string[]

/** Thing and control in turns, swapping who goes first; the first pair only warms up. */
export async function inTurns(thing: () => Promise<number>, control: () => Promise<number>, pairs: number): Promise<Pairs> {
  const both: Pairs = []
  for (let i = -1; i < pairs; i++) {
    const first = i % 2 ? await thing() : await control()
    const second = i % 2 ? await control() : await thing()
    if (i >= 0) both.push(i % 2 ? [first, second] : [second, first])
  }
  return both
}

/** How much of the product's time was the server's and the way there; answers the requests of one run. */
export function shareOf(what: string, runs: readonly (Meter & { ms: number })[], boats: number): { requests: number } {
  const own = median(runs.map(({ ms, waitedMs }) => ms - waitedMs))
  const waited = median(runs.map(({ waitedMs }) => waitedMs))
  const requests = median(runs.map((run) => run.requests))
  const each = ((own / boats) * 1000).toFixed(0)
  console.log(
    `  ${what} of ${boats}: ${own.toFixed(0)} ms on the device (${each} µs each), ${waited.toFixed(0)} ms for the server, ${requests} requests`,
  )
  return { requests }
}
