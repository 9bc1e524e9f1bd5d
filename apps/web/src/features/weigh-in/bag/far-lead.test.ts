import { heaviestBag } from '@ramplight/domain/scoring/heaviest-bag'
import club from '@ramplight/testkit/events/club-two-day.json' with { type: 'json' }
import elite from '@ramplight/testkit/events/elite-four-day.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { bagValues, changeBag, startBag } from './bag-entry.ts'
import { farLead } from './far-lead.ts'
import { guardsOf, medianBag } from './guards.ts'

const OUNCE = 1000
const POUND = 16 * OUNCE
const bag = (pounds: number, ounces: number) => pounds * POUND + ounces * OUNCE
const field = (...bags: number[]) => ({ count: bags.length, heaviest: Math.max(...bags) })
const TOP = [bag(14, 1), bag(13, 9), bag(12, 0), bag(11, 4), bag(9, 2)]

test('41-02 over a leader of 14-01 asks, and offers 14-02', () => {
  expect(farLead(bag(41, 2), field(...TOP), 'lb-oz')).toEqual({ instead: bag(14, 2) })
  expect(farLead(bag(14, 2), field(...TOP), 'lb-oz')).toBeNull()
  // The second boat of the day already.
  expect(farLead(bag(41, 2), field(bag(13, 0)), 'lb-oz')).toEqual({ instead: bag(14, 2) })
})

test('29-10 is silent on a big day, and the first boat is never asked', () => {
  expect(farLead(bag(29, 10), field(bag(27, 3), bag(24, 0), bag(22, 1), bag(21, 0)), 'lb-oz')).toBeNull()
  expect(farLead(bag(41, 2), { count: 0, heaviest: 0 }, 'lb-oz')).toBeNull()
})

test('a few light bags say little: 19-08 over 12-00 is only asked once four boats are in', () => {
  expect(farLead(bag(19, 8), field(bag(12, 0)), 'lb-oz')).toBeNull()
  expect(farLead(bag(33, 8), field(bag(12, 0)), 'lb-oz')).toBeNull()
  expect(farLead(bag(33, 8), field(bag(12, 0), bag(9, 0), bag(8, 0), bag(8, 1)), 'lb-oz')).toEqual({ instead: null })
})

test('decimals swap their whole figures, too', () => {
  expect(farLead(bag(41, 0), field(...TOP), 'decimal-lb')).toEqual({ instead: bag(14, 0) })
})

test('one tap takes the weight that was meant, and leaves the counts', () => {
  const typed = ['4', '1', 'unit', '2'].reduce(
    (bag, key) => changeBag(bag, { type: 'key', key: key as '4' }),
    changeBag(startBag({ unit: 'lb-oz', fishLimit: 5, minutesLate: 0 }), { type: 'count', count: 'dead', value: 1 }),
  )
  expect(bagValues(changeBag(typed, { type: 'instead', weight: bag(14, 2) }))).toMatchObject({
    weight: bag(14, 2),
    totalFish: 5,
    deadFishCount: 1,
  })
})

type Published = { rows: { days: { weight: number; fish: number }[] }[] }
/** The order of the line, by seed. */
const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return list
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** How many bags of a published event are asked about for their weight, day after day, in this order of the line. */
function asked({ rows }: Published, seed: number): { questions: number; bags: number } {
  const before: number[] = []
  let questions = 0
  for (const day of [0, 1, 2, 3]) {
    const line = shuffled(
      rows.flatMap(({ days }) => days[day] ?? []),
      seed + day,
    )
    for (const { weight: ounces, fish } of line) {
      const weight = Math.round(ounces * OUNCE)
      const values = { ...NO_DETAILS, weight, totalFish: fish, bigFish: null }
      const median = medianBag(before)
      const guards = guardsOf({
        ...CALM,
        values,
        medianBag: median,
        farLead: farLead(weight, { count: before.filter((one) => one > 0).length, heaviest: Math.max(0, ...before) }, 'lb-oz'),
        heaviest: median === null ? heaviestBag({ species: [], fish, unit: 'lb' }) : null,
      })
      if (guards.some(({ level }) => level === 'ask')) questions += 1
      before.push(weight)
    }
  }
  return { questions, bags: before.length }
}
const NO_DETAILS = {
  ...{ deadFishCount: 0, shortFishCount: 0, minutesLate: 0, species: null },
  ...{ liveFishCount: null, manualPenalty: null, manualPenaltyReason: null },
}
const CALM = {
  ...{ fishLimit: 5, checkedIn: true, paid: true, disqualified: false, scoringErrors: [], deadFishUsed: null, otherDay: false },
  write: (weight: number) => writeWeight(weight, 'lb-oz'),
}

test.each([
  ['elite', elite],
  ['club', club],
])('the published %s event: at most one false question for each 60 boats, whatever the order of the line', (_, event) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const { questions, bags } = asked(event as Published, seed)
      expect(questions).toBeLessThanOrEqual(Math.ceil(bags / 60))
    }),
    { numRuns: 200 },
  )
})
