import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { expect, test } from 'vitest'
import { changeOf, countChanges, entryLabel, entryWords, NEW_ENTRY, toBody, valuesOf } from './entry-values.ts'

const jo = { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }
const minh = { _id: 'minh', first_name: 'Minh', last_name: 'Tran' }
const seen = { ...NEW_ENTRY, anglers: [jo, minh], boatNumber: 12 }

test('only what differs is sent', () => {
  expect(changeOf(seen, { ...seen, status: 'Paid' })).toEqual({ status: 'Paid' })
  expect(changeOf(seen, { ...seen, anglers: [jo] })).toEqual({ users: ['jo'] })
  expect(countChanges(seen, { ...seen, status: 'Paid', freeEntry: true, inSidePot: true })).toBe(2)
})

test('the captain stands first, and whoever is put first is the captain; a substitute goes by id', () => {
  const stored = { ...seen, boatCaptain: 'minh', substitute: null } as unknown as TournamentEntry
  const values = valuesOf(stored)
  expect(values.anglers).toEqual([minh, jo])
  expect(changeOf(values, { ...values, mcNote: 'Say Min' })).toEqual({ mcNote: 'Say Min' })
  expect(changeOf(values, { ...values, anglers: [jo, minh] })).toEqual({ users: ['jo', 'minh'], boatCaptain: null })
  const sue = { _id: 'sue', first_name: 'Sue', last_name: 'Kim' }
  expect(changeOf(values, { ...values, substitute: sue })).toEqual({ sub: 'sue' })
  expect(entryWords('substitute', { ...values, substitute: sue }, { pots: [], flights: [] })).toBe('Sue Kim')
})

test('both versions of a boat are told in words', () => {
  const known = { pots: [], flights: [] }
  const words = (path: string, more: object) => entryWords(path, { ...seen, ...more }, known)
  expect([entryLabel('boatNumber'), words('boatNumber', { boatNumber: 44 }), words('boatNumber', { boatNumber: null })]).toEqual([
    'Boat',
    '44',
    'none',
  ])
  expect([entryLabel('status'), words('status', { freeEntry: true }), words('status', { status: 'Paid' })]).toEqual([
    'Payment',
    'Free entry',
    'Paid',
  ])
  expect([entryLabel('anglers'), words('anglers', {})]).toEqual(['Anglers', 'Jo Reyes · Minh Tran'])
})

test('a pot bought by an angler who left the boat goes to the captain', () => {
  const row = { user: 'minh', bigFish: true, bigFishPotIds: ['b1'], sidePot: false, sidePotIds: [] }
  expect(toBody({ ...seen, anglers: [jo], sidePotBigFishEntries: [row] }).sidePotBigFishEntries).toMatchObject([{ user: 'jo' }])
})

test('missing fields of a stored entry are the empty ones of the form', () => {
  const stored = { anglers: [jo], status: 'Paid', freeEntry: false, groups: [] } as unknown as TournamentEntry
  expect(valuesOf(stored)).toEqual({ ...NEW_ENTRY, anglers: [jo], status: 'Paid' })
})
