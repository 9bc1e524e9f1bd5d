import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { Today } from './today.tsx'

const cup = {
  ...{ _id: 'cup', name: 'Fork #4', status: 'Open', startDate: '2027-06-19', tournamentDates: ['2027-06-19'], timezone: 'CST' },
  ...{ startTime: '06:00', entryCount: 3, weighedCount: 0 },
} as unknown as SkinnyTournament

test('on a phone, who needs the director is read before what comes up', () => {
  renderUi(
    <AtAddress pathname="/director">
      <Today
        tournaments={[cup]}
        tours={[]}
        payouts={[]}
        withdrawals={[]}
        unread={0}
        unpaid={{ cup: 2 }}
        cards={undefined}
        today="2027-06-12"
        days={30}
      />
    </AtAddress>,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Needs attention',
    'Coming up',
    'Recent',
    'New tournament',
  ])
})
