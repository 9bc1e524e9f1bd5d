import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { TournamentCard } from './tournament-card.tsx'

const cup = {
  ...{ _id: 'cup', name: 'Lake Fork Open', status: 'Open', startDate: '2027-06-12', tournamentDates: ['2027-06-12'], timezone: 'CST' },
  ...{ tour: 'trail', tourName: 'Trail', season: 's27', startTime: '06:00', entryCount: 3, weighedCount: 0, entryFee: 10_000 },
} as unknown as SkinnyTournament

/** Where a card on a page leads. */
const ways = (pathname: string, within?: 'tour' | 'season') => {
  const shown = renderUi(
    <AtAddress pathname={pathname}>
      <TournamentCard tournament={cup} within={within} />
    </AtAddress>,
  )
  const found = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  shown.unmount()
  return found
}

test('a card leads to pages of the portal that it stands in, and everybody else to the public ones', () => {
  expect(ways('/angler/tournaments')).toEqual(['/angler/tours/trail', '/angler/tournaments/cup', '/angler/standings/s27'])
  expect(ways('/tournaments')).toEqual(['/tours/trail', '/tournaments/cup', '/seasons/s27'])
})

test('on the page of its tour, or of its season, a card has no link to that page', () => {
  expect(ways('/tournaments', 'tour')).toEqual(['/tournaments/cup', '/seasons/s27'])
  expect(ways('/tournaments', 'season')).toEqual(['/tours/trail', '/tournaments/cup'])
})
