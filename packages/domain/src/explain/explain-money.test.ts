import { describe, expect, test } from 'vitest'
import { standings } from '../scoring/standings.ts'
import type { Entry, PayoutSettings, Pot, Tournament } from '../scoring/types.ts'
import { explainPayout } from './explain-payout.ts'
import { explainPot } from './explain-pot.ts'

const POUND = 16_000
const NAMES = ['ann', 'bo', 'cy', 'di', 'ed', 'flo']
const field = (size: number, change: (name: string) => Partial<Entry> = () => ({})): Entry[] =>
  NAMES.slice(0, size).map((_id, index) => ({
    _id,
    weights: [{ day: 0, adjustedWeight: (20 - index) * POUND, bigFish: (6 - index) * POUND }],
    ...change(_id),
  }))

function why(payout: PayoutSettings | null, entries: Entry[], entry: string, more: Partial<Tournament> = {}, placementTables?: never[]) {
  const tournament: Tournament = { _id: 't1', entryFee: 5_000, settings: { payout }, ...more }
  return explainPayout({ tournament, entries, standings: standings({ tournament, entries }), placementTables, entry })
}

const tableOf = (...percentages: number[]) =>
  [
    { places: percentages.length, percentages: percentages.map((percentage, index) => ({ place: index + 1, percentage })) },
  ] as unknown as never[]

describe('the pool', () => {
  test('every slice is a step, also one that came too late', () => {
    const fixedSlices = [
      { name: 'Club', amount: 1_000, per: 'entry' as const },
      { name: 'Insurance', amount: 12_000 },
      { name: 'Charity', amount: 100, per: 'event' as const },
    ]
    expect(why({ totalPayoutPerc: 90, fixedSlices }, field(3), 'ann').pool).toEqual([
      { kind: 'gross', rule: 'M1', units: 3, entryFee: 5_000, delta: 15_000, result: 15_000 },
      { kind: 'slice', rule: 'M25', name: 'Club', per: 'entry', each: 1_000, times: 3, delta: -3_000, result: 12_000 },
      { kind: 'slice', rule: 'M25', name: 'Insurance', per: 'event', each: 12_000, times: 1, delta: -12_000, result: 0 },
      { kind: 'slice', rule: 'M25', name: 'Charity', per: 'event', each: 100, times: 1, delta: 0, result: 0 },
    ])
  })

  test('from the fees to the main pool', () => {
    const rules: PayoutSettings = { totalPayoutPerc: 90, bonusPayouts: [{ parentId: null, amount: 500 }] }
    const more: Partial<Tournament> = {
      bigfishpots: [{ _id: 'bf1', entryFee: 1_000, includedInEntryFee: true }],
      groups: [{ name: 'Youth', potPercentageAllocatedToGroup: 10 }],
    }
    expect(
      why(
        rules,
        field(3, () => ({ groups: ['Youth'] })),
        'ann',
        more,
      ).pool,
    ).toEqual([
      { kind: 'gross', rule: 'M1', units: 3, entryFee: 5_000, delta: 15_000, result: 15_000 },
      { kind: 'percentage', rule: 'M2', percentage: 90, delta: -1_500, result: 13_500 },
      { kind: 'extra-bonus', rule: 'M3', delta: 500, result: 14_000 },
      { kind: 'included-pot', rule: 'M4', pot: 'bf1', participants: 3, entryFee: 1_000, delta: -3_000, result: 11_000 },
      { kind: 'group', rule: 'M20', group: 'Youth', delta: -1_100, result: 9_900 },
    ])
  })

  test('a pool is not below zero, and more than everything is a step up', () => {
    const greedy = { bigfishpots: [{ _id: 'bf1', entryFee: 6_000, includedInEntryFee: true }] }
    expect(why({}, field(1), 'ann', greedy).pool.at(-1)).toEqual({ kind: 'clamp', rule: 'M4', delta: 1_000, result: 0 })
    expect(why({ totalPayoutPerc: 110 }, field(1), 'ann').pool.at(-1)).toEqual({
      kind: 'percentage',
      rule: 'M2',
      percentage: 110,
      delta: 500,
      result: 5_500,
    })
  })
})

