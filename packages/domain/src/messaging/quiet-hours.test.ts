import { expect, test } from 'vitest'
import { minutesOfQuiet } from './quiet-hours.ts'

test.each([
  ['20:59', 0],
  ['21:00', 11 * 60],
  ['23:30', 8 * 60 + 30],
  ['00:00', 8 * 60],
  ['05:10', 2 * 60 + 50],
  ['07:59', 1],
  ['08:00', 0],
])('at %s a text waits %i minutes', (clock, minutes) => expect(minutesOfQuiet(clock)).toBe(minutes))
