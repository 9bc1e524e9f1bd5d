import { expect, test } from 'vitest'
import { cronWords } from './cron-words.ts'

test.each([
  ['* * * * *', 'Every minute'],
  ['*/10 * * * *', 'Every 10 minutes'],
  ['7 * * * *', 'Every hour, at minute 7'],
  ['5 8 * * *', 'Every day at 8:05 UTC'],
  ['0 8 * * 1', '0 8 * * 1'],
])('%s is %s', (cron, words) => expect(cronWords(cron)).toBe(words))
