import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weighInFields } from '../testing/random-tournaments.ts'
import { type CurrentWeighIn, currentWeighIns, entryDays, type WeighInEvent, weightsByEntry } from './weigh-in-log.ts'

const event = (fields: Partial<WeighInEvent>): WeighInEvent => ({
  _id: 'w1',
  weighIn: 'w1',
  kind: 'weigh',
  entry: 'ann',
  day: 0,
  at: '2026-05-09T20:00:00.000Z',
  by: 'rita',
  station: 'ramp-1',
  reason: null,
  bag: null,
  ...fields,
})

const at = (minute: number) => `2026-05-09T20:${String(minute).padStart(2, '0')}:00.000Z`
const weighed = event({ bag: { weight: 244_000, totalFish: 5, species: 'Largemouth Bass' } })
const corrected = event({ _id: 'c1', kind: 'correct', at: at(5), reason: 'Basket not tared', bag: { weight: 230_000 } })
const voided = event({ _id: 'v1', kind: 'void', at: at(9), reason: 'Weighed twice' })

describe('the log of weigh-ins', () => {
  test("Rita corrects Ann's bag: the latest values count and the rest stays", () => {
    expect(currentWeighIns([weighed, corrected])).toEqual([
      {
        weighIn: 'w1',
        entry: 'ann',
        day: 0,
        at: weighed.at,
        bag: { _id: 'w1', weight: 230_000, totalFish: 5, species: 'Largemouth Bass' },
        voided: false,
        awaitingOriginal: false,
        history: [weighed, corrected],
      } satisfies CurrentWeighIn,
    ])
  })

  test('null in a correction empties a field', () => {
    const [state] = currentWeighIns([weighed, event({ _id: 'c2', kind: 'correct', at: at(6), bag: { species: null } })])
    expect(state?.bag).toEqual({ _id: 'w1', weight: 244_000, totalFish: 5, species: null })
  })

  test('a correction typed on a station whose clock is behind still corrects', () => {
    const early = { ...corrected, at: '2026-05-09T19:00:00.000Z' }
    const [state] = currentWeighIns([early, weighed])
    expect(state?.bag.weight).toBe(230_000)
    expect(state?.history).toEqual([weighed, early])
    expect(state?.at).toBe(weighed.at)
  })

  test('a voided bag stays on record and no longer counts, whatever is corrected afterwards', () => {
    const late = event({ _id: 'c3', kind: 'correct', at: at(12), bag: { weight: 1 } })
    const [state] = currentWeighIns([weighed, voided, late])
    expect(state).toMatchObject({ voided: true, history: [weighed, voided, late] })
    expect(entryDays([weighed, voided, late])).toEqual([])
  })

  test('a correction that arrives before its weigh-in is shown and does not count yet', () => {
    expect(currentWeighIns([corrected])).toMatchObject([{ weighIn: 'w1', awaitingOriginal: true }])
    expect(entryDays([corrected])).toEqual([])
    expect(entryDays([corrected, weighed])).toEqual([
      { day: 0, weighIns: [{ _id: 'w1', weight: 230_000, totalFish: 5, species: 'Largemouth Bass', weighedAt: weighed.at }] },
    ])
  })

  test('a bag weighed on the wrong boat moves to the right one', () => {
    const moved = event({ _id: 'c4', kind: 'correct', at: at(3), entry: 'bo', reason: 'Wrong boat' })
    expect([...weightsByEntry([weighed, moved]).keys()]).toEqual(['bo'])
    expect(entryDays([weighed, moved], 'ann')).toEqual([])
    expect(entryDays([weighed, moved], 'bo')).toMatchObject([{ day: 0, weighIns: [{ _id: 'w1' }] }])
  })

  test('the last correction counts, for the boat and the day as well', () => {
    const again = event({ _id: 'c6', kind: 'correct', at: at(7), entry: 'bo', day: 1 })
    expect(currentWeighIns([weighed, corrected, again])).toMatchObject([{ entry: 'bo', day: 1, bag: { weight: 230_000 } }])
  })

  test('a void takes the bag out; what else it says changes nothing', () => {
    const odd = { ...voided, entry: 'bo', day: 1, bag: { weight: 1 } }
    expect(currentWeighIns([weighed, odd])).toMatchObject([{ entry: 'ann', day: 0, bag: { weight: 244_000 }, voided: true }])
  })

  test('of two events under one id the one whose text comes first counts, however its fields were ordered on the way', () => {
    const other = { ...weighed, bag: { totalFish: 6, weight: 1 } }
    const asTyped = { ...weighed, bag: { weight: 244_000, totalFish: 5 } }
    const asStored = { ...weighed, bag: { totalFish: 5, weight: 244_000 } }
    for (const copies of [
      [asTyped, other],
      [other, asTyped],
      [asStored, other],
      [other, asStored],
    ]) {
      expect(currentWeighIns(copies)).toMatchObject([{ bag: { weight: 244_000, totalFish: 5 } }])
    }
  })

  test('a bag corrected to the second day comes after those of the first, though it was weighed before them', () => {
    const toDayTwo = event({ _id: 'c7', kind: 'correct', at: at(40), day: 1 })
    const second = event({ _id: 'w2', weighIn: 'w2', at: at(30) })
    expect(entryDays([weighed, toDayTwo, second]).map(({ day }) => day)).toEqual([0, 1])
  })

  test('weigh-ins stay in the order they were made, and days in the order of the calendar', () => {
    const second = event({ _id: 'w2', weighIn: 'w2', at: at(30), bag: { weight: 2 } })
    const dayTwo = event({ _id: 'w0', weighIn: 'w0', day: 1, at: at(1), bag: { weight: 3 } })
    const late = event({ _id: 'c5', kind: 'correct', at: at(59), bag: { weight: 1 } })
    expect(entryDays([dayTwo, second, late, weighed]).map(({ day, weighIns }) => [day, weighIns.map(({ _id }) => _id)])).toEqual([
      [0, ['w1', 'w2']],
      [1, ['w0']],
    ])
  })
})

