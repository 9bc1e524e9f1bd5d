import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type NamedBoat, sameBoatPairs, similarBoats } from './same-boat.ts'
import { areSimilar, readName } from './similar-names.ts'

const person = (name: string) => {
  const [first_name = '', ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' ') }
}
const boat = (_id: string, ...names: string[]): NamedBoat => ({ _id, anglers: names.map(person) })
const pairs = (...boats: NamedBoat[]) => sameBoatPairs(boats).map((pair) => pair.map(({ _id }) => _id).join(' '))

describe('one boat that was entered at two stations', () => {
  test.each([
    ['the same names', ['Jo Reyes', 'Minh Tran'], ['Jo Reyes', 'Minh Tran']],
    ['the partners the other way round', ['Jo Reyes', 'Minh Tran'], ['Minh Tran', 'Jo Reyes']],
    ['capitals, accents and dashes', ['José Núñez', "Pat O'Neil-Smith"], ['jose NUNEZ', 'Pat ONeil Smith']],
    ['nicknames', ['Bob Hill', 'Bill Reyes'], ['Robert Hill', 'William Reyes']],
    ['one slip of the finger', ['Jo Anderson', 'Minh Tran'], ['Jo Andersen', 'Minh Tran']],
    ['a letter too few', ['Jo Castillo', 'Minh Tran'], ['Jo Castilo', 'Minh Tran']],
    ['two letters that changed places', ['Daniel Keller', 'Minh Tran'], ['Dainel Keller', 'Minh Tran']],
    ['first and last name changed places', ['Jo Reyes', 'Minh Tran'], ['Reyes Jo', 'Minh Tran']],
    ['a short form', ['Cy Hill', 'Jo Tran'], ['Cyrus Hill', 'Joe Tran']],
    ['an initial', ['R. Hill', 'Minh Tran'], ['Ray Hill', 'Minh Tran']],
    ['Jr. on one list only', ['Bo Carter Jr.', 'Minh Tran'], ['Bo Carter', 'Minh Tran']],
    ['a partner who is not known yet', ['Jo Reyes'], ['Jo Reyes', 'Minh Tran']],
  ])('is asked about: %s', (_what, one, other) => {
    expect(pairs(boat('a', ...one), boat('b', ...other))).toEqual(['a b'])
  })

  test.each([
    ['another partner', ['Jo Reyes', 'Minh Tran'], ['Jo Reyes', 'Kim Diaz']],
    ['short names one letter apart', ['Jim Hill'], ['Jim Hall']],
    ['father and son who say so', ['Bo Carter Sr.'], ['Bo Carter Jr.']],
    ['two slips', ['Jo Anderson'], ['Jo Andresan']],
    ['a crew of one name twice beside one of two', ['Jo Reyes', 'Jo Reyes'], ['Jo Reyes', 'Minh Tran']],
    ['nobody at all', [], []],
  ])('is not asked about: %s', (_what, one, other) => {
    expect(pairs(boat('a', ...one), boat('b', ...other))).toEqual([])
  })

  test('what was answered is not asked again, whichever of the two it was said of; a deleted boat is no boat', () => {
    const [a, b] = [boat('a', 'Jo Reyes'), boat('b', 'Jo Reyes')]
    expect(pairs({ ...a, twoBoats: ['b'] }, b)).toEqual([])
    expect(pairs(a, { ...b, twoBoats: ['a'] })).toEqual([])
    expect(pairs(a, { ...b, deleted: true })).toEqual([])
    expect(pairs({ ...a, twoBoats: ['b'] }, b, boat('c', 'Jo Reyes'))).toEqual(['a c', 'b c'])
  })

  test('who types a crew hears of the boat that is there', () => {
    const there = [boat('a', 'Jo Reyes', 'Minh Tran'), boat('b', 'Kim Diaz')]
    expect(similarBoats({ anglers: [person('jo reyes')] }, there)).toEqual([there[0]])
    expect(similarBoats(boat('a', 'Jo Reyes'), there)).toEqual([])
    expect(similarBoats({ anglers: [] }, there)).toEqual([])
  })
})

const first = fc.constantFrom('Bob', 'Robert', 'R', 'Jo', 'José', 'Daniel', 'Dainel', 'Reyes')
const last = fc.constantFrom('Reyes', 'Réyes', 'Anderson', 'Andersen', 'Hill', 'Hall', 'Carter Jr.', 'Carter', 'Jo')
const crew = fc.array(fc.record({ first_name: first, last_name: last }), { minLength: 1, maxLength: 3 })
const field = fc.array(crew, { maxLength: 7 }).map((crews) => crews.map((anglers, index): NamedBoat => ({ _id: `b${index}`, anglers })))
const asked = (boats: readonly NamedBoat[]) =>
  sameBoatPairs(boats)
    .map((pair) =>
      pair
        .map(({ _id }) => _id)
        .sort()
        .join(' '),
    )
    .sort()

describe('LAW', () => {
  test('whatever the order of the boats and of their crews, the same is asked, and the same as when each boat is typed', () => {
    fc.assert(
      fc.property(field, (boats) => {
        const turned = boats.toReversed().map((one) => ({ ...one, anglers: one.anglers.toReversed() }))
        expect(asked(turned)).toEqual(asked(boats))
        const typed = boats.flatMap((one) => similarBoats(one, boats).map((other) => [one._id, other._id].sort().join(' ')))
        expect([...new Set(typed)].sort()).toEqual(asked(boats))
      }),
      { numRuns: 500 },
    )
  })

  test('every question ends: saying "two boats" of each, or taking one away, leaves nothing to ask', () => {
    fc.assert(
      fc.property(field, fc.infiniteStream(fc.boolean()), (boats, answers) => {
        let now = boats
        for (let round = 0; ; round++) {
          const [pair] = sameBoatPairs(now)
          if (!pair) break
          expect(round).toBeLessThan(30)
          const [one, other] = pair
          now = answers.next().value
            ? now.filter(({ _id }) => _id !== other._id)
            : now.map((each) => (each._id === one._id ? { ...each, twoBoats: [...(each.twoBoats ?? []), other._id] } : each))
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('who is called by a number is somebody else than who has another one', () => {
  const guest = (n: number) => readName({ first_name: `Ray ${n}`, last_name: 'Hall' })
  expect(areSimilar(guest(1), guest(1))).toBe(true)
  for (const other of [2, 10, 11, 12]) expect(areSimilar(guest(1), guest(other))).toBe(false)
})
