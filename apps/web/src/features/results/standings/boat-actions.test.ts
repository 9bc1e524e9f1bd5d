import { expect, test, vi } from 'vitest'
import { boatActions } from './boat-actions.ts'

const marlowe = { entry: 'marlowe', names: 'C. Marlowe · L. Poe', weighed: true, disqualified: false }
const labels = (boat: Parameters<typeof boatActions>[0], given: Parameters<typeof boatActions>[1]) =>
  boatActions(boat, given).map(({ label, href }) => [label, href])
const rulings = { onCorrect: vi.fn(), onDisqualify: vi.fn() }

test('while results can change, the menu of a boat leads to its bags: a fish is taken off where it was saved', () =>
  expect(labels(marlowe, { ...rulings, log: '/weigh-in/fork/log' })).toEqual([
    ['Correct a weigh-in…', '/weigh-in/fork/log?q=C.%20Marlowe%20%C2%B7%20L.%20Poe'],
    ['Correct place or points…', undefined],
    ['Disqualify', undefined],
  ]))

test('who has not weighed has no bag, and who is out is not disqualified again', () => {
  expect(labels({ ...marlowe, weighed: false }, { ...rulings, log: '/weigh-in/fork/log' })[0]).toEqual([
    'Correct place or points…',
    undefined,
  ])
  expect(labels({ ...marlowe, disqualified: true }, { onDisqualify: rulings.onDisqualify })).toEqual([])
})
