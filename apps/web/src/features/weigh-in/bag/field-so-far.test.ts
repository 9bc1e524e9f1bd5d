import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { expect, test } from 'vitest'
import { type CountedWeighIn, countedWeighIns, fieldSoFar, placeOf, placeWith } from './field-so-far.ts'
import { gapText, needsToLead, placeText } from './place-words.ts'

const POUND = 16_000
const tournament = (more: Partial<Tournament> = {}) =>
  ({ _id: 't', tournamentDates: ['2027-06-12', '2027-06-13'], settings: {}, setupOptions: {}, hasCuts: false, ...more }) as Tournament
const entry = (id: string) => ({ _id: id, users: [id], createdAt: `2027-05-0${id.length}T00:00:00.000Z` }) as TournamentEntry
const bag = (of: string, day: number, pounds: number, more: Partial<CountedWeighIn> = {}): CountedWeighIn => ({
  _id: `${of}-${day}`,
  entry: of,
  day,
  at: `2027-06-1${day + 2}T20:00:00.000Z`,
  weight: pounds * POUND,
  totalFish: 5,
  ...more,
})
const entries = ['ann', 'bob', 'cy', 'dee'].map(entry)

test('where a bag would stand is known before it is saved, two days together', () => {
  const weighed = [bag('ann', 0, 15), bag('bob', 0, 12), bag('ann', 1, 13)]
  const question = { tournament: tournament(), field: fieldSoFar(tournament(), entries, weighed), entry: 'bob', day: 1 }
  const before = placeOf(question)
  expect([before.carried, needsToLead(before, 'lb-oz')]).toEqual([12 * POUND, 'more than 16-00 to lead'])
  const place = placeWith(question, [{ _id: 'new', weight: 15 * POUND, totalFish: 5 }])
  expect([placeText(place), place.total, gapText(place, 'lb-oz')]).toEqual(['2nd', 27 * POUND, '1-00 behind the lead'])
  expect(gapText(placeWith(question, [{ _id: 'new', weight: 16 * POUND + 4000 }]), 'lb-oz')).toBe('leads by 0-04')
})

test('the first weight of the event has nobody to be compared with', () => {
  const question = { tournament: tournament(), field: fieldSoFar(tournament(), entries, []), entry: 'cy', day: 0 }
  const place = placeWith(question, [{ _id: 'new', weight: POUND }])
  expect([placeText(place), gapText(place, 'lb-oz'), needsToLead(place, 'lb-oz')]).toEqual(['1st', 'first weight of the event', null])
})

test('a tie is written as one, and a correction replaces what it corrects', () => {
  const weighed = [bag('ann', 0, 15), bag('bob', 0, 20)]
  const question = { tournament: tournament(), field: fieldSoFar(tournament(), entries, weighed), entry: 'bob', day: 0 }
  const place = placeWith(question, [{ _id: 'bob-0', weight: 15 * POUND, totalFish: 5 }])
  expect([placeText(place), place.total, gapText(place, 'lb-oz')]).toEqual(['T1', 15 * POUND, 'tied for the lead'])
})

test('who was cut after day 1 is found before anybody weighs them', () => {
  const cutting = tournament({ hasCuts: true, settings: { cuts: [{ afterDay: 0, keep: 1 }] } })
  const field = fieldSoFar(cutting, entries, [bag('ann', 0, 15), bag('bob', 0, 12)])
  expect(placeOf({ tournament: cutting, field, entry: 'bob', day: 1 }).cutAfterDay).toBe(0)
  expect(placeOf({ tournament: cutting, field, entry: 'ann', day: 1 }).cutAfterDay).toBeNull()
})

test('a bag that is both here and on the server counts once; a voided one does not count', () => {
  const saved = [
    { ...bag('ann', 0, 15), voided: false },
    { ...bag('bob', 0, 12), voided: true },
  ] as unknown as WeighIn[]
  const counted = countedWeighIns(saved, [bag('ann', 0, 15), bag('cy', 0, 9)])
  expect(counted.map(({ _id }) => _id)).toEqual(['ann-0', 'cy-0'])
})
