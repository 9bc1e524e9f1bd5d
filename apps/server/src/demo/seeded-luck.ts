/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32), so that the demo is the same everywhere. */
export function seededLuck(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Catch = { weight: number; totalFish: number; bigFish: number; deadFishCount: number; minutesLate: number }

/** A day on the water in ounces: most boats have a limit, some a few fish, some none; now and then one is dead or late. */
export function aCatch(luck: () => number, limit: number): Catch {
  const day = luck()
  const totalFish = day < 0.06 ? 0 : day < 0.3 ? 1 + Math.floor(luck() * (limit - 1)) : limit
  const fish = Array.from({ length: totalFish }, () => Math.round(22 + 26 * luck() + (luck() < 0.12 ? 40 * luck() : 0)))
  return {
    weight: fish.reduce((sum, ounces) => sum + ounces, 0),
    totalFish,
    bigFish: Math.max(0, ...fish),
    deadFishCount: totalFish > 0 && luck() < 0.1 ? 1 : 0,
    minutesLate: luck() < 0.04 ? 1 + Math.floor(luck() * 6) : 0,
  }
}

/** The same in inches: most measure more fish than count. */
export function measuredFish(
  luck: () => number,
  limit: number,
): Pick<Catch, 'weight' | 'totalFish' | 'bigFish'> & { fishLengths: number[] } {
  const fishLengths = Array.from({ length: 2 + Math.floor(luck() * 6) }, () => 10 + Math.round(4 * (3 + 7 * luck() * luck())) / 4)
  const counted = fishLengths.toSorted((one, other) => other - one).slice(0, limit)
  return { weight: counted.reduce((sum, inches) => sum + inches, 0), totalFish: counted.length, bigFish: counted[0]!, fishLengths }
}
