import { describe, expect, test } from 'vitest'
import { standings } from '../scoring/standings.ts'
import type { Entry, PayoutSettings, Pot, Tournament } from '../scoring/types.ts'
import { payouts } from './payouts.ts'
import { countPlaces } from './places.ts'
import { pots } from './pots.ts'
import { roundShares } from './round-shares.ts'
import { readPercentages, sharesForPlaces } from './shares.ts'
import { positionAmong, tieGroups } from './split-ties.ts'
import type { PlacementTable } from './types.ts'

const NAMES = ['ann', 'bo', 'cy', 'di', 'ed', 'flo']

/** Ann heaviest, then Bo, Cy …; one pound apart. */
const field = (size: number, change: (name: string) => Partial<Entry> = () => ({})): Entry[] =>
  NAMES.slice(0, size).map((_id, index) => ({
    _id,
    weights: [{ day: 0, adjustedWeight: (20 - index) * 16_000, bigFish: 48_000 }],
    ...change(_id),
  }))

function payOut(payout: PayoutSettings, entries: Entry[], placementTables?: PlacementTable[], more: Partial<Tournament> = {}) {
  const tournament: Tournament = { _id: 't1', entryFee: 10_000, settings: { payout }, ...more }
  return payouts({ tournament, entries, standings: standings({ tournament, entries }), placementTables })
}

const table = (...percentages: number[]): PlacementTable => ({
  places: percentages.length,
  percentages: percentages.map((percentage, index) => ({ place: index + 1, percentage })),
})
const dollars = (position: number, payment: number) => ({ position, payment, paymentPercOrDollar: 'dollar' as const })
const percent = (position: number, payment: number) => ({ position, payment, paymentPercOrDollar: 'percent' as const })
const amountsOf = (result: ReturnType<typeof payOut>) => result.positionAmounts.map(({ position, amount }) => [position, amount])

describe('how many places', () => {
  test.each<[string, PayoutSettings, number, object]>([
    ['missing settings: one', {}, 9, { places: 1, cap: 0, found: { kind: 'typed', rule: 'M7', places: 1 } }],
    ['0 typed: none', { placesPaid: 0 }, 9, { places: 0 }],
    ['less than nothing typed: none', { placesPaid: -3 }, 9, { places: 0 }],
    ['half a place is none', { placesPaid: 2.9 }, 9, { places: 2 }],
    ['one in 0 or less is off', { oneIn: -5, placesPaid: 2 }, 9, { places: 2 }],
    ['one in half a boat', { oneIn: 0.5 }, 3, { places: 6, found: { kind: 'one-in', rule: 'M6', places: 6, oneIn: 0.5 } }],
    ['one in more than there are: one', { oneIn: 10 }, 9, { places: 1 }],
    ['a cap of less than one is off', { placesPaid: 3, maxPlaces: 0.9 }, 9, { places: 3, cap: 0 }],
    ['a cap takes the rest', { placesPaid: 3, maxPlaces: 1.9 }, 9, { places: 1, cap: -2, maxPlaces: 1 }],
    ['a cap never adds', { placesPaid: 3, maxPlaces: 4 }, 9, { places: 3, cap: 0 }],
    [
      'brackets from a half',
      {
        placesByFieldSize: [
          { from: 9.5, places: 4 },
          { from: 8.5, places: 2 },
        ],
      },
      9,
      { places: 2, found: { from: 8.5 } },
    ],
    [
      'a larger bracket may pay fewer',
      {
        placesByFieldSize: [
          { from: 1, places: 4 },
          { from: 9, places: 2 },
        ],
      },
      9,
      { places: 2, found: { from: 9 } },
    ],
    [
      'no bracket reached',
      { placesByFieldSize: [{ from: 10, places: 4 }] },
      9,
      { places: 1, found: { kind: 'field-size', rule: 'M22', from: null } },
    ],
    ['steps below their limit', { placesSteps: { places: 2, upTo: 10, oneMorePer: 1 } }, 9, { places: 2 }],
    ['steps at their limit', { placesSteps: { places: 2, upTo: 9, oneMorePer: 1 } }, 9, { places: 2 }],
    [
      'steps above their limit',
      { placesSteps: { places: 2, upTo: 8, oneMorePer: 1 } },
      9,
      { places: 3, found: { first: 2, upTo: 8, oneMorePer: 1 } },
    ],
    [
      'steps of less than nothing',
      { placesSteps: { places: -2, upTo: -8, oneMorePer: -1 } },
      9,
      { places: 0, found: { first: 0, upTo: 0 } },
    ],
    ['no more places than can be counted', { placesSteps: { places: 1e300, upTo: 0, oneMorePer: 0.0001 } }, 9, { places: 1e9 }],
  ])('%s', (_, rules, units, expected) => {
    expect(countPlaces(rules, units)).toMatchObject({ units, ...expected })
  })
})