describe('whatever the stations send', () => {
  const ids = ['w1', 'w2', 'w3'] as const
  const randomEvent = (index: number): fc.Arbitrary<WeighInEvent> =>
    fc.record({
      _id: fc.constant(`x${index}`),
      weighIn: fc.constantFrom(...ids),
      kind: fc.constantFrom('weigh' as const, 'correct' as const, 'correct' as const, 'void' as const),
      entry: fc.constantFrom('ann', 'bo'),
      day: fc.nat({ max: 1 }),
      at: fc.nat({ max: 4 }).map(at),
      by: fc.constant('rita'),
      station: fc.constantFrom('ramp-1', 'ramp-2'),
      reason: fc.constant(null),
      bag: weighInFields,
    })
  const log = fc.nat({ max: 8 }).chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => randomEvent(index))))
  const mixed = log.chain((events) =>
    fc.record({
      events: fc.constant(events),
      arrived: fc.shuffledSubarray(events, { minLength: events.length }),
      again: fc.subarray(events),
    }),
  )

  test('the order of arrival and repeated events change nothing', () => {
    fc.assert(
      fc.property(mixed, ({ events, arrived, again }) => {
        const copies = again.map((one) => JSON.parse(JSON.stringify(one)) as WeighInEvent)
        const received = [...copies, ...arrived]
        expect(JSON.stringify(currentWeighIns(received))).toBe(JSON.stringify(currentWeighIns(events)))
        expect(JSON.stringify(entryDays(received, 'ann'))).toBe(JSON.stringify(entryDays(events, 'ann')))
        expect(weightsByEntry(received)).toEqual(weightsByEntry(events))
      }),
      { numRuns: 500 },
    )
  })

  test('even two different events under one id end the same way on every device', () => {
    fc.assert(
      fc.property(randomEvent(1), randomEvent(1), (a, b) => {
        expect(currentWeighIns([a, b])).toEqual(currentWeighIns([b, a]))
      }),
      { numRuns: 200 },
    )
  })

  test('no event is lost, and what counts is exactly what is neither voided nor waiting', () => {
    fc.assert(
      fc.property(log, (events) => {
        const states = currentWeighIns(events)
        expect(states.flatMap(({ history }) => history).length).toBe(events.length)
        const counted = [...weightsByEntry(events).values()].flatMap((days) => days.flatMap(({ weighIns }) => weighIns))
        const expected = states.filter(({ voided, awaitingOriginal }) => !voided && !awaitingOriginal)
        expect(counted.map(({ _id }) => _id).sort()).toEqual(expected.map(({ weighIn }) => weighIn).sort())
      }),
      { numRuns: 500 },
    )
  })

  test('the log itself is never changed', () => {
    fc.assert(
      fc.property(log, (events) => {
        const before = JSON.stringify(events)
        currentWeighIns(events)
        entryDays(events, 'ann')
        expect(JSON.stringify(events)).toBe(before)
      }),
    )
  })
})