describe('the number of places', () => {
  const places = (rules: PayoutSettings, size = 6) => why(rules, field(size), 'ann').places[0]

  test.each<[string, PayoutSettings, object[]]>([
    ['typed', { placesPaid: 3 }, [{ kind: 'typed-places', rule: 'M7', delta: 3, result: 3 }]],
    ['one in', { oneIn: 2 }, [{ kind: 'one-in', rule: 'M6', units: 6, oneIn: 2, delta: 3, result: 3 }]],
    [
      'a bracket, capped',
      { placesByFieldSize: [{ from: 5, places: 4 }], maxPlaces: 3 },
      [
        { kind: 'field-size', rule: 'M22', units: 6, from: 5, delta: 4, result: 4 },
        { kind: 'most-places', rule: 'M24', maxPlaces: 3, delta: -1, result: 3 },
      ],
    ],
    [
      'a bracket, exactly at the cap',
      { placesByFieldSize: [{ from: 7, places: 4 }], maxPlaces: 1 },
      [{ kind: 'field-size', rule: 'M22', units: 6, from: null, delta: 1, result: 1 }],
    ],
    [
      'steps',
      { placesSteps: { places: 2, upTo: 4, oneMorePer: 2 } },
      [
        { kind: 'first-places', rule: 'M23', units: 6, upTo: 4, delta: 2, result: 2 },
        { kind: 'more-places', rule: 'M23', units: 6, upTo: 4, oneMorePer: 2, delta: 1, result: 3 },
      ],
    ],
    [
      'steps not reached',
      { placesSteps: { places: 2, upTo: 5, oneMorePer: 2 } },
      [{ kind: 'first-places', rule: 'M23', units: 6, upTo: 5, delta: 2, result: 2 }],
    ],
    [
      'rows typed one by one',
      { payoutMode: 'custom', customPayouts: [{ position: 1, payment: 100, paymentPercOrDollar: 'percent' }] },
      [{ kind: 'typed-rows', rule: 'M13', delta: 1, result: 1 }],
    ],
    ['no rows', { payoutMode: 'custom' }, []],
  ])('%s', (_, rules, steps) => {
    expect(places(rules)).toEqual({ pot: 'main', paidPlaces: (steps.at(-1) as { result: number } | undefined)?.result ?? 0, steps })
  })

  test('a group counts its own', () => {
    const entries = field(6, (name) => (name < 'd' ? { groups: ['Youth'] } : {}))
    const groups = [{ name: 'Youth', potPercentageAllocatedToGroup: 10 }]
    expect(why({ oneIn: 3 }, entries, 'ann', { groups }).places[1]).toEqual({
      pot: { group: 'Youth' },
      paidPlaces: 1,
      steps: [{ kind: 'one-in', rule: 'M6', units: 3, oneIn: 3, delta: 1, result: 1 }],
    })
  })
})

