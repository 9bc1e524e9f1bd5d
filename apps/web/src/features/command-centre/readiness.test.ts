import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { readiness } from './readiness.ts'

const pots = { bigfishpots: [], sidepots: [] }
const settings = { payout: { oneIn: 5 }, weight: { fishLimit: 5 } }
const tournament = { status: 'Open', entryFee: 10_000, settings, ...pots } as unknown as Tournament
const boat = (change: Partial<TournamentEntry>) =>
  ({ _id: 'a', users: ['ann'], status: 'Paid', freeEntry: false, boatNumber: 1, ...change }) as TournamentEntry
const open = (entries: TournamentEntry[]) =>
  readiness({ tournament, entries, flights: [], base: '/t', mayEdit: true })
    .filter(({ done }) => !done)
    .map(({ text }) => text)

test('before anybody has entered, nobody is asked to pay', () => {
  expect(open([])).toEqual(['No boats entered yet'])
})

test('unpaid and unnumbered boats are counted; a free entry owes nothing', () => {
  expect(open([boat({}), boat({ status: 'Pending' }), boat({ status: 'Pending', freeEntry: true, boatNumber: null })])).toEqual([
    '1 unpaid',
    '1 without a boat number',
  ])
})

test('an event that is canceled has nothing to get ready, and no sign-ups are open', () => {
  const canceled = { ...tournament, cancelled: true }
  expect(readiness({ tournament: canceled, entries: [boat({})], flights: [], base: '/t', mayEdit: true })).toEqual([])
})

test('a field that is ready has nothing open', () => {
  expect(open([boat({})])).toEqual([])
})

test('a device without the data is a thing to do; whoever keeps no data on it is not asked', () => {
  const lines = (offline: { isReady: boolean; text: string } | null) =>
    readiness({ tournament, entries: [boat({})], flights: [], base: '/t', mayEdit: true, offline }).filter(({ id }) => id === 'offline')
  expect(lines(null)).toEqual([])
  expect(lines({ isReady: false, text: 'This device isn’t ready for offline use' })).toMatchObject([
    { done: false, fix: { label: 'Download for offline', href: '/director/offline' } },
  ])
  expect(lines({ isReady: true, text: 'Ready for offline: 1 tournament' })).toMatchObject([
    { done: true, text: 'Ready for offline: 1 tournament' },
  ])
})

test('only who may change the set-up is sent to it', () => {
  const bare = { ...tournament, settings: {} } as Tournament
  const fixes = (mayEdit: boolean) =>
    readiness({ tournament: bare, entries: [], flights: [], base: '/t', mayEdit }).flatMap(({ fix }) => fix?.href ?? [])
  expect(fixes(true)).toEqual(['/t/entries', '/t/setup#fees', '/t/setup#scoring'])
  expect(fixes(false)).toEqual(['/t/entries'])
})
