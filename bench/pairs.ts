/**
 * Measuring in ratios: the thing and its control run in the same process, in turns, swapping who goes first. A machine that
 * is busy slows both; the median of the pairs' ratios is what counts, their spread says how busy it was.
 */
export const PAIRS = 9
/** The compiler has seen the code before anything is timed: every points system with every payout mode once. */
const WARM_UP = 12

export type Pair = { thing: () => unknown; control: () => unknown }
/** Milliseconds; `spread` is the median absolute deviation of the ratios. */
export type Measured = { ratio: number; spread: number; thing: number; control: number }

/** Milliseconds of one call. Garbage is collected when the engine of the machine sees fit: what a run leaves behind is part of its cost. */
function time(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** `pairOf(i)` gives the two runs of pair i; they may differ from pair to pair. */
export function measurePairs(pairOf: (index: number) => Pair): Measured {
  for (let index = 0; index < WARM_UP; index++) {
    const { thing, control } = pairOf(index)
    control()
    thing()
  }
  const pairs = Array.from({ length: PAIRS }, (_, index) => {
    const { thing, control } = pairOf(index)
    if (index % 2) return { thing: time(thing), control: time(control) }
    const first = time(control)
    return { thing: time(thing), control: first }
  })
  const ratios = pairs.map((pair) => pair.thing / pair.control)
  const ratio = median(ratios)
  return {
    ratio,
    spread: median(ratios.map((value) => Math.abs(value - ratio))),
    thing: median(pairs.map((pair) => pair.thing)),
    control: median(pairs.map((pair) => pair.control)),
  }
}
