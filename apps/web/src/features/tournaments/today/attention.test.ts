import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { attentionOf, cardAttentionOf, messageAttentionOf } from './attention.ts'

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
  expect(texts([one({ status: 'Closed' })])).toEqual(['Results aren’t official'])
  expect(texts([one({ status: 'Completed' })])).toEqual([])
})

test('a weigh-in left open overnight is named', () => {
  expect(texts([one({ status: 'In Progress', weighedCount: 62 })], {}, '2027-06-13')).toEqual(['Weigh-in is still open'])
})

test('nothing is collected, started or made final for a cancelled event', () => {
  const late = { status: 'Scheduled', cancelled: true } as const
  expect(texts([one(late), one({ _id: 'b', status: 'Closed', cancelled: true })], { a: 5 }, '2027-06-13')).toEqual([])
})

test('money that a bank took back comes with the day until when proof counts, and an account that was stopped with what is asked', () => {
  const dispute = { key: 'dp_1', tournament: 'a', season: null, tournamentName: 'Fork #4', about: 'Lily Reyes & Tom Tran', amount: 10_731 }
  const disputes = [
    { ...dispute, dueBy: '2027-06-20T12:00:00.000Z' },
    { ...dispute, key: 'dp_2', dueBy: null },
  ]
  const items = cardAttentionOf({ disputes, restricted: { needs: ['individual.verification.document'] } })
  expect(items.map(({ text, tournament, href }) => [text, tournament, href])).toEqual([
    ['Card payments are paused', 'Stripe needs: individual verification document', '/director/payments/stripe'],
    ['$107.31 disputed: send evidence by 06/20/2027', 'Lily Reyes & Tom Tran · Fork #4', '/director/tournaments/a/money'],
    ['$107.31 disputed: the bank is deciding', 'Lily Reyes & Tom Tran · Fork #4', '/director/tournaments/a/money'],
  ])
  expect(cardAttentionOf({ disputes: [], restricted: null })).toEqual([])
})

test('who wrote to the director and was not read waits as well, and leads to what they wrote', () => {
  expect(messageAttentionOf(0)).toEqual([])
  expect(messageAttentionOf(2)).toEqual([
    { key: 'unread', tournament: 'Messages', text: '2 new questions or replies', action: 'Read', href: '/director/messages/answers' },
  ])
  expect(messageAttentionOf(1)[0]?.text).toBe('1 new question or reply')
})