describe('shares', () => {
  test('a position typed twice gets both percentages; a row for no place is not there', () => {
    const row = (position: number, percentage: number) => ({ position, percentage })
    expect(readPercentages([row(2, 20), row(1, 40), row(2, 10), row(0, 99), row(1.5, 99), row(-1, 99)])).toEqual({
      shares: [
        { position: 1, numerator: 400_000 },
        { position: 2, numerator: 300_000 },
      ],
      denominator: 1_000_000,
    })
  })

  test('exactly 1 makes percentages of a list, just below it fractions', () => {
    expect(readPercentages([{ position: 1, percentage: 1 }])).toEqual({
      shares: [{ position: 1, numerator: 10_000 }],
      denominator: 1_000_000,
    })
    expect(readPercentages([{ position: 1, percentage: 0.9999 }])).toEqual({
      shares: [{ position: 1, numerator: 9_999 }],
      denominator: 10_000,
    })
    expect(readPercentages([{ position: 1, percentage: null }])).toEqual({ shares: [{ position: 1, numerator: 0 }], denominator: 10_000 })
  })

  test('no place, no share; a list of tables that is empty is no list', () => {
    expect(sharesForPlaces(0, null)).toEqual({ shares: [], denominator: 1 })
    expect(sharesForPlaces(2, [])).toEqual({
      shares: [
        { position: 1, numerator: 200 },
        { position: 2, numerator: 100 },
      ],
      denominator: 300,
    })
    expect(sharesForPlaces(2, [table(100)])).toBeNull()
    expect(sharesForPlaces(1, [{ places: 1, percentages: null as never }])).toEqual({ shares: [], denominator: 10_000 })
  })

  test('a share of exactly the minimum is paid, a cent less is not', () => {
    const list = {
      shares: [
        { position: 1, numerator: 60 },
        { position: 2, numerator: 40 },
      ],
      denominator: 100,
    }
    expect(roundShares(1_000, list, { minimumAmountToTriggerPayout: 400 }).map(({ amount }) => amount)).toEqual([600, 400])
    expect(
      roundShares(1_000, list, { minimumAmountToTriggerPayout: 401 }).map(({ amount, minimum, leftover }) => [amount, minimum, leftover]),
    ).toEqual([
      [1_000, 0, 400],
      [0, -400, 0],
    ])
    expect(roundShares(1_000, list, { minimumAmountToTriggerPayout: 601 }).map(({ amount, minimum }) => [amount, minimum])).toEqual([
      [0, -600],
      [0, -400],
    ])
  })

  test('an increment of less than a cent is a cent', () => {
    const list = {
      shares: [
        { position: 1, numerator: 1 },
        { position: 2, numerator: 1 },
      ],
      denominator: 2,
    }
    for (const roundUpTo of [-500, 0, 0.5, null]) {
      expect(roundShares(1_001, list, { roundUpTo, roundUpOrDown: 'up' }).map(({ amount }) => amount)).toEqual([501, 500])
    }
  })

  test('rounding up as far as first and second are equal stands', () => {
    const list = {
      shares: [
        { position: 1, numerator: 55 },
        { position: 2, numerator: 45 },
      ],
      denominator: 100,
    }
    expect(
      roundShares(1_000, list, { roundUpTo: 500, roundUpOrDown: 'up' }).map(({ amount, rounding, leftover }) => [
        amount,
        rounding,
        leftover,
      ]),
    ).toEqual([
      [500, 0, -50],
      [500, 50, 0],
    ])
  })
})

