import { expect, test } from 'vitest'
import { explainPayout } from '../explain/explain-payout.ts'
import { standings } from '../scoring/standings.ts'
import type { Entry, PayoutSettings, Tournament } from '../scoring/types.ts'
import { payouts } from './payouts.ts'
import { pots } from './pots.ts'
import type { PlacementTable } from './types.ts'

const boat: Entry = { _id: 'ann', inSidePot: true, weights: [{ day: 0, adjustedWeight: 100, bigFish: 50 }] }
const event = (payout: PayoutSettings, more: Partial<Tournament> = {}): Tournament => ({ _id: 't', settings: { payout }, ...more })

test('a guarantee in percent is a part of the pool, however small the pool', () => {
  const tournament = event(
    { payoutMode: 'mixed', customPayouts: [{ position: 1, payment: 60, paymentPercOrDollar: 'percent' }] },
    { entryFee: 50 },
  )
  const table = { places: 1, percentages: [{ place: 1, percentage: 10 }] }
  const paid = payouts({ tournament, entries: [boat], standings: standings({ tournament, entries: [boat] }), placementTables: [table] })
  expect(paid.positionAmounts).toEqual([{ position: 1, amount: 30 }])
})

test('extra money that names nobody is the tournament’s, not a pot’s', () => {
  const bonusPayouts = [{ parentId: null, amount: 500 }, { amount: 70 }, { parentId: 'sp', amount: 3 }]
  const tournament = event({ bonusPayouts }, { sidepots: [{ _id: 'sp', entryFee: 1_000 }] })
  expect(pots({ tournament, entries: [boat] })[0]?.size).toBe(1_003)
  expect(payouts({ tournament, entries: [boat], standings: standings({ tournament, entries: [boat] }) }).extraBonus).toBe(570)
})

test('half a cent is nobody’s: a group, a guarantee and a share go down', () => {
  const odd = (payout: PayoutSettings, more: Partial<Tournament> = {}) => {
    const tournament = event(payout, { entryFee: 101, ...more })
    const entries = [{ ...boat, groups: ['Youth'] }]
    return { tournament, entries, standings: standings({ tournament, entries }) }
  }
  const groups = [{ name: 'Youth', potPercentageAllocatedToGroup: 50 }]
  expect(payouts(odd({}, { groups })).groupPots[0]?.amount).toBe(50)
  const promised = odd({ payoutMode: 'mixed', customPayouts: [{ position: 2, payment: 50, paymentPercOrDollar: 'percent' }] })
  const tables = { placementTables: [{ places: 1, percentages: [{ place: 1, percentage: 1 }] }] }
  expect(payouts({ ...promised, ...tables }).positionAmounts).toEqual([
    { position: 1, amount: 1 },
    { position: 2, amount: 50 },
  ])
  const halves = { placementTables: [{ places: 2, percentages: [50, 50].map((percentage, index) => ({ place: index + 1, percentage })) }] }
  const { shares } = explainPayout({ ...odd({ placesPaid: 2 }), ...halves, entry: 'ann' })
  expect(shares[0]?.steps.map(({ kind, delta }) => [kind, delta])).toEqual([
    ['share', 50],
    ['leftover', 1],
  ])
})

test('who is outside the paid places is told so, and told that nothing was set only where nothing was', () => {
  const second: Entry = { _id: 'bo', weights: [{ day: 0, adjustedWeight: 90 }] }
  const why = (payout: PayoutSettings, more: Partial<Tournament> = {}, placementTables: PlacementTable[] | null = null) => {
    const tournament = event(payout, { entryFee: 100, ...more })
    const entries = [boat, second]
    const explained = explainPayout({ tournament, entries, standings: standings({ tournament, entries }), placementTables, entry: 'bo' })
    return explained.shares[0]!.steps.map((step) => [step.rule, step.kind === 'not-paid' && step.reason])
  }
  expect(why({ placesPaid: 1 })).toEqual([['M7', 'outside-paid-places']])
  const bonusMoneyPaid = [{ position: 1, payment: 500, entriesRequired: null }]
  expect(why({ placesPaid: 1, bonusMoneyPaid })).toEqual([['M7', 'outside-paid-places']])
  expect(why({ payoutMode: 'custom' })).toEqual([['M5', 'no-payout-structure']])
  const ninetyNine = [{ places: 2, percentages: [99.9, 0.1].map((percentage, index) => ({ place: index + 1, percentage })) }]
  expect(why({ placesPaid: 2 }, { entryFee: 1 }, ninetyNine)).toEqual([['M7', 'outside-paid-places']])
  expect(why({ placesPaid: 2 }, { entryFee: 0 }, ninetyNine)).toEqual([['M14', 'no-money']])
})

test('a pot in the entry fee that nobody is in takes nothing, and no line says so', () => {
  const tournament = event({}, { entryFee: 100, sidepots: [{ _id: 'sp', entryFee: 10, includedInEntryFee: true, groups: ['Nobody'] }] })
  const explained = explainPayout({ tournament, entries: [boat], standings: standings({ tournament, entries: [boat] }), entry: 'ann' })
  expect(explained.pool.map(({ kind }) => kind)).toEqual(['gross'])
})

test('where rounding up would leave first with less than second, the explanation says that it went down', () => {
  const tables = {
    placementTables: [{ places: 3, percentages: [20, 19, 1].map((percentage, index) => ({ place: index + 1, percentage })) }],
  }
  const second: Entry = { _id: 'bo', weights: [{ day: 0, adjustedWeight: 90 }] }
  const roundingOf = (minimumAmountToTriggerPayout: number) => {
    const tournament = event({ placesPaid: 3, roundUpTo: 500, roundUpOrDown: 'up', minimumAmountToTriggerPayout }, { entryFee: 8_750 })
    const entries = [boat, second]
    const { shares } = explainPayout({ tournament, entries, standings: standings({ tournament, entries }), ...tables, entry: 'bo' })
    return shares[0]!.steps.flatMap((step) => (step.kind === 'rounding' ? [step.direction, step.delta] : []))
  }
  expect(roundingOf(0)).toEqual(['down', -325])
  expect(roundingOf(3_000)).toEqual(['up', 175])
})
