/** A number from 0 to 1, without 1: the same sequence for the same seed, whatever the processes around it do. */
export type Chance = () => number

export function chanceOf(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const below = (chance: Chance, most: number): number => Math.floor(chance() * most)

/** One of these, by weight. */
export function oneOf<Name extends string>(chance: Chance, weights: Readonly<Record<Name, number>>): Name {
  const all = Object.entries<number>(weights) as [Name, number][]
  const at = chance() * all.reduce((sum, [, weight]) => sum + weight, 0)
  let end = 0
  for (const [name, weight] of all) {
    end += weight
    if (at < end) return name
  }
  return all.at(-1)![0]
}