describe('typed rows', () => {
  test('a percent row and dollar rows of one place are added up, other positions are not there', () => {
    const customPayouts = [dollars(1, 1_000), percent(1, 50), dollars(1, 500), dollars(0, 9_999), percent(1.5, 50), dollars(2, -5)]
    const result = payOut({ payoutMode: 'custom', customPayouts }, field(2))
    expect(result.paidPlaces).toBe(4)
    expect(amountsOf(result)).toEqual([[1, 11_500]])
    expect(result).toMatchObject({ paid: 11_500, retained: 8_500, log: [] })
  })

  test('only rows for no place are no rows', () => {
    const result = payOut({ payoutMode: 'custom', customPayouts: [dollars(0, 1_000)] }, field(2))
    expect(result).toMatchObject({ paidPlaces: 0, paid: 0 })
    expect(result.log).toEqual([{ type: 'error', message: 'No Payout Structure to match this one in setting on the tournament' }])
  })

  test('dollars of exactly the minimum are paid, a cent less is not', () => {
    const rules = {
      payoutMode: 'custom' as const,
      customPayouts: [dollars(1, 999), dollars(2, 1_000)],
      minimumAmountToTriggerPayout: 1_000,
    }
    expect(amountsOf(payOut(rules, field(2)))).toEqual([[2, 1_000]])
  })

  test('of two guarantees for one place the larger counts, whichever was typed first', () => {
    for (const customPayouts of [
      [dollars(1, 8_000), dollars(1, 7_000), percent(1, 60)],
      [percent(1, 60), dollars(1, 7_000), dollars(1, 8_000)],
    ]) {
      expect(amountsOf(payOut({ payoutMode: 'mixed', customPayouts }, field(1), [table(50)]))).toEqual([[1, 8_000]])
    }
  })

  test('a guarantee above the places of the table, or dollars above percent rows, are paid first', () => {
    const second = [{ places: 1, percentages: [{ place: 2, percentage: 100 }] }]
    const mixed = payOut({ payoutMode: 'mixed', customPayouts: [dollars(1, 15_000)] }, field(2), second)
    expect(amountsOf(mixed)).toEqual([
      [1, 15_000],
      [2, 5_000],
    ])
    const custom = payOut({ payoutMode: 'custom', customPayouts: [percent(2, 100), dollars(1, 15_000)] }, field(2))
    expect(amountsOf(custom)).toEqual([
      [1, 15_000],
      [2, 5_000],
    ])
  })

  test('a place of 0 % without a guarantee stays without money', () => {
    const result = payOut({ payoutMode: 'mixed', placesPaid: 2, customPayouts: [dollars(1, 1)] }, field(2), [table(100, 0)])
    expect(result.positionAmounts).toEqual([{ position: 1, amount: 20_000 }])
    const promised = payOut({ placesPaid: 2, guaranteesByFieldSize: [{ from: 0, guarantees: [{ position: 1, amount: 5 }] }] }, field(2), [
      table(90, 0),
    ])
    expect(promised.positionAmounts).toEqual([{ position: 1, amount: 18_000 }])
  })

  test('an unknown mode pays by percentages', () => {
    expect(amountsOf(payOut({ payoutMode: 'unheard-of' as never }, field(2), [table(100)]))).toEqual([[1, 20_000]])
  })

  test('money is counted out to the last cent before it is said to have run out', () => {
    const exactly = payOut({ payoutMode: 'custom', customPayouts: [dollars(1, 15_000), dollars(2, 5_000)] }, field(2))
    expect(exactly).toMatchObject({ paid: 20_000, log: [] })
    const short = payOut({ payoutMode: 'custom', customPayouts: [dollars(1, 20_000), dollars(2, 1)] }, field(2))
    expect(short.log).toEqual([
      { type: 'error', message: 'You have ran out of money to pay out after paying out guaranteed money for position: 1' },
    ])
    const empty = payOut({ payoutMode: 'custom', customPayouts: [dollars(1, 1)] }, field(2), undefined, { entryFee: 0 })
    expect(empty.log).toEqual([
      { type: 'error', message: 'You have ran out of money to pay out after paying out guaranteed money for position: 0' },
    ])
  })

  test('a place nobody could ever hold changes nothing for the others', () => {
    const rules = { payoutMode: 'custom' as const, customPayouts: [dollars(1, 1_000), dollars(1_000_000_000, 2_000)] }
    expect(payOut(rules, field(2))).toMatchObject({
      payouts: [{ entry: 'ann', position: 1, amount: 1_000 }],
      paid: 1_000,
      retained: 19_000,
    })
  })
})

