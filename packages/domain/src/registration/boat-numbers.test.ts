import { describe, expect, test } from 'vitest'
import { boatNumbers } from './boat-numbers.ts'

const at = (_id: string, createdAt: string | null = null) => ({ _id, createdAt })
const field = (size: number) => Array.from({ length: size }, (_, index) => at(`e${index}`))
const drawn = (size: number, seed?: number | null) => boatNumbers({ entries: field(size), mode: 'random', seed }).map(({ _id }) => _id)

describe('in order of sign-up', () => {
  test('earlier first, without a time last, then by id; old numbers are replaced', () => {
    const entries = [
      at('d'),
      at('c', '2026-04-01T12:20:00.000Z'),
      at('b', '2026-04-01T12:10:00.000Z'),
      at('a'),
      at('e', '2026-04-01T12:10:00.000Z'),
    ]
    const expected = ['b', 'e', 'c', 'a', 'd'].map((_id, index) => ({ _id, boatNumber: index + 1 }))
    for (const mode of ['sign-up-order' as const, null, undefined]) {
      expect(boatNumbers({ entries: entries.map((entry) => ({ ...entry, boatNumber: 9 })), mode, seed: 7 })).toEqual(expected)
    }
  })

  test('a deleted entry gets no number', () => {
    expect(boatNumbers({ entries: [{ _id: 'a', deleted: true }, { _id: 'b' }, { _id: 'c', deleted: false }] })).toEqual([
      { _id: 'b', boatNumber: 1 },
      { _id: 'c', boatNumber: 2 },
    ])
  })

  test('nobody gets none', () => {
    expect(boatNumbers({})).toEqual([])
    expect(boatNumbers({ entries: null, mode: 'random', seed: 1 })).toEqual([])
    expect(boatNumbers({ entries: [at('a')], mode: 'random', seed: 1 })).toEqual([{ _id: 'a', boatNumber: 1 }])
  })
})

/** mulberry32 and the shuffle once more, in arithmetic without bits, to check the draw against. */
function reference(size: number, seed: number): string[] {
  const word = 2n ** 32n
  let state = ((BigInt(seed) % word) + word) % word
  const draw = () => {
    state = (state + 0x6d2b79f5n) % word
    let mixed = ((state ^ (state / 2n ** 15n)) * (state | 1n)) % word
    mixed ^= (mixed + (((mixed ^ (mixed / 2n ** 7n)) * (mixed | 61n)) % word)) % word
    return mixed ^ (mixed / 2n ** 14n)
  }
  const list = field(size)
    .map(({ _id }) => _id)
    .sort()
  for (let i = size - 1; i > 0; i--) {
    const j = Number((draw() * BigInt(i + 1)) / word)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}

describe('by lot', () => {
  test.each([0, 1, 2, 42, -1, 123_456_789, 2 ** 31 - 1, -(2 ** 31)])('anybody can repeat the draw of seed %d', (seed) => {
    for (const size of [2, 3, 10, 60]) expect(drawn(size, seed)).toEqual(reference(size, seed))
  })

  test('without a seed it is the draw of seed 0', () => {
    expect(drawn(20, null)).toEqual(drawn(20, 0))
    expect(drawn(20)).toEqual(drawn(20, 0))
    expect(drawn(20, 1)).not.toEqual(drawn(20, 0))
  })
})