describe('the money of a place', () => {
  const steps = (rules: PayoutSettings, entry: string, size = 4, tables?: never[]) =>
    why(rules, field(size), entry, {}, tables).shares[0]?.steps

  test('a guarantee for so many boats, and a pool that ran out below it', () => {
    const rules: PayoutSettings = {
      placesPaid: 2,
      guaranteesByFieldSize: [{ from: 4, guarantees: [{ position: 1, amount: 15_000 }] }],
    }
    expect(steps(rules, 'ann', 4, tableOf(60, 40))).toEqual([
      { kind: 'share', rule: 'M9', position: 1, pool: 20_000, numerator: 600_000, denominator: 1_000_000, delta: 12_000, result: 12_000 },
      { kind: 'field-guarantee', rule: 'M26', position: 1, delta: 3_000, result: 15_000 },
    ])
    expect(steps(rules, 'bo', 4, tableOf(60, 40))?.at(-1)).toEqual({
      kind: 'shortfall',
      rule: 'M14',
      position: 2,
      delta: -3_000,
      result: 5_000,
    })
  })

  test('rounding, what it leaves to first, and a place below the minimum', () => {
    const rules: PayoutSettings = { placesPaid: 3, roundUpTo: 500, minimumAmountToTriggerPayout: 2_000 }
    const ending = (entry: string) => steps(rules, entry, 4, tableOf(65, 26, 9))?.slice(1)
    expect(ending('ann')).toEqual([
      { kind: 'leftover', rule: 'M12', position: 1, to: 500, direction: 'down', minimum: 2_000, delta: 2_000, result: 15_000 },
    ])
    expect(ending('bo')).toEqual([{ kind: 'rounding', rule: 'M12', position: 2, to: 500, direction: 'down', delta: -200, result: 5_000 }])
    expect(ending('cy')).toEqual([{ kind: 'minimum', rule: 'M11', position: 3, minimum: 2_000, delta: -1_800, result: 0 }])
  })

  test('dollars typed below the minimum are told', () => {
    const customPayouts = [
      { position: 1, payment: 999, paymentPercOrDollar: 'dollar' as const },
      { position: 1, payment: 10, paymentPercOrDollar: 'percent' as const },
    ]
    expect(steps({ payoutMode: 'custom', customPayouts, minimumAmountToTriggerPayout: 1_000 }, 'ann')).toEqual([
      { kind: 'share', rule: 'M9', position: 1, pool: 20_000, numerator: 100_000, denominator: 1_000_000, delta: 2_000, result: 2_000 },
      { kind: 'guarantee', rule: 'M13', position: 1, delta: 999, result: 2_999 },
      { kind: 'minimum', rule: 'M11', position: 1, minimum: 1_000, delta: -999, result: 2_000 },
    ])
  })

  test('a tie adds up the money of its places and splits it, odd cents to the first listed', () => {
    const same = () => ({ weights: [{ day: 0, adjustedWeight: POUND, bigFish: POUND }] })
    const tied = (entry: string) => why({ placesPaid: 1, bonusMoneyPaid: [{ position: 2, payment: 1 }] }, field(3, same), entry).shares[0]
    expect(tied('ann')).toEqual({
      pot: 'main',
      position: 1,
      amount: 5_001,
      steps: [
        { kind: 'share', rule: 'M9', position: 1, pool: 15_000, numerator: 200, denominator: 200, delta: 15_000, result: 15_000 },
        { kind: 'position-bonus', rule: 'M18', position: 2, delta: 1, result: 15_001 },
        { kind: 'tie-split', rule: 'M15', position: 1, with: ['bo', 'cy'], ways: 3, delta: -10_001, result: 5_000 },
        { kind: 'odd-cent', rule: 'M16', position: 1, delta: 1, result: 5_001 },
      ],
    })
    expect(tied('bo')).toMatchObject({ position: 1, amount: 5_000 })
  })
})

describe('an entry and its pots of money', () => {
  const entries = field(3, (name) => (name === 'bo' ? { groups: ['Youth'] } : {}))
  const groups = [{ name: 'Youth', potPercentageAllocatedToGroup: 10 }]
  const tables = tableOf(60, 40)

  test('a member of a group is explained both, and gets both', () => {
    const explained = why({ placesPaid: 2 }, entries, 'bo', { groups }, tables)
    expect(explained.shares.map(({ pot, position, amount }) => [pot, position, amount])).toEqual([
      ['main', 2, 5_400],
      [{ group: 'Youth' }, 1, 900],
    ])
    expect(explained).toMatchObject({ entry: 'bo', total: 6_300, mainPool: 13_500 })
  })

  test('who is in no group hears of none', () => {
    const explained = why({ placesPaid: 2 }, entries, 'ann', { groups }, tables)
    expect(explained.shares.map(({ pot }) => pot)).toEqual(['main'])
    expect(explained.places.map(({ pot }) => pot)).toEqual(['main'])
    expect(explained.total).toBe(8_100)
  })
})

