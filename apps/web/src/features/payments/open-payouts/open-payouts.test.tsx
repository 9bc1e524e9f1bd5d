import type { TournamentPayouts } from '@ramplight/contract/payments/money'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ListedPayouts } from './open-payouts.tsx'
import { SettleBody } from './settle-boat.tsx'

type Boat = TournamentPayouts['boats'][number]
const tournament = { _id: 't', bigfishpots: [{ _id: 'p1', name: 'Big Bass' }], sidepots: [] } as never
const pot = (due: number, handedOut: number, more: Partial<Boat['pots'][number]> = {}) => ({
  ...{ pot: 'main', payee: null, due, handedOut, open: due - handedOut, unclaimed: 0, kept: 0, repeated: null },
  ...more,
})
const boat = (entry: string, pots: Boat['pots'][number][]): Boat => {
  const sumOf = (field: 'due' | 'handedOut' | 'open') => pots.reduce((sum, one) => sum + one[field], 0)
  const sums = { due: sumOf('due'), handedOut: sumOf('handedOut'), open: sumOf('open') }
  return { entry, about: entry, boatNumber: 7, payee: null, ...sums, pots }
}
const show = (boats: Boat[], official = true) =>
  renderUi(<ListedPayouts payouts={{ tournament: 't', official, toHandOut: 0, givesBack: 0, boats }} tournament={tournament} />)

test('a boat that lost its place owes back what it was paid; who was paid nothing yet stands with the other payouts', () => {
  show([
    boat('Hall', [pot(0, 64_800)]),
    boat('Reyes', [pot(70_000, 64_800, { pot: 'p1' }), pot(5_000, 5_000)]),
    boat('Vega', [pot(64_800, 0)]),
  ])
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Boat 7 · HallMain pool: won $0.00, paid $648.00They owe you $648.00Settle',
    'Boat 7 · ReyesBig Bass: won $700.00, paid $648.00You owe them $52.00Settle',
  ])
})

test('nothing is shown where every boat was paid what it won, and nothing is to settle while results are open', () => {
  show([boat('Hall', [pot(64_800, 64_800)])])
  expect(screen.queryByRole('heading')).toBeNull()
  show([boat('Hall', [pot(64_800, 64_800)])], false)
  expect(screen.getByText(/\$648.00 already paid to 1 boat stays on the books/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what a boat may keep is shown with the way back', () => {
  show([boat('Hall', [pot(0, 64_800, { open: 0, kept: 64_800 })])])
  expect(screen.getByText('Keeps $648.00')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('a boat settles in cash, by check with its number, or keeps it; the words say where the money goes', () => {
  const answers = vi.fn()
  renderUi(<SettleBody boat={boat('Hall', [pot(0, 64_800)])} onAnswer={answers} />)
  expect(screen.getByText('Goes into the cash box.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Check' }))
  fireEvent.change(screen.getByLabelText('Check number'), { target: { value: '88' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Let them keep it' }))
  expect(screen.getByText('No money moves. No one is asked for it again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(answers.mock.calls).toEqual([[{ way: 'check', note: '88' }], [{ way: 'let-be' }]])
})
