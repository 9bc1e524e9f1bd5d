import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, itemsOf } from '../registration/entry-items.ts'
import { inProportion } from '../registration/shares.ts'
import { boughtByCard } from './bought-by-card.ts'
import { entryMoney, owedNow } from './cash-in-hand.ts'
import { type BookLine, movesMoney, sayingOf } from './entry-books.ts'
import { askedOfCard, entryAccount, leftToPay, linesOfEntry, paidBy, statusByCards } from './entry-lines.ts'
import { placesIn } from './money-of.ts'
import { difference, type Line, netLines } from './posting.ts'
import { linesOfRefund } from './refunds.ts'

const said = {
  status: fc.constantFrom('Paid', 'Pending'),
  paidWith: fc.constantFrom(null, { method: 'cash' as const }, { method: 'check' as const, note: '1042' }, { method: 'credits' as const }),
  freeEntry: fc.boolean(),
  users: fc.constantFrom<string[]>(['ann'], ['ann', 'bob']),
  inBigFishPot: fc.boolean(),
  inSidePot: fc.boolean(),
}
type Said = { [Name in keyof typeof said]: (typeof said)[Name] extends fc.Arbitrary<infer Value> ? Value : never }

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('says' as const), change: fc.record(said, { requiredKeys: [] }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('gives back' as const),
      percent: fc.constantFrom(7, 33, 100),
      method: fc.constantFrom('cash' as const, 'check' as const, 'credits' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('card' as const), amount: fc.constantFrom(3_333, 10_000) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('card pays all' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('new fee' as const), entryFee: fc.constantFrom(0, 10_000, 12_501) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('new pot' as const), entryFee: fc.constantFrom(0, 1_000, 1_501) }) },
)

const ofWire = (lines: readonly Line[]): BookLine[] => netLines(lines).map(({ entry: _, ...line }) => line)

test('what a device without a network counts is what the ledger says once it has heard of it, in every place, on every day', () => {
  let unsent = 0
  fc.assert(
    fc.property(fc.array(deed, { minLength: 1, maxLength: 14 }), (deeds) => {
      let tournament = {
        entryFee: 10_000,
        settings: { payout: { bigFishEnabled: true, sidePot: true } },
        sidepots: [],
        bigfishpots: [],
      } as {
        entryFee: number
        sidepots: { _id: string; name: string; entryFee: number }[]
      }
      let boat: Said & { _id: string; paidOnline: boolean } = {
        ...{
          _id: 'e',
          paidOnline: false,
          status: 'Pending',
          paidWith: null,
          freeEntry: false,
          users: ['ann'],
          inBigFishPot: false,
          inSidePot: false,
        },
      }
      let own: Line[] = []
      let others: Line[] = []
      const books = (of: typeof boat) => ({ said: sayingOf(of), own: ofWire(own), others: ofWire(others) })
      const figures = (of: typeof boat, told: ReturnType<typeof books>) => {
        const { inHand, checks, credits, online, owed, overpaid } = entryMoney(tournament, [{ ...of, books: told }])
        return { inHand, checks, credits, online, owed, overpaid }
      }
      const inLedger = () => {
        const held = new Map(placesIn([...own, ...others]).map(({ place, left }) => [place, left]))
        const left = (place: 'cash' | 'check' | 'credits' | 'card') => held.get(place) ?? 0
        const { owed } = entryAccount(tournament, boat, [...own, ...others])
        const both = { owed: Math.max(0, owed), overpaid: Math.max(0, 0 - owed) }
        return { inHand: left('cash'), checks: left('check'), credits: left('credits'), online: left('card'), ...both }
      }
      /** The server hears of a change: it posts where money may have moved. */
      const hear = (after: typeof boat) => {
        const [moves, wasPaid] = [movesMoney(boat, after), boat.status === 'Paid']
        // What a card has paid says how the boat stands.
        const status = sayingOf(boat) === sayingOf(after) ? null : statusByCards(tournament, boat, after, { own, others })
        const byCard = status === 'Paid' ? { status, paidOnline: true, paidWith: null } : { status: 'Pending' as const, paidOnline: false }
        boat = status ? { ...after, ...byCard } : after
        const posted = { own, others, wasPaid, byCard: status !== null }
        if (moves || status) own = [...own, ...difference(linesOfEntry(tournament, boat, posted), own)]
      }
      for (const given of deeds) {
        if (given.does === 'says') {
          const told = books(boat)
          // Who says how a boat paid at the ramp, or that it has not paid, says that no card has.
          const byHand = given.change.status !== undefined || given.change.paidWith !== undefined
          const after = { ...boat, ...given.change, paidOnline: boat.paidOnline && !byHand }
          const onDevice = figures(after, told)
          hear(after)
          expect(onDevice).toEqual(inLedger())
          if (sayingOf(after) !== told.said) unsent++
        } else if (given.does === 'gives back') {
          const left = paidBy([...own, ...others])
          const amount = Math.ceil((left * given.percent) / 100)
          if (amount <= 0) continue
          others = [...others, ...linesOfRefund({ entry: 'e', method: given.method, amount }, [...own, ...others])]
          if (amount === left) hear({ ...boat, status: 'Pending' })
        } else if (given.does === 'card') {
          others = [
            ...others,
            { account: 'card', amount: given.amount, entry: 'e' },
            { account: 'entry-fee', amount: -given.amount, entry: 'e', item: 'fee', times: 1, charged: given.amount },
          ]
        } else if (given.does === 'card pays all') {
          const left = leftToPay(tournament, boat, { own, others })
          if (boat.status === 'Paid' || left <= 0) continue
          const { paid } = askedOfCard(tournament, boat, [...own, ...others])
          const things = itemsOf(tournament, boat)
          const parts = inProportion(
            left,
            things.map((item) => Math.max(0, costOf(item) - (paid.get(item.item) ?? 0))),
          )
          const items = things.map(({ item: key }, index) => ({ type: 'Entry Fee' as const, key, cost: parts[index]!, description: '' }))
          const bought = boughtByCard(items, { tournament, entry: boat }, [...own, ...others], true)
          others = [
            ...others,
            { account: 'card', amount: left, entry: 'e' },
            ...things.map(({ item }, index) => ({
              ...{ account: item === 'fee' ? ('entry-fee' as const) : ('side-pot' as const), amount: 0 - parts[index]!, entry: 'e', item },
              ...(bought.get(item) ?? { times: 0, charged: 0 }),
            })),
          ]
          const wasPaid = false
          boat = { ...boat, status: 'Paid', paidOnline: true, paidWith: null }
          own = [...own, ...difference(linesOfEntry(tournament, boat, { own, others, wasPaid, byCard: true }), own)]
        } else if (given.does === 'new fee') tournament = { ...tournament, entryFee: given.entryFee }
        else tournament = { ...tournament, sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: given.entryFee }] }
        expect(figures(boat, books(boat))).toEqual(inLedger())
      }
    }),
    { numRuns: 1000 },
  )
  expect(unsent).toBeGreaterThan(1000)
})

