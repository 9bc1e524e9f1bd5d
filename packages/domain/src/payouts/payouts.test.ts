import { describe, expect, test } from 'vitest'
import { standings } from '../scoring/standings.ts'
import type { Entry, PayoutSettings, Tournament } from '../scoring/types.ts'
import { payouts } from './payouts.ts'
import { pots } from './pots.ts'
import type { PlacementTable } from './types.ts'

const NO_STRUCTURE = { type: 'error', message: 'No Payout Structure to match this one in setting on the tournament' }
const NAMES = ['ann', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'hal', 'ida', 'jo'] as const

/** Ann heaviest, then Bo, Cy …; one pound apart, from twenty pounds. */
const field = (size: number, change: (name: string, index: number) => Partial<Entry> = () => ({})): Entry[] =>
  NAMES.slice(0, size).map((_id, index) => ({
    _id,
    weights: [{ day: 0, adjustedWeight: (20 - index) * 16_000, bigFish: 48_000 }],
    ...change(_id, index),
  }))

const weighing = (pounds: number): Partial<Entry> => ({ weights: [{ day: 0, adjustedWeight: pounds * 16_000, bigFish: 48_000 }] })

const table = (...percentages: number[]): PlacementTable => ({
  places: percentages.length,
  percentages: percentages.map((percentage, index) => ({ place: index + 1, percentage })),
})

function payOut(payout: PayoutSettings, entries: Entry[], tables?: PlacementTable[], more: Partial<Tournament> = {}) {
  const tournament: Tournament = { _id: 't1', entryFee: 10_000, settings: { payout }, ...more }
  return payouts({ tournament, entries, standings: standings({ tournament, entries }), placementTables: tables })
}

const paidTo = (result: ReturnType<typeof payOut>) => result.payouts.map(({ entry, position, amount }) => [entry, position, amount])

describe('the pool', () => {
  test('a typed fee of 0 is 0, not the default fee', () => {
    expect(payOut({ defaultEntryFee: 2_500 }, field(4), undefined, { entryFee: 0 })).toMatchObject({ gross: 0, pool: 0, paid: 0 })
  })

  test('included pots never make the pool negative', () => {
    const included = { _id: 'bf1', entryFee: 12_000, includedInEntryFee: true }
    expect(payOut({}, field(2), undefined, { bigfishpots: [included] })).toMatchObject({ includedPots: 24_000, pool: 0, retained: 0 })
  })

  test('a pot of a kind that is switched off takes nothing from the pool', () => {
    const included = { _id: 'sp1', entryFee: 1_000, includedInEntryFee: true }
    expect(payOut({ sidePot: false }, field(2), undefined, { sidepots: [included] })).toMatchObject({ includedPots: 0, pool: 20_000 })
  })
})

