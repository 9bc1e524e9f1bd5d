import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { expect, test } from 'vitest'
import { actionItems, boatItems, matches, withRecent } from './palette-items.ts'

const event = { _id: 't1', name: 'Lake Fork #4' }
const boat = (id: string, boatNumber: number | null, ...names: [string, string][]) =>
  ({ _id: id, boatNumber, anglers: names.map(([first_name, last_name]) => ({ first_name, last_name })) }) as unknown as TournamentEntry
const FIELD = [boat('e1', 12, ['Jo', 'Reyes'], ['Minh', 'Tran']), boat('e2', 2, ['Ray', 'Hall']), boat('e3', null, ['Ana', 'Castle'])]
const found = (typed: string) => boatItems(FIELD, event, typed).map(({ label }) => label)

test('digits alone are a boat number, and only this boat; words are found in the names of a crew', () => {
  expect(found('2')).toEqual(['Boat 2 (R. Hall)'])
  expect(found('12')).toEqual(['Boat 12 (J. Reyes · M. Tran)'])
  expect(found('tran jo')).toEqual(['Boat 12 (J. Reyes · M. Tran)'])
  expect(found('castle')).toEqual(['A. Castle'])
  expect(boatItems(FIELD, event, '12')[0]?.href).toBe('/director/tournaments/t1/entries?entry=e1')
})

test('every word that is typed is in a line, in any order, and one of them in its name', () => {
  const item = { id: '', label: 'Payout tables', note: 'Money', href: '' }
  expect(['tab pay', 'money TABLES', 'pay'].map((typed) => matches(item, typed))).toEqual([true, true, true])
  expect(['pay boats', 'money'].map((typed) => matches(item, typed))).toEqual([false, false])
})

test('without an event nothing can be done at one', () => {
  expect(actionItems(null).map(({ label }) => label)).toEqual(['New tournament'])
  expect(actionItems(event).every(({ note, id }) => id === 'new' || note === event.name)).toBe(true)
})

test('what was chosen is on top once, and the sixth goes', () => {
  const item = (href: string) => ({ id: href, label: href, href })
  const before = ['/a', '/b', '/c', '/d', '/e'].map(item)
  expect(withRecent(before, item('/c')).map(({ href }) => href)).toEqual(['/c', '/a', '/b', '/d', '/e'])
  expect(withRecent(before, item('/f')).map(({ href }) => href)).toEqual(['/f', '/a', '/b', '/c', '/d'])
})
