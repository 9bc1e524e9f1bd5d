import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BoatToMerge, mergedBoat, mergeWarnings } from './merge-boats.ts'

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const some = (...names: string[]) => fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 })
const boatOf = (_id: string, users: string[]): fc.Arbitrary<BoatToMerge> =>
  fc.record({
    _id: fc.constant(_id),
    users: fc.constant(users),
    team: maybe(fc.constant('team')),
    seasonTeam: fc.constant(null),
    status: fc.constantFrom('Pending' as const, 'Paid' as const),
    boatNumber: maybe(fc.integer({ min: 1, max: 20 })),
    flight: maybe(fc.constantFrom('f1', 'f2')),
    checkedInAt: maybe(fc.constantFrom('2027-06-12T10:00:00.000Z', '2027-06-12T11:00:00.000Z')),
    checkInLog: fc.constant({}),
    checkIns: fc.dictionary(
      fc.constantFrom('meeting', 'out-1', 'back-0'),
      maybe(fc.constantFrom('2027-06-12T20:00:00.000Z', '2027-06-12T21:00:00.000Z')),
    ),
    disqualified: fc.boolean(),
    disqualifiedReason: maybe(fc.constant('Late')),
    freeEntry: fc.boolean(),
    paidOnline: fc.boolean(),
    paidWith: fc.constantFrom(null, { method: 'check' as const, note: '1042' }, { method: 'cash' as const }),
    creditsUsed: fc.nat(3),
    groups: some('Seniors', 'Ladies'),
    boatCaptain: maybe(fc.constantFrom(...users)),
    sub: maybe(fc.constant('sub')),
    inBigFishPot: fc.boolean(),
    inSidePot: fc.boolean(),
    sidePotBigFishEntries: maybe(
      fc.array(
        fc.record({
          user: fc.constantFrom(...users),
          bigFish: fc.boolean(),
          bigFishPotIds: some('p1', 'p2'),
          sidePot: fc.boolean(),
          sidePotIds: some('s1'),
        }),
        { maxLength: 2 },
      ),
    ),
    bigFishModeDaysEntered: maybe(fc.uniqueArray(fc.nat(2))),
    twoBoats: some('other', 'gone', 'keep'),
  })

const TWINS = new Map([
  ['jo2', 'jo'],
  ['minh2', 'minh'],
])
const two = fc.tuple(boatOf('keep', ['jo', 'minh']), boatOf('gone', ['minh2', 'jo2']))

test('LAW: what either entry said is there afterwards, the crew is that of the boat, and nobody is in it twice', () => {
  fc.assert(
    fc.property(two, ([keep, gone]) => {
      const boat = mergedBoat(keep, gone, TWINS)
      expect(boat.users).toEqual(['jo', 'minh'])
      // How the boat paid is said by who has paid, and first by the entry that stays.
      const payer = [keep, gone].find(({ status }) => status === 'Paid')
      expect(boat.paidOnline).toBe(payer ? payer.paidOnline : keep.paidOnline || gone.paidOnline)
      for (const one of [keep, gone]) {
        if (one.status === 'Paid') expect(boat.status).toBe('Paid')
        for (const name of ['disqualified', 'freeEntry', 'inBigFishPot', 'inSidePot'] as const) if (one[name]) expect(boat[name]).toBe(true)
        for (const name of ['boatNumber', 'flight', 'checkedInAt', 'team', 'sub'] as const)
          if (one[name] !== null) expect(boat[name]).not.toBeNull()
        expect(boat.groups).toEqual(expect.arrayContaining(one.groups))
        expect(boat.bigFishModeDaysEntered ?? []).toEqual(expect.arrayContaining(one.bigFishModeDaysEntered ?? []))
        for (const pot of one.sidePotBigFishEntries ?? []) {
          const bought = boat.sidePotBigFishEntries!.find(({ user }) => user === (TWINS.get(pot.user) ?? pot.user))!
          expect(bought.bigFishPotIds).toEqual(expect.arrayContaining(pot.bigFishPotIds))
          expect(bought.sidePotIds).toEqual(expect.arrayContaining(pot.sidePotIds))
          if (pot.bigFish) expect(bought.bigFish).toBe(true)
        }
      }
      expect(boat.creditsUsed).toBe(keep.creditsUsed + gone.creditsUsed)
      expect(new Set((boat.sidePotBigFishEntries ?? []).map(({ user }) => user)).size).toBe(boat.sidePotBigFishEntries?.length ?? 0)
      expect(boat.twoBoats).not.toContain('gone')
      expect(boat.twoBoats).not.toContain('keep')
    }),
    { numRuns: 500 },
  )
})

test('who merges two paid entries hears that a fee may have to be given back, and which number becomes free', () => {
  const paid = { status: 'Paid', freeEntry: false, boatNumber: 12 } as const
  expect(mergeWarnings(paid, { ...paid, boatNumber: 14 })).toEqual([
    'Both entries are marked paid: if the fee was collected twice, refund one.',
    'Boat 14 becomes free.',
  ])
  expect(mergeWarnings(paid, { ...paid, status: 'Pending', boatNumber: null })).toEqual([])
})
