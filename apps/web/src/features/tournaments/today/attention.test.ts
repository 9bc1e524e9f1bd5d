import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'

const one = (change: Partial<SkinnyTournament>) =>
  ({
    _id: 'a',
    name: 'Fork #4',
    startDate: '2027-06-12',
    tournamentDates: ['2027-06-12'],
    status: 'Open',
    entryCount: 62,
    weighedCount: 0,
    ...change,
  }) as SkinnyTournament
const texts = (tournaments: SkinnyTournament[], unpaid = {}, today = '2027-06-12') =>
  attentionOf({ tournaments, unpaid, today }).map(({ text }) => text)

test('boats that have not weighed come first, money after', () => {
  expect(texts([one({}), one({ _id: 'b', status: 'In Progress', weighedCount: 61 })], { a: 4 })).toEqual([
    '1 boat not weighed',
    '4 boats not paid',
  ])
})

test('a closed tournament asks for its results until they are final', () => {
  expect(texts([one({ status: 'Closed' })])).toEqual(['Results are not final'])
  expect(texts([one({ status: 'Completed' })])).toEqual([])
})

test('a weigh-in left open overnight is named', () => {
  expect(texts([one({ status: 'In Progress', weighedCount: 62 })], {}, '2027-06-13')).toEqual(['The weigh-in is still open'])
})

test('nothing is collected, started or made final for a cancelled event', () => {
  const late = { status: 'Scheduled', cancelled: true } as const
  expect(texts([one(late), one({ _id: 'b', status: 'Closed', cancelled: true })], { a: 5 }, '2027-06-13')).toEqual([])
})
