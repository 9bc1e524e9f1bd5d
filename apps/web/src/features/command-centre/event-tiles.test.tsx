import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventFigures } from './event-figures.ts'
import { EventTiles } from './event-tiles.tsx'

const tournament = { _id: 't1', entryFee: 5_000, teamEvent: false, settings: { payout: { oneIn: 1 } }, groups: [] } as unknown as Tournament
const boat = (_id: string, more: Partial<TournamentEntry> = {}) => ({ _id, users: [_id], status: 'Pending', ...more }) as TournamentEntry

const buys = [{ item: 'fee', cents: 5_000, times: 1, charged: 5_000 }]
const event = { item: 'p1', act: 'make' as const, at: '2027-06-12T10:00:00.000Z', method: 'cash' as const, buys, seen: [] }
const PAID = { status: 'Paid' as const, paymentLog: { p1: event } }

const tile = (label: string) => screen.getByText(label).closest('.rl-stat')?.textContent

test('cash in hand is what was paid in person; the pool says whom it counts without their money', () => {
  const boats = [
    boat('a', PAID),
    boat('b', { ...PAID, paymentLog: { p1: { ...event, method: 'online' } } }),
    boat('c'),
    boat('d', { freeEntry: true }),
  ]
  renderUi(<EventTiles figures={eventFigures(tournament, boats)} tournament={tournament} base="/t" />)
  expect(tile('Cash on hand')).toBe('Cash on hand$50Plus $50 online')
  expect(tile('Owed')).toBe('Owed$501 unpaid')
  expect(tile('Pool so far')).toContain('includes 1 unpaid')
})

test('an event that is canceled collects nothing and pays no places: what boats have paid is to go back', () => {
  const canceled = { ...tournament, cancelled: true }
  renderUi(<EventTiles figures={eventFigures(canceled, [boat('a', PAID), boat('b')])} tournament={canceled} base="/t" />)
  expect(tile('To refund')).toBe('To refund$50')
  expect([screen.queryByText('Owed'), screen.queryByText('Pool so far')]).toEqual([null, null])
})

test('when everybody has paid, the pool counts on nobody', () => {
  renderUi(<EventTiles figures={eventFigures(tournament, [boat('a', { status: 'Paid' })])} tournament={tournament} base="/t" />)
  expect(tile('Pool so far')).not.toContain('unpaid')
})

test('money paid online is a sentence of its own beside what moved the cash', () => {
  const box = { ...tournament, moneyBesides: [{ place: 'cash' as const, left: -500, out: 500 }] }
  const online = boat('b', { ...PAID, paymentLog: { p1: { ...event, method: 'online' } } })
  renderUi(<EventTiles figures={eventFigures(box, [boat('a', PAID), online])} tournament={box} base="/t" />)
  expect(tile('Cash on hand')).toBe('Cash on hand$45$50 taken in, $5 paid out. Plus $50 online')
})

test('a boat that got everything back is not paid, and not unpaid either', () => {
  const fee = [{ item: 'fee', cents: 5_000, times: 0, charged: 5_000 }]
  const all = { ...event, kind: 'refund' as const, item: 'r1', buys: fee, seen: ['p1'] }
  const refunded = boat('a', { paymentLog: { ...PAID.paymentLog, r1: all } })
  renderUi(<EventTiles figures={eventFigures(tournament, [refunded, boat('b')])} tournament={tournament} base="/t" />)
  expect([tile('Owed'), tile('Paid')]).toEqual(['Owed$501 unpaid', 'Paid0of 2'])
})

test('cash that was given back is taken off, and the figure says so', () => {
  const buys = [{ item: 'fee', cents: 2_000, times: 0, charged: 2_000 }]
  const back = { ...event, kind: 'refund' as const, item: 'r1', buys, seen: ['p1'] }
  const given = boat('a', { ...PAID, paymentLog: { ...PAID.paymentLog, r1: back } })
  renderUi(<EventTiles figures={eventFigures(tournament, [given, boat('b')])} tournament={tournament} base="/t" />)
  expect(tile('Cash on hand')).toBe('Cash on hand$30$50 taken in, $20 refunded')
})

test('a boat that is marked paid on this device counts at once; what a deleted boat got back and what bait cost are taken off, each by its name', () => {
  const dear = { ...tournament, moneyBesides: [{ place: 'cash' as const, left: -1_500, back: 1_000, out: 500 }] }
  renderUi(<EventTiles figures={eventFigures(dear, [boat('a', PAID)])} tournament={dear} base="/t" />)
  expect(tile('Cash on hand')).toBe('Cash on hand$35$50 taken in, $10 refunded, $5 paid out')
})