describe('why nothing was paid', () => {
  const reason = (rules: PayoutSettings | null, entry: string, entries = field(3), more: Partial<Tournament> = {}, tables?: never[]) => {
    const [share] = why(rules, entries, entry, more, tables).shares
    expect(share?.amount).toBe(0)
    const [step] = share?.steps ?? []
    return step?.kind === 'not-paid' ? [step.rule, step.reason, share?.position] : step
  }
  const nothing: Partial<Entry> = { weights: [{ day: 0, adjustedWeight: 0, bigFish: 0 }] }

  test.each<[string, unknown, unknown]>([
    ['not there', reason({}, 'zoe'), ['S1', 'not-in-standings', null]],
    ['not finished', reason({}, 'ann', field(3), { tournamentDates: ['2026-05-09', '2026-05-10'] }), ['M19', 'incomplete', null]],
    [
      'disqualified',
      reason(
        {},
        'ann',
        field(3, () => ({ disqualified: true })),
      ),
      ['M17', 'disqualified', null],
    ],
    [
      'no weight',
      reason(
        {},
        'ann',
        field(3, () => nothing),
      ),
      ['M17', 'no-weight', null],
    ],
    ['one in', reason({ oneIn: 2 }, 'bo'), ['M6', 'outside-paid-places', 2]],
    ['places typed', reason({ placesPaid: 2 }, 'cy'), ['M7', 'outside-paid-places', 3]],
    ['brackets', reason({ placesByFieldSize: [{ from: 1, places: 1 }] }, 'bo'), ['M22', 'outside-paid-places', 2]],
    ['steps', reason({ placesSteps: { places: 2, upTo: 9, oneMorePer: 9 } }, 'cy'), ['M23', 'outside-paid-places', 3]],
    [
      'rows typed',
      reason({ payoutMode: 'custom', customPayouts: [{ position: 1, payment: 10, paymentPercOrDollar: 'dollar' }] }, 'bo'),
      ['M13', 'outside-paid-places', 2],
    ],
    ['no payout settings', reason(null, 'ann'), ['M5', 'no-payout-structure', null]],
    ['no table', reason({ placesPaid: 2 }, 'ann', field(3), {}, tableOf(100)), ['M5', 'no-payout-structure', 1]],
    ['no money', reason({ placesPaid: 2 }, 'bo', field(3), { entryFee: 0 }), ['M14', 'no-money', 2]],
    [
      'no money, and between the rows typed',
      reason(
        {
          payoutMode: 'custom',
          customPayouts: [1, 3].map((position) => ({ position, payment: 10, paymentPercOrDollar: 'percent' as const })),
        },
        'bo',
        field(3),
        { entryFee: 0 },
      ),
      ['M13', 'outside-paid-places', 2],
    ],
    ['no money, and too far down for it', reason({ placesPaid: 2 }, 'cy', field(3), { entryFee: 0 }), ['M7', 'outside-paid-places', 3]],
  ])('%s', (_, given, expected) => {
    expect(given).toEqual(expected)
  })
})

