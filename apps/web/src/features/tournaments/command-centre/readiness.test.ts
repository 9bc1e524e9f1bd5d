import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { readiness } from './readiness.ts'

const tournament = { status: 'Open', settings: { payout: { oneIn: 5 }, weight: { fishLimit: 5 } } } as Tournament
const boat = (change: Partial<TournamentEntry>) => ({ status: 'Paid', freeEntry: false, boatNumber: 1, ...change }) as TournamentEntry
const open = (entries: TournamentEntry[]) =>
  readiness({ tournament, entries, flights: [], base: '/t' })
    .filter(({ done }) => !done)
    .map(({ text }) => text)

test('before anybody has entered, nobody is asked to pay', () => {
  expect(open([])).toEqual(['No boats entered yet'])
})

test('unpaid and unnumbered boats are counted; a free entry owes nothing', () => {
  expect(open([boat({}), boat({ status: 'Pending' }), boat({ status: 'Pending', freeEntry: true, boatNumber: null })])).toEqual([
    '1 not paid',
    '1 without a boat number',
  ])
})

test('a field that is ready has nothing open', () => {
  expect(open([boat({})])).toEqual([])
})
