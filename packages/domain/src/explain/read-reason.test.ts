import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreWeighIn } from '../scoring/score-weigh-in.ts'
import { weightOptions } from '../testing/random-scoring-options.ts'
import { weighIn, weightRules } from '../testing/random-tournaments.ts'
import { type Reason, readReason } from './read-reason.ts'

const line = (type: Parameters<typeof readReason>[0]['type'], message: string) => readReason({ type, message })

test('each sentence of the log gives back its facts', () => {
  expect(line('Late Arrival', '1.50 lbs for being 12 minutes late')).toEqual({ code: 'late', minutes: 12 })
  expect(line('Dead Fish', '0.11 kg for 1 of 3 dead fish')).toEqual({ code: 'dead', count: 1, of: 3 })
  expect(line('Lost Fish', '2.00 lbs for 2 lost fish (1 short, 1 over the limit)')).toEqual({ code: 'lost', count: 2, short: 1, over: 1 })
  expect(line('Live Fish', '0.20 lbs for 3 live Walleye')).toEqual({ code: 'live', count: 3, species: 'Walleye' })
})

test('what a judge typed is left as it is', () => {
  expect(line('Manual', '0.50 lbs for 2 dead fish')).toEqual({ code: 'judge', said: '2 dead fish' })
  expect(line('Manual', '0.50 lbs for manual penalty')).toEqual({ code: 'judge', said: null })
  expect(line('Disqualified', 'Team has been disqualified by being 40 minutes late.')).toBeNull()
})

test('LAW: whatever the rules write, its facts can be read back', () => {
  const seen = new Set<Reason['code'] | 'unread'>()
  fc.assert(
    fc.property(weightRules, weightOptions, weighIn, (rules, options, bag) => {
      const { penaltyLog, bonusLog } = scoreWeighIn({ settings: { weight: { ...rules, ...options } }, weighIn: bag })
      for (const written of [...penaltyLog, ...bonusLog]) {
        seen.add(readReason(written)?.code ?? 'unread')
      }
    }),
    { numRuns: 500 },
  )
  expect([...seen].sort()).toEqual(
    ['day-lost-dead', 'day-lost-late', 'day-lost-short', 'dead', 'disqualified', 'late', 'live', 'lost', 'judge', 'short'].sort(),
  )
})
