import { expect, test } from 'vitest'
import { wordsOfCheckIns } from './check-ins.ts'

const AT = '2027-06-12T20:00:00.000Z'
const LATER = '2027-06-12T20:10:00.000Z'

test.each([
  [{}, { 'back-0': AT }, ['back, day 1']],
  [{ 'back-0': AT }, { 'back-0': null }, ['return undone, day 1']],
  [{}, { 'out-1': AT }, ['checked in, day 2']],
  [{ 'out-1': AT }, {}, ['check-in undone, day 2']],
  [{}, { meeting: AT }, ['at the meeting']],
  [{ meeting: AT }, { meeting: null }, ['not at the meeting']],
  [{ 'back-0': AT }, { 'back-0': LATER }, ['back, day 1, at another time']],
  [{}, { 'back-0-unproven': AT }, ['back, day 1, by a clock that was set']],
  [{ 'back-0': AT }, { 'back-0': AT }, []],
])('the history says where a boat was as somebody at the ramp says it: %j, then %j', (before, after, words) => {
  expect(wordsOfCheckIns(before, after)).toEqual(words)
})
