import { expect, test } from 'vitest'
import { labelOf } from '#platform/labels/labels.ts'
import { changedFields } from './changed-fields.ts'

test('only what differs is told, down to the setting', () => {
  const before = { name: 'Opener', rev: 1, settings: { payout: { oneIn: 5, placesPaid: 3 } }, notes: null }
  const after = { name: 'Opener', rev: 2, settings: { payout: { oneIn: 4, placesPaid: 3 } }, notes: 'Fog' }
  expect(changedFields('tournaments', before, after)).toEqual([
    { field: 'settings.payout.oneIn', label: labelOf('tournaments', 'settings.payout.oneIn'), before: '5', after: '4' },
    { field: 'notes', label: 'Notes', before: '—', after: 'Fog' },
  ])
})

test('a new record is all news, a missing one is no error', () => {
  expect(changedFields('tournament-entries', null, { boatNumber: 12 })).toEqual([
    { field: 'boatNumber', label: labelOf('tournament-entries', 'boatNumber'), before: '—', after: '12' },
  ])
  expect(changedFields('audit', null, null)).toEqual([])
})

test('a field is called what its form calls it; of a family without labels, its name in words', () => {
  const named = (family: string, after: object) => changedFields(family, null, after).map(({ label }) => label)
  expect(named('tournament-entries', { boatNumber: 12 })).toEqual(['Boat'])
  expect(named('nobody-knows', { maxPlaces: 3 })).toEqual(['Max places'])
})
