import { expect, test } from 'vitest'
import { CallError } from '../call-error.ts'
import { fieldErrorsOf } from './field-errors.ts'

const labels: Record<string, string> = { entryFee: 'Entry fee', bigfishpots: 'Big fish pots' }

test('the server’s findings stand at their fields, with their names', () => {
  const error = new CallError(400, 'request.invalid', 'not valid', [
    { path: 'entryFee', message: 'must be dollars with at most 2 decimals' },
    { path: 'bigfishpots.0.payoutsPercentages.2.percentage', message: 'must be at most 100' },
  ])
  expect(fieldErrorsOf(error, (path) => labels[path] ?? path)).toEqual([
    { field: 'entryFee', message: 'Entry fee: must be dollars with at most 2 decimals' },
    { field: 'bigfishpots', message: 'Big fish pots: must be at most 100' },
  ])
})

test('another refusal has no fields', () => {
  expect(fieldErrorsOf(new CallError(403, 'access.forbidden', 'no'), String)).toEqual([])
})