describe('a pot', () => {
  const inPot = { inBigFishPot: true }
  const explain = (pot: Partial<Pot>, entry: string, entries = field(3, () => inPot), more: Partial<Tournament> = {}) =>
    explainPot({
      tournament: { _id: 't1', settings: {}, bigfishpots: [{ _id: 'bf1', entryFee: 1_000, ...pot }], ...more },
      entries,
      pot: 'bf1',
      entry,
    })
  const reason = (...given: Parameters<typeof explain>) => explain(...given)?.steps[0]
  const withDeadFish = field(3, () => inPot).map((entry) =>
    entry._id === 'ann' ? { ...entry, weights: [{ day: 0, adjustedWeight: 9 * POUND, bigFish: 0, deadBigFish: 6 * POUND }] } : entry,
  )

  test('its size, line by line', () => {
    const given = { settings: { payout: { bonusPayouts: [{ parentId: 'bf1', amount: 250 }] } } }
    expect(explain({ carriedIn: 4_500, minimumWeight: 5 * POUND }, 'ann', undefined, given)).toEqual({
      pot: 'bf1',
      kind: 'bigFishPot',
      entry: 'ann',
      value: 6 * POUND,
      minimumWeight: 5 * POUND,
      position: 1,
      amount: 7_750,
      size: [
        { kind: 'buy-ins', rule: 'T1', participants: 3, entryFee: 1_000, delta: 3_000, result: 3_000 },
        { kind: 'pot-bonus', rule: 'T1', delta: 250, result: 3_250 },
        { kind: 'carried-in', rule: 'T8', delta: 4_500, result: 7_750 },
      ],
      steps: [
        { kind: 'share', rule: 'M9', position: 1, pool: 7_750, numerator: 1_000_000, denominator: 1_000_000, delta: 7_750, result: 7_750 },
      ],
    })
    expect(explain({}, 'ann')).toMatchObject({ minimumWeight: null, size: [{ kind: 'buy-ins' }] })
    expect(explain({}, 'ann')?.size).toHaveLength(1)
  })

  const no = (rule: string, why: string) => ({ kind: 'not-paid', rule, reason: why, delta: 0, result: 0 })

  test.each<[string, unknown, object]>([
    ['not there', reason({}, 'zoe'), no('S1', 'not-in-standings')],
    [
      'deleted',
      reason(
        {},
        'ann',
        field(3, () => ({ ...inPot, deleted: true })),
      ),
      no('S1', 'not-in-standings'),
    ],
    ['not in', reason({}, 'ann', field(3)), no('T2', 'not-in-pot')],
    ['no settings', reason({}, 'ann', undefined, { settings: null }), no('T6', 'no-settings')],
    ['not finished', reason({}, 'ann', undefined, { tournamentDates: ['2026-05-09', '2026-05-10'] }), no('T6', 'incomplete')],
    [
      'disqualified',
      reason(
        {},
        'ann',
        field(3, () => ({ ...inPot, disqualified: true })),
      ),
      no('T5', 'disqualified'),
    ],
    [
      'no fish',
      reason(
        {},
        'ann',
        field(3, () => ({ ...inPot, weights: [] })),
      ),
      no('T5', 'no-weight'),
    ],
    ['not of the species', reason({ species: 'Spotted Bass' }, 'ann'), no('T5', 'no-weight')],
    ['a dead fish', reason({}, 'ann', withDeadFish), no('W16', 'dead-big-fish')],
    ['a dead fish of another day', reason({ dayIndex: 1 }, 'ann', withDeadFish), no('T5', 'no-weight')],
    ['not first', reason({}, 'bo'), no('T5', 'outside-paid-places')],
    ['no money', reason({ entryFee: 0 }, 'ann'), no('M14', 'no-money')],
    [
      'too light',
      reason({ minimumWeight: 6 * POUND + 1 }, 'ann'),
      { ...no('T7', 'below-minimum-weight'), weight: 6 * POUND, minimumWeight: 6 * POUND + 1 },
    ],
  ])('%s', (_, given, expected) => {
    expect(given).toEqual(expected)
  })

  test('who is too light has no place and no value', () => {
    expect(explain({ minimumWeight: 5 * POUND }, 'cy')).toMatchObject({ value: null, position: null, amount: 0 })
    expect(explain({ minimumWeight: 5 * POUND }, 'bo')).toMatchObject({ value: 5 * POUND, position: 2 })
  })
})
