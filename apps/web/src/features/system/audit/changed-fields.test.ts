import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('only what differs is told, down to the setting', () => {
  const before = { name: 'Opener', rev: 1, settings: { payout: { oneIn: 5, placesPaid: 3 } }, notes: null }
  const after = { name: 'Opener', rev: 2, settings: { payout: { oneIn: 4, placesPaid: 3 } }, notes: 'Fog' }
  expect(changedFields(before, after)).toEqual([
    { field: 'settings.payout.oneIn', before: '5', after: '4' },
    { field: 'notes', before: '—', after: 'Fog' },
  ])
})

test('a new record is all news, a missing one is no error', () => {
  expect(changedFields(null, { boatNumber: 12 })).toEqual([{ field: 'boatNumber', before: '—', after: '12' }])
  expect(changedFields(null, null)).toEqual([])
})
