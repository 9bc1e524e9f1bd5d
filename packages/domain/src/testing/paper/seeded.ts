/** Chance that a seed repeats: numbers from 0 up to 1. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number) => from + (to - from) * next()
  return {
    next,
    between,
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    chance: (share: number) => next() < share,
    one: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
  }
}
export type Chance = ReturnType<typeof seeded>
