import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liveResults, type WeighedDayOf, weigh } from './live-results.ts'
import type { WeighedEntry } from './scoring/types.ts'
import { anyTournament } from './testing/random-all-options.ts'
import { type RandomTournament, weighIn } from './testing/random-tournaments.ts'
import { tournamentResults } from './tournament-results.ts'

const RUNS = { numRuns: 500 }

/** What the stations send: any boat, any of three days, weighed, corrected to something else, or voided to nothing. */
const changes: fc.Arbitrary<WeighedDayOf[]> = fc.array(
  fc.record({
    entry: fc.nat({ max: 11 }).map((index) => `e${String(index).padStart(2, '0')}`),
    day: fc.nat({ max: 2 }),
    weighIns: fc.array(
      fc.oneof(
        weighIn,
        weighIn.map((bag) => ({ ...bag, weight: 160_000, bigFish: 48_000 })),
      ),
      { maxLength: 2 },
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

/** The entries as they stand after a change, without any of the engine's help. */
const apply = (entries: readonly WeighedEntry[], { entry, day, weighIns }: WeighedDayOf): WeighedEntry[] =>
  entries.map((known) => {
    if (known._id !== entry) return known
    const others = (known.weights ?? []).filter((weighed) => weighed.day !== day)
    return { ...known, weights: [...others, { day, weighIns }] }
  })

const bytes = (value: unknown) => JSON.stringify(value)
const inFull = (input: RandomTournament, entries: WeighedEntry[]) => bytes(tournamentResults({ ...input, entries }))

describe('one more weigh-in', () => {
  test('comes to the same bytes as everything from the beginning, whatever is weighed, corrected or voided', () => {
    fc.assert(
      fc.property(anyTournament, changes, (input, list) => {
        let live = liveResults(input)
        let entries = input.entries
        for (const change of list) {
          live = weigh(live, change)
          entries = apply(entries, change)
          expect(bytes(live.results)).toBe(inFull(input, entries))
        }
      }),
      RUNS,
    )
  })

  test('leaves the results before it as they were', () => {
    fc.assert(
      fc.property(anyTournament, changes, (input, list) => {
        const before = liveResults(input)
        const text = bytes(before.results)
        for (const change of list) weigh(before, change)
        expect(bytes(before.results)).toBe(text)
        expect(bytes(liveResults(input).results)).toBe(text)
      }),
      { numRuns: 100 },
    )
  })

  test('of a boat that is not in the tournament changes nothing', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        const live = liveResults(input)
        expect(weigh(live, { entry: 'nobody', day: 0, weighIns: [] })).toBe(live)
        for (const { _id } of input.entries.filter(({ deleted }) => deleted)) {
          expect(weigh(live, { entry: _id, day: 0, weighIns: [{ _id: 'w', weight: 160_000 }] })).toBe(live)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('that moves nobody else leaves the rows of the others alone', () => {
    const boats = ['ann', 'bo', 'cy'].map(
      (_id, index): WeighedEntry => ({ _id, weights: [{ day: 0, weighIns: [{ _id, weight: 100_000 - index * 10_000 }] }] }),
    )
    const before = liveResults({ tournament: { _id: 't', settings: {} }, entries: boats })
    const after = weigh(before, { entry: 'cy', day: 0, weighIns: [{ _id: 'cy', weight: 85_000 }] })
    const [annBefore, boBefore, cyBefore] = before.results.standings.standings
    const [ann, bo, cy] = after.results.standings.standings
    expect([ann === annBefore, bo === boBefore, cy === cyBefore]).toEqual([true, true, false])
    expect(cy).toMatchObject({ entry: 'cy', position: 3, totalWeight: 85_000 })
  })
})
