import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { PayoutResult, Standings } from '@ramplight/domain/engine'
import { expect, test } from 'vitest'
import { restOfPool } from './rest-of-pool.ts'
import { placesReason, unpaidBoats, unpaidMoney } from './unpaid-money.ts'

const payouts = (more: Partial<PayoutResult>) =>
  ({ mainPool: 670_000, positionAmounts: [{ position: 1, amount: 428_820 }], retained: 241_180, groupPots: [], ...more }) as PayoutResult

test('a table that pays less than the pool says how much stays', () => {
  expect(unpaidMoney(payouts({}))).toEqual(['$2,411.80 of the pool isn’t paid out: the places add up to $4,288.20 of $6,700.00.'])
})

test('places that nobody with weight holds are named apart', () => {
  expect(unpaidMoney(payouts({ positionAmounts: [{ position: 1, amount: 670_000 }], retained: 10_000 }))).toEqual([
    '$100.00 is left over: no boat with weight finished in those places.',
  ])
})

test('when every cent goes out there is nothing to say', () => {
  expect(unpaidMoney(payouts({ positionAmounts: [{ position: 1, amount: 670_000 }], retained: 0 }))).toEqual([])
})

test('the number of places has a reason', () => {
  expect(placesReason({ settings: { payout: { oneIn: 5 } } }, { entryCount: 62 })).toBe('62 boats ÷ 5')
  expect(placesReason({ settings: { payout: { oneIn: 5, chargePer: 'Angler' } } }, { entryCount: 124 })).toBe('124 anglers ÷ 5')
  expect(placesReason({ settings: {} }, { entryCount: 3 })).toBe('1st only. Set more places in setup')
  expect(placesReason({ settings: { payout: { placesPaid: 4, maxPlaces: 3 } } }, { entryCount: 9 })).toBe('Set in setup, up to 3')
})

test('a table by field size and steps say where the field stands', () => {
  const placesByFieldSize = [
    { from: 6, places: 2 },
    { from: 12, places: 3 },
  ]
  expect(placesReason({ settings: { payout: { placesByFieldSize } } }, { entryCount: 11 })).toBe('11 boats, table row for 6 or more')
  expect(placesReason({ settings: { payout: { placesByFieldSize } } }, { entryCount: 1 })).toBe(
    '1 boat, below the smallest field in the table',
  )
  const placesSteps = { places: 3, upTo: 30, oneMorePer: 10 }
  expect(placesReason({ settings: { payout: { placesSteps } } }, { entryCount: 41 })).toBe('3 up to 30 boats, then one more per 10')
})

test('who has not paid is counted in the pool, and it says so', () => {
  const fork = { entryFee: 10_000, bigfishpots: [], sidepots: [], settings: {} } as unknown as Tournament
  const boat = (more: Partial<TournamentEntry>) => ({ users: ['jo'], status: 'Pending', ...more }) as TournamentEntry
  expect(unpaidBoats(fork, [boat({ status: 'Paid' }), boat({ freeEntry: true })])).toBeNull()
  expect(unpaidBoats(fork, [boat({}), boat({ status: 'Paid' })])).toBe('1 boat hasn’t paid. The pool and pots include its $100.00.')
  expect(unpaidBoats(fork, [boat({}), boat({})])).toBe('2 boats haven’t paid. The pool and pots include their $200.00.')
})

test('before the first fish the pool is not won yet, and nobody keeps it', () => {
  const at = (weights: number[], incomplete = false, official: object | null = null) =>
    restOfPool({
      official,
      standings: { incomplete, standings: weights.map((totalWeight) => ({ totalWeight })) } as Standings,
      payouts: { paid: 0, retained: 670_000, mainPool: 670_000 },
    })
  expect([at([0, 0]).label, at([0, 0]).note]).toEqual(['Not won yet', 'Not won yet: no fish has been weighed.'])
  expect(at([9_000, 0]).label).toBe('Left over')
  expect(at([0, 0], false, {}).label, 'a day without fish that is official').toBe('Left over')
  expect(at([9_000, 0], true).label).toBe('Held')
})
