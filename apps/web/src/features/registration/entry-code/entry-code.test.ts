import { expect, test } from 'vitest'
import { codeOf } from './entry-code.tsx'

test('the code leads the director to this entry among those of its tournament', () => {
  expect(codeOf({ tournament: '65f1c0ffee65f1c0ffee0001', _id: '65f1c0ffee65f1c0ffee0002' }, 'https://ramp.test')).toBe(
    'https://ramp.test/director/tournaments/65f1c0ffee65f1c0ffee0001/entries?entry=65f1c0ffee65f1c0ffee0002',
  )
})
