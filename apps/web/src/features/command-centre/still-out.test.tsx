import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StillOut } from './still-out.tsx'

vi.mock('#features/stations/check-in/index.ts', () => ({ useCheckInTimes: () => ({ times: {} }) }))

const MORNING = '2027-06-12T10:45:00.000Z'
const boat = (_id: string, more: Partial<TournamentEntry> = {}) =>
  ({ _id, checkedInAt: MORNING, checkIns: {}, ...more }) as unknown as TournamentEntry
const show = (entries: TournamentEntry[]) => {
  const rows = entries.map(({ _id }, at) => ({ entry: _id, names: [_id], boatNumber: at + 1, weighed: false, disqualified: false }))
  const board = { day: 0, rows, tournament: { _id: 'fork' } } as unknown as Board
  return renderUi(<StillOut board={board} entries={entries} tournament={{ _id: 'fork' } as Tournament} />)
}
const back = { checkIns: { 'back-0': '2027-06-12T20:05:00.000Z' } } as Partial<TournamentEntry>

test('the list is of the boats not weighed yet; the link to those on the water has their number', () => {
  const { unmount } = show([boat('hall'), boat('reyes', back), boat('ashore', { checkedInAt: null })])
  expect(screen.getByRole('heading').textContent).toBe('3 not weighed yet')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: '1 boat still out' }).getAttribute('href')).toBe('/weigh-in/fork/check-in#not-back')
  unmount()
  show([boat('reyes', back)])
  expect(screen.getByRole('heading').textContent).toBe('1 not weighed yet · every boat is back')
  expect(screen.queryByRole('link', { name: /out/ })).toBeNull()
})