describe('the pool', () => {
  test('more than 100 % may be paid out, less than nothing may not', () => {
    expect(payOut({ totalPayoutPerc: 250 }, field(2))).toMatchObject({ gross: 20_000, pool: 50_000, paid: 50_000 })
    expect(payOut({ totalPayoutPerc: -50 }, field(2))).toMatchObject({ gross: 20_000, pool: 0, paid: 0 })
  })

  test('a fee of less than nothing brings nothing, a missing one is the default', () => {
    expect(payOut({ defaultEntryFee: 2_500 }, field(2), undefined, { entryFee: -100 })).toMatchObject({ gross: 0 })
    expect(payOut({ defaultEntryFee: 2_500 }, field(2), undefined, { entryFee: null })).toMatchObject({ gross: 5_000 })
    expect(payOut({}, field(2), undefined, { entryFee: null })).toMatchObject({ gross: 0 })
  })

  test('money for another pot, or less than nothing, is no money for the pool', () => {
    const bonusPayouts = [
      { parentId: 'sp1', amount: 100 },
      { parentId: null, amount: 30 },
      { parentId: 't1', amount: 5 },
      { parentId: 't1', amount: -70 },
    ]
    expect(payOut({ bonusPayouts }, field(2))).toMatchObject({ extraBonus: 35, pool: 20_035 })
  })

  test('charged per angler, an entry without anglers is still one', () => {
    const entries = field(3, (name) => ({ users: name === 'ann' ? ['a', 'b'] : name === 'bo' ? [] : null, freeEntry: name === 'cy' }))
    expect(payOut({ chargePer: 'Angler' }, entries)).toMatchObject({ entryCount: 4, gross: 30_000 })
    expect(payOut({ chargePer: 'Team' }, entries)).toMatchObject({ entryCount: 3, gross: 20_000 })
  })

  test('a slice of less than nothing is nothing, but it is listed', () => {
    const fixedSlices = [
      { name: 'Club', amount: -5 },
      { name: 'Charity', amount: 7.9 },
    ]
    expect(payOut({ fixedSlices }, field(1))).toMatchObject({
      pool: 9_993,
      fixedSlices: [
        { name: 'Club', amount: 0 },
        { name: 'Charity', amount: 7 },
      ],
    })
    expect(payOut({ fixedSlices: null }, field(1))).not.toHaveProperty('fixedSlices')
  })

  test('groups get nothing for less than nothing; a fraction is a fraction', () => {
    const inYouth = field(2, () => ({ groups: ['Youth'] }))
    const group = (potPercentageAllocatedToGroup: number | null, percentageOrDollar: 'percentage' | 'dollar' = 'percentage') =>
      payOut({}, inYouth, undefined, { groups: [{ name: 'Youth', potPercentageAllocatedToGroup, percentageOrDollar }] }).groupPots
    expect(group(-20)).toEqual([])
    expect(group(0)).toEqual([])
    expect(group(null)).toEqual([])
    expect(group(0.25)).toMatchObject([{ amount: 5_000 }])
    expect(group(250)).toMatchObject([{ amount: 20_000 }])
    expect(group(99.9, 'dollar')).toMatchObject([{ amount: 99 }])
  })
})

describe('position bonuses', () => {
  const bonus = (position: number, payment: number, entriesRequired: number | null = null) => ({ position, payment, entriesRequired })
  const paidBy = (...bonusMoneyPaid: ReturnType<typeof bonus>[]) => payOut({ placesPaid: 1, bonusMoneyPaid }, field(3))

  test('for the last place held, not for the one after; for a whole place only', () => {
    const result = paidBy(bonus(3, 100), bonus(4, 100), bonus(0, 100), bonus(-1, 100), bonus(1.5, 100), bonus(2, 0), bonus(2, -100))
    expect(result.log).toEqual([{ type: 'bonus', message: '$1 Bonus added to position 3' }])
    expect(result).toMatchObject({ paid: 30_000, bonusPaid: 100, retained: 0 })
    expect(result.payouts).toEqual([
      { entry: 'ann', position: 1, amount: 30_000 },
      { entry: 'cy', position: 3, amount: 100 },
    ])
  })

  test('exactly enough entries are enough; the lines stand in order of the places', () => {
    const { log, bonusPaid } = paidBy(bonus(2, 250, 3), bonus(1, 5_005, 3), bonus(1, 100, 4))
    expect(log.map(({ message }) => message)).toEqual(['$50.05 Bonus added to position 1', '$2.50 Bonus added to position 2'])
    expect(bonusPaid).toBe(5_255)
  })

  test('two bonuses for one place are both paid', () => {
    expect(paidBy(bonus(1, 100), bonus(1, 200))).toMatchObject({ bonusPaid: 300, payouts: [{ entry: 'ann', amount: 30_300 }] })
  })
})

