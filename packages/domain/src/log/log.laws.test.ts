import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isId } from '../kernel/ids.ts'
import { type Act, disagreementOf, foldLog, headsOf, LOG_WORDS, type LogEvent } from './fold-log.ts'
import { idOfClash, sameContent } from './same-content.ts'
import { timeOf } from './time-of.ts'

/** Chains of two items, each event with what it knew of the ones before it. */
const events = fc
  .array(
    fc.record({
      item: fc.constantFrom('a', 'b'),
      act: fc.constantFrom<Act>('correct', 'void'),
      minute: fc.integer({ min: 10, max: 20 }),
      knew: fc.array(fc.nat(9), { maxLength: 3 }),
    }),
    { maxLength: 10 },
  )
  .map((all): LogEvent[] => [
    ...['a', 'b'].map((item) => ({ _id: item, item, act: 'make' as const, at: '2027-06-12T20:15:00.000Z', seen: null })),
    ...all.map(({ item, act, minute, knew }, index) => ({
      _id: `e${index}`,
      item,
      act,
      at: `2027-06-12T20:${minute}:00.000Z`,
      seen: [item, ...knew.filter((one) => one < index).map((one) => `e${one}`)],
    })),
  ])

test('the state of a log follows from its events, whatever their order and however often they arrive', () => {
  fc.assert(
    fc.property(
      events.chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray([...log, ...log], { minLength: log.length * 2 }))),
      ([log, arrived]) => {
        expect(foldLog(arrived, LOG_WORDS)).toEqual(foldLog(log, LOG_WORDS))
      },
    ),
  )
})

test('every event is in the history of its item, the make first, and a void wins for ever', () => {
  fc.assert(
    fc.property(events, (log) => {
      const items = foldLog(log, LOG_WORDS)
      expect(items.flatMap(({ history }) => history.map(({ _id }) => _id)).sort()).toEqual(log.map(({ _id }) => _id).sort())
      for (const { item, history, voided, latest } of items) {
        expect(history[0]).toMatchObject({ _id: item, act: 'make' })
        expect(voided).toBe(log.some((event) => event.item === item && event.act === 'void'))
        expect(latest.act).not.toBe('void')
      }
    }),
  )
})

test('an item whose make has not arrived is there, and says that it waits', () => {
  const fix: LogEvent = { _id: 'fix', item: 'a', act: 'correct', at: '2027-06-12T20:15:00.000Z' }
  expect(foldLog([fix], LOG_WORDS)).toMatchObject([{ item: 'a', awaitingMake: true, history: [fix] }])
})

test('every event is known by another one, or is one of the heads', () => {
  fc.assert(
    fc.property(events, (log) => {
      const history = foldLog(log, LOG_WORDS)[0]!.history
      const heads = headsOf(history)
      expect(heads.length).toBeGreaterThan(0)
      for (const { _id } of history) expect(heads.includes(_id)).toBe(!history.some(({ seen }) => seen?.includes(_id)))
    }),
  )
})

test('a person is asked where two said something without knowing of each other, unless both voided it', () => {
  const make = { _id: 'a', act: 'make' as const, seen: null }
  const says = (_id: string, act: Act, seen: string[] | null) => ({ _id, act, seen })
  const blind = (...acts: Act[]) => disagreementOf([make, ...acts.map((act, index) => says(`e${index}`, act, ['a']))])
  expect(blind('correct')).toBeNull()
  expect(blind('correct', 'correct')).toBe('two-corrections')
  expect(blind('correct', 'void')).toBe('void-and-correction')
  expect(blind('void', 'correct')).toBe('void-and-correction')
  expect(blind('void', 'void')).toBeNull()
  // Two corrected what one of them knew to be void.
  const more = [says('gone', 'void', ['a']), says('fix', 'correct', ['a']), says('again', 'correct', ['a', 'gone'])]
  expect(disagreementOf([make, ...more])).toBe('void-and-correction')
  // Who knew both has answered; who says nothing, knew all before.
  const asked = [make, says('fix', 'correct', ['a']), says('gone', 'void', ['a'])]
  expect(disagreementOf([...asked, says('last', 'void', ['fix', 'gone'])])).toBeNull()
  expect(disagreementOf([make, says('fix', 'correct', null), says('gone', 'void', null)])).toBeNull()
})

test('two copies of an event say the same whoever sent them when, and not when any figure differs', () => {
  const bag = {
    _id: 'a',
    weight: 259,
    fish: { dead: 1, live: 4 },
    note: null,
    at: '20:00',
    by: 'ana',
    station: 'North',
    raw: { text: '16.2' },
  }
  expect(sameContent(bag, { ...bag, _rev: 4, at: '20:05', by: 'joe', station: null, raw: null, receivedAt: '21:00' })).toBe(true)
  expect(sameContent(bag, { ...bag, fish: { live: 4, dead: 1 }, note: undefined })).toBe(true)
  expect(sameContent(bag, { ...bag, fish: { dead: 0, live: 4 } })).toBe(false)
  expect(sameContent(bag, { ...bag, note: 'late' })).toBe(false)
})

test('what comes under an id that is taken has one id of its own, made of both', () => {
  const bag = { weight: 259, totalFish: 5 }
  expect(isId(idOfClash('a', bag))).toBe(true)
  expect(idOfClash('a', { totalFish: 5, weight: 259, at: '20:00', clashOf: 'a' })).toBe(idOfClash('a', bag))
  expect(new Set([idOfClash('a', bag), idOfClash('b', bag), idOfClash('a', { ...bag, weight: 260 })]).size).toBe(3)
})

test('no event is later than now or earlier than what it builds upon', () => {
  const [noon, one, two] = ['12', '13', '14'].map((hour) => `2027-06-12T${hour}:00:00.000Z`)
  expect(timeOf(undefined, one!)).toBe(one)
  expect(timeOf(two, one!)).toBe(one)
  expect(timeOf(noon, two!, [{ at: one! }])).toBe('2027-06-12T13:00:00.001Z')
})
