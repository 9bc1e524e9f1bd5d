import { expect, test } from 'vitest'
import { type BoatAtHand, newsOf, type Told } from './event-news.ts'

const boat = (more: Partial<BoatAtHand> = {}): BoatAtHand => ({
  ...{ status: 'In Progress', boatNumber: null, flight: null, quietMinutes: 30, isBack: false, place: null },
  ...{ isOfficial: false, isNight: false, ...more },
})
const due = (inMinutes: number) => ({ name: '2', due: { at: '2027-06-12 15:00', inMinutes } })
const place = (place: number, isTied = false) => ({ place, isTied })
const told = (value: string, minutesAgo = 60): Told => ({ value, minutesAgo })

test('a drawn number is told once it stays, and again when it or its flight is another one', () => {
  const drawn = boat({ status: 'Open', boatNumber: 12, flight: { name: '2', due: null } })
  expect(newsOf(drawn, {})).toEqual([{ topic: 'boat', value: '12 2', news: { topic: 'boat', boat: 12, flight: '2' } }])
  expect(newsOf({ ...drawn, quietMinutes: 0 }, {})).toEqual([])
  expect(newsOf(drawn, { boat: told('12 2') })).toEqual([])
  expect(newsOf(drawn, { boat: told('12 1') })).toMatchObject([{ value: '12 2' }])
  expect(newsOf({ ...drawn, flight: null }, { boat: told('7') })).toMatchObject([{ value: '12', news: { flight: null } }])
  for (const status of ['Draft', 'Scheduled', 'Closed', 'Completed'] as const) expect(newsOf({ ...drawn, status }, {})).toEqual([])
})

test('a flight is reminded within the last 15 minutes, once for each time it is due, and not who is back', () => {
  for (const minutes of [16, 0, -3]) expect(newsOf(boat({ flight: due(minutes) }), {})).toEqual([])
  for (const minutes of [15, 1])
    expect(newsOf(boat({ flight: due(minutes) }), {})).toMatchObject([{ value: '2027-06-12 15:00', news: { flight: '2', minutes } }])
  expect(newsOf(boat({ flight: due(9) }), { due: told('2027-06-12 15:00', 4) })).toEqual([])
  expect(newsOf(boat({ flight: due(9) }), { due: told('2027-06-12 14:30', 40) })).toHaveLength(1)
  expect(newsOf(boat({ flight: due(9), isBack: true }), {})).toEqual([])
  expect(newsOf(boat({ flight: due(9), status: 'Closed' }), {})).toEqual([])
})

test('a place is news when it is another one, ten minutes after the last at the earliest, and not at night', () => {
  expect(newsOf(boat({ place: place(2) }), {})).toEqual([{ topic: 'place', value: '2', news: null }])
  expect(newsOf(boat({ place: place(2) }), { place: told('2') })).toEqual([])
  expect(newsOf(boat({ place: place(4) }), { place: told('2', 9) })).toEqual([])
  expect(newsOf(boat({ place: place(4) }), { place: told('2', 10) })).toMatchObject([{ value: '4', news: { place: 4, isTied: false } }])
  expect(newsOf(boat({ place: place(4, true) }), { place: told('4', 10) })).toMatchObject([{ value: 'T4', news: { isTied: true } }])
  expect(newsOf(boat({ place: place(4), isNight: true }), { place: told('2') })).toEqual([])
  expect(newsOf(boat({ place: place(4), status: 'Completed' }), { place: told('2') })).toEqual([])
})

test('official results are told once, and after they were opened again only who has another place', () => {
  const over = boat({ status: 'Completed', isOfficial: true, place: place(4) })
  expect(newsOf(over, {})).toMatchObject([{ topic: 'official', value: '4', news: { place: 4 } }])
  expect(newsOf(over, { official: told('4') })).toEqual([])
  expect(newsOf({ ...over, place: place(3) }, { official: told('4') })).toMatchObject([{ value: '3' }])
  expect(newsOf({ ...over, place: null }, {})).toMatchObject([{ value: '-', news: { place: null } }])
  expect(newsOf({ ...over, isOfficial: false }, {})).toEqual([])
})