describe('ties', () => {
  const holders = [1, 2, 2, 4, 4, 4, 7].map((position, index) => ({ entry: NAMES[index] ?? 'gus', position: position + 10 }))

  test('are gathered as far as the money goes, and then as far as the tie goes', () => {
    expect(tieGroups(holders, 0)).toEqual([])
    expect(tieGroups(holders, 1)).toEqual([{ position: 1, entries: ['ann'] }])
    expect(tieGroups(holders, 2)).toEqual(tieGroups(holders, 3))
    expect(tieGroups(holders, 2).at(-1)).toEqual({ position: 2, entries: ['bo', 'cy'] })
    expect(tieGroups(holders, 4).at(-1)).toEqual({ position: 4, entries: ['di', 'ed', 'flo'] })
    expect(tieGroups(holders, 99)).toHaveLength(4)
    expect(tieGroups([], 3)).toEqual([])
  })

  test('a place is counted anew among those who may be paid', () => {
    expect(['ann', 'cy', 'flo', 'gus', 'zoe'].map((entry) => positionAmong(holders, entry))).toEqual([1, 2, 4, 7, null])
  })
})

describe('pots', () => {
  const tournament = (pot: Partial<Pot>): Tournament => ({
    _id: 't1',
    settings: {},
    bigfishpots: [{ _id: 'bf1', entryFee: 1_000, ...pot }],
  })
  const bigFish = (weights: NonNullable<Entry['weights']>, more: Partial<Entry> = {}): Partial<Entry> => ({
    inBigFishPot: true,
    weights,
    ...more,
  })
  const potOf = (pot: Partial<Pot>, entries: Entry[]) => pots({ tournament: tournament(pot), entries })[0]

  test('typed nonsense counts as nothing', () => {
    expect(
      potOf(
        { entryFee: -1_000, carriedIn: -5, minimumWeight: -3 },
        field(2, () => ({ inBigFishPot: true })),
      ),
    ).toMatchObject({
      participants: 2,
      size: 0,
      standings: [{ entry: 'ann' }, { entry: 'bo' }],
      payouts: [],
    })
    expect(
      potOf(
        { entryFee: 10.5, carriedIn: 2.9 },
        field(2, () => ({ inBigFishPot: true })),
      ),
    ).toMatchObject({ size: 22 })
  })

  test('the largest fish of the pot’s day, or of all days', () => {
    const entries: Entry[] = [
      { _id: 'ann', ...bigFish([{ bigFish: 10 }, { day: 1, bigFish: 30 }]) },
      {
        _id: 'bo',
        ...bigFish([
          { day: 0, bigFish: 20 },
          { day: 1, bigFish: null },
        ]),
      },
    ]
    const ranked = (pot: Partial<Pot>) => potOf(pot, entries)?.standings.map(({ entry, weight }) => [entry, weight])
    expect(ranked({})).toEqual([
      ['ann', 30],
      ['bo', 20],
    ])
    expect(ranked({ dayIndex: 0 })).toEqual([
      ['bo', 20],
      ['ann', 10],
    ])
    expect(ranked({ dayIndex: 1 })).toEqual([['ann', 30]])
  })

  test('equal weights share a place; the bigger fish, the earlier sign-up and the id order the list', () => {
    const side = (_id: string, bigFish: number, createdAt: string | null): Entry => ({
      _id,
      inSidePot: true,
      createdAt,
      weights: [
        { day: 0, adjustedWeight: 100, bigFish: 1 },
        { day: 1, adjustedWeight: 50, bigFish },
      ],
    })
    const entries = [
      side('di', 5, null),
      side('cy', 5, '2026-04-02'),
      side('bo', 5, '2026-04-01'),
      side('ann', 9, null),
      side('ed', 5, null),
    ]
    const [pot] = pots({ tournament: { _id: 't1', settings: {}, sidepots: [{ _id: 'sp1', entryFee: 1 }] }, entries })
    expect(pot?.standings.map(({ entry, position }) => [entry, position])).toEqual([
      ['ann', 1],
      ['bo', 1],
      ['cy', 1],
      ['di', 1],
      ['ed', 1],
    ])
    expect(pot?.payouts.map(({ entry, amount }) => [entry, amount])).toEqual([
      ['ann', 1],
      ['bo', 1],
      ['cy', 1],
      ['di', 1],
      ['ed', 1],
    ])
  })

  test('a missing weight is none, and a missing fish orders no tie', () => {
    const side = (_id: string, createdAt: string, days: NonNullable<Entry['weights']>): Entry => ({
      _id,
      inSidePot: true,
      createdAt,
      weights: days,
    })
    const entries = [
      side('ann', '2026-04-03', [{ day: 0, adjustedWeight: 5 }]),
      side('bo', '2026-04-02', [{ day: 0, adjustedWeight: 5, bigFish: 0 }]),
      side('cy', '2026-04-01', [{ day: 0 }]),
      side('di', '2026-04-04', [{ day: 0, adjustedWeight: 0.5 }]),
    ]
    const [pot] = pots({ tournament: { _id: 't1', settings: {}, sidepots: [{ _id: 'sp1' }] }, entries })
    expect(pot?.standings.map(({ entry }) => entry)).toEqual(['bo', 'ann', 'di'])
  })

  test('places skip after a tie', () => {
    const entries = [30, 20, 20, 10].map((weight, index): Entry => ({ _id: NAMES[index]!, ...bigFish([{ bigFish: weight }]) }))
    expect(potOf({}, entries)?.standings.map(({ position }) => position)).toEqual([1, 2, 2, 4])
  })

  test('buy-in rows count for their own kind and pot; without rows the flag of the kind', () => {
    const rows = [
      { bigFishPotIds: ['bf1', 'bf2'], sidePotIds: ['sp1'] },
      { bigFishPotIds: ['bf2'], sidePotIds: ['bf1'] },
      { bigFishPotIds: null, sidePotIds: null },
    ]
    const entries: Entry[] = [
      { _id: 'ann', sidePotBigFishEntries: rows },
      { _id: 'bo', sidePotBigFishEntries: [], inBigFishPot: true },
      { _id: 'cy', inSidePot: true },
      { _id: 'di', sidePotBigFishEntries: [{ bigFishPotIds: [], sidePotIds: [] }], inBigFishPot: true, inSidePot: true },
    ]
    const all = pots({
      tournament: { _id: 't1', settings: {}, bigfishpots: [{ _id: 'bf1' }, { _id: 'bf2' }], sidepots: [{ _id: 'sp1' }] },
      entries,
    })
    expect(all.map(({ pot, participants }) => [pot, participants])).toEqual([
      ['bf1', 2],
      ['bf2', 3],
      ['sp1', 2],
    ])
  })

  test('a pot for groups takes whoever names one of them, by name or by id', () => {
    const groups = [{ _id: 'g1', name: 'Youth' }, { name: 'Ladies' }]
    const naming = (...names: string[]): Partial<Entry> => ({ inBigFishPot: true, groups: names })
    const entries = field(
      5,
      (name) =>
        ({ ann: naming('Youth'), bo: naming('x', 'g1'), cy: naming('Ladies'), di: naming('Open'), ed: { inBigFishPot: true } })[name] ?? {},
    )
    const inPot = (...names: string[]) => pots({ tournament: { ...tournament({ groups: names }), groups }, entries })[0]?.participants
    expect([inPot('Youth'), inPot('g1'), inPot('Ladies', 'Open'), inPot('Nobody'), inPot()]).toEqual([2, 2, 2, 0, 5])
  })

  test('a kind that is switched off has no pots; without settings nothing is switched off', () => {
    const both: Tournament = { _id: 't1', bigfishpots: [{ _id: 'bf1' }], sidepots: [{ _id: 'sp1' }] }
    const listed = (payout: PayoutSettings) => pots({ tournament: { ...both, settings: { payout } }, entries: [] }).map(({ pot }) => pot)
    expect(listed({ bigFishEnabled: false })).toEqual(['sp1'])
    expect(listed({ sidePot: false })).toEqual(['bf1'])
    expect(listed({ bigFishEnabled: null, sidePot: true })).toEqual(['bf1', 'sp1'])
    expect(pots({ tournament: both, entries: null })).toMatchObject([
      { log: [{ type: 'error', message: 'NO TOURNAMENT SETTINGS to check if big fish is enabled' }] },
      { log: [{ type: 'error', message: 'NO TOURNAMENT SETTINGS to check if side pot is enabled' }] },
    ])
    expect(pots({ tournament: { _id: 't1' }, entries: [] })).toEqual([])
  })
})