describe('places and shares', () => {
  test('more than forty places still share the forty of the default structure', () => {
    const result = payOut({ placesPaid: 60 }, field(3))
    expect(result.paidPlaces).toBe(60)
    expect(result.positionAmounts).toHaveLength(40)
    expect(result.positionAmounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(result.pool)
  })

  test('a table of 80 % leaves 20 % retained', () => {
    expect(payOut({ placesPaid: 2 }, field(5), [table(50, 30)])).toMatchObject({ paid: 40_000, retained: 10_000 })
  })

  test('a table above 100 % pays from the top until the money is gone', () => {
    const result = payOut({ placesPaid: 3 }, field(5), [table(70, 40, 20)])
    expect(paidTo(result)).toEqual([
      ['ann', 1, 35_000],
      ['bo', 2, 15_000],
    ])
    expect(result.log).toEqual([
      { type: 'error', message: 'You have ran out of money to pay out after paying out guaranteed money for position: 2' },
    ])
  })

  test('when even first place is below the minimum nobody gets its leftover', () => {
    expect(payOut({ placesPaid: 2, minimumAmountToTriggerPayout: 90_000 }, field(5), [table(60, 40)])).toMatchObject({
      positionAmounts: [],
      paid: 0,
      retained: 50_000,
    })
  })

  test('a lone 1 is one percent', () => {
    expect(payOut({ placesPaid: 1 }, field(5), [table(1)])).toMatchObject({ paid: 500 })
  })
})

describe('typed payouts', () => {
  test('percent rows are one list whose first row takes the rounding, dollars stay as typed', () => {
    const result = payOut(
      {
        payoutMode: 'custom',
        roundUpTo: 1_000,
        customPayouts: [
          { position: 3, payment: 1_234, paymentPercOrDollar: 'dollar' },
          { position: 2, payment: 33, paymentPercOrDollar: 'percent' },
          { position: 1, payment: 50, paymentPercOrDollar: 'percent' },
        ],
      },
      field(5),
    )
    expect(result.positionAmounts.map(({ amount }) => amount)).toEqual([25_500, 16_000, 1_234])
  })

  test('custom without rows is an unknown structure', () => {
    expect(payOut({ payoutMode: 'custom' }, field(5))).toMatchObject({ paidPlaces: 0, paid: 0, log: [NO_STRUCTURE] })
  })

  test('guarantees are paid even when no table matches, also outside the places', () => {
    const result = payOut(
      { payoutMode: 'mixed', placesPaid: 3, customPayouts: [{ position: 4, payment: 0.1, paymentPercOrDollar: 'percent' }] },
      field(5),
      [table(60, 40)],
    )
    expect(result).toMatchObject({ paidPlaces: 3, positionAmounts: [{ position: 4, amount: 5_000 }], log: [NO_STRUCTURE] })
    expect(paidTo(result)).toEqual([['di', 4, 5_000]])
  })
})

describe('who is paid', () => {
  test('a disqualified winner moves the places up', () => {
    const entries = field(5, (name) => (name === 'ann' ? { disqualified: true } : {}))
    expect(paidTo(payOut({ placesPaid: 1 }, entries))).toEqual([['bo', 1, 50_000]])
  })

  test('a position bonus joins the money of a tie before it is split', () => {
    const entries = field(4, (_, index) => (index < 2 ? weighing(20) : {}))
    const bonusMoneyPaid = [
      { position: 2, payment: 5_050, entriesRequired: null },
      { position: 9, payment: 100, entriesRequired: 0 },
    ]
    const result = payOut({ placesPaid: 1, bonusMoneyPaid }, entries)
    expect(paidTo(result)).toEqual([
      ['ann', 1, 22_525],
      ['bo', 1, 22_525],
    ])
    expect(result).toMatchObject({ paid: 40_000, bonusPaid: 5_050, log: [{ type: 'bonus', message: '$50.50 Bonus added to position 2' }] })
  })

  test('no bonus for a position nobody with weight holds', () => {
    const entries = field(2, (name) => (name === 'bo' ? weighing(0) : {}))
    expect(payOut({ bonusMoneyPaid: [{ position: 2, payment: 100, entriesRequired: 0 }] }, entries)).toMatchObject({
      bonusPaid: 0,
      log: [],
    })
  })
})

describe('groups', () => {
  const youth = { _id: 'g1', name: 'Youth', potPercentageAllocatedToGroup: 20, percentageOrDollar: 'percentage' as const }
  const entries = field(5, (name) => (name === 'bo' ? { groups: ['g1'] } : name === 'di' ? { groups: ['Youth'] } : {}))

  test('members are named by group name or id, and are ranked among themselves', () => {
    const result = payOut({ oneIn: 1 }, entries, [table(60, 40), table(50, 20, 15, 10, 5)], { groups: [youth] })
    expect(result).toMatchObject({ pool: 50_000, mainPool: 40_000 })
    expect(result.groupPots).toEqual([
      {
        group: 'Youth',
        amount: 10_000,
        payouts: [
          { entry: 'bo', position: 1, amount: 6_000 },
          { entry: 'di', position: 2, amount: 4_000 },
        ],
        paid: 10_000,
        retained: 0,
      },
    ])
  })

  test('groups never get more than is left of the pool', () => {
    const greedy = { name: 'Youth', potPercentageAllocatedToGroup: 45_000, percentageOrDollar: 'dollar' as const }
    const result = payOut({}, entries, undefined, { groups: [greedy, youth] })
    expect(result.groupPots.map(({ amount }) => amount)).toEqual([45_000, 5_000])
    expect(result).toMatchObject({ mainPool: 0, paid: 0 })
  })

  test('an incomplete tournament shows the money of its groups and pays nobody', () => {
    const result = payOut({}, entries, undefined, { groups: [youth], tournamentDates: ['2026-05-09', '2026-05-10'] })
    expect(result).toMatchObject({ mainPool: 40_000, paid: 0, retained: 40_000, paidPlaces: 0, log: [] })
    expect(result.groupPots).toEqual([{ group: 'Youth', amount: 10_000, payouts: [], paid: 0, retained: 10_000 }])
  })
})

describe('pots', () => {
  const tournament: Tournament = {
    _id: 't1',
    settings: { payout: {} },
    groups: [{ _id: 'g1', name: 'Youth' }],
    sidepots: [{ _id: 'sp1', entryFee: 1_001, groups: ['Youth'] }],
  }
  const buyIn = { sidePotIds: ['sp1'], bigFishPotIds: [] }

  test('who bought in twice pays twice and competes once', () => {
    const entries = field(2, () => ({ groups: ['g1'], sidePotBigFishEntries: [buyIn, buyIn] }))
    expect(pots({ tournament, entries })).toMatchObject([{ participants: 4, size: 4_004, payouts: [{ entry: 'ann', amount: 4_004 }] }])
  })

  test('the odd cent of a tie goes to the earlier sign-up', () => {
    const entries = field(2, (name) => ({
      ...weighing(10),
      groups: ['Youth'],
      inSidePot: true,
      createdAt: name === 'bo' ? '2026-04-01T12:00:00.000Z' : '2026-04-02T12:00:00.000Z',
    }))
    const odd: Tournament = { ...tournament, settings: { payout: { bonusPayouts: [{ parentId: 'sp1', amount: 1 }] } } }
    expect(pots({ tournament: odd, entries })[0]?.payouts).toEqual([
      { entry: 'bo', position: 1, amount: 1_002 },
      { entry: 'ann', position: 1, amount: 1_001 },
    ])
  })

  test('a disqualified buyer stays in the size and out of the ranking', () => {
    const entries = field(2, (name) => ({ groups: ['Youth'], inSidePot: true, disqualified: name === 'ann' }))
    expect(pots({ tournament, entries })).toMatchObject([{ participants: 2, size: 2_002, standings: [{ entry: 'bo', position: 1 }] }])
  })

  test('an unfinished tournament pays no pot', () => {
    const entries = field(1, () => ({ groups: ['Youth'], inSidePot: true }))
    const twoDays: Tournament = { ...tournament, tournamentDates: ['2026-05-09', '2026-05-10'] }
    expect(pots({ tournament: twoDays, entries })).toMatchObject([{ payouts: [], paid: 0, retained: 1_001, log: [] }])
  })
})