test('a pot that is added to what a card has paid is owed on a tablet, and what is taken for it at the ramp is the pot alone', () => {
  const tournament = {
    entryFee: 10_000,
    settings: { payout: { sidePot: true } },
    sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 1_000 }],
  }
  const boat = { ...{ _id: 'e', status: 'Paid', paidOnline: true, paidWith: null, users: ['ann'], inSidePot: false } }
  const others: BookLine[] = [
    { account: 'card', amount: 10_000, item: null, times: 0, charged: 0 },
    { account: 'entry-fee', amount: -10_000, item: 'fee', times: 1, charged: 10_000 },
  ]
  const books = { said: sayingOf(boat), own: [], others }
  const shown = (change: object) => {
    const entry = { ...boat, ...change, books }
    const { owed, inHand, online } = entryMoney(tournament, [entry])
    return { owed, inHand, online, alone: owedNow(tournament, entry) }
  }
  expect(shown({})).toEqual({ owed: 0, inHand: 0, online: 10_000, alone: 0 })
  expect(shown({ inSidePot: true })).toEqual({ owed: 1_000, inHand: 0, online: 10_000, alone: 1_000 })
  expect(shown({ inSidePot: true, paidWith: { method: 'cash' } })).toEqual({ owed: 0, inHand: 1_000, online: 10_000, alone: 0 })
})

test('the order of names in a value, and what is left out, say the same; the note of a check moves no money', () => {
  const pot = { user: 'ann', bigFish: true, bigFishPotIds: ['b1'], sidePot: false, sidePotIds: [] }
  const turned = { sidePotIds: [], sidePot: false, bigFishPotIds: ['b1'], bigFish: true, user: 'ann' }
  const boat = { _id: 'e', users: ['ann'], status: 'Paid', sidePotBigFishEntries: [pot] }
  expect(sayingOf({ ...boat, sidePotBigFishEntries: [turned], paidOnline: false, groups: [], paidWith: null })).toBe(sayingOf(boat))
  const byCheck = { ...boat, paidWith: { method: 'check' as const, note: '1042' } }
  expect(sayingOf({ ...byCheck, paidWith: { method: 'check' } })).toBe(sayingOf(byCheck))
  expect(sayingOf(byCheck)).not.toBe(sayingOf(boat))
})
