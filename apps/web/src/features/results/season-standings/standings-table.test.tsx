import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { AskWhy } from '../why/why-figure.tsx'
import { StandingsTable } from './standings-table.tsx'

const grangely = { id: 'sid', name: 'Sid Grangely', position: 1, tied: false, points: 391, events: 2, bestFinish: 2, byEvent: {} }

test('season points explain themselves also where every tournament counts', async () => {
  const why = vi.fn()
  renderUi(
    <AtAddress>
      <AskWhy value={why}>
        <StandingsTable rows={[grangely]} events={[]} loading={false} name="2026 Season" rules={null} />
      </AskWhy>
    </AtAddress>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^391/ }))
  expect(why).toHaveBeenCalledWith('season.sid')
})
