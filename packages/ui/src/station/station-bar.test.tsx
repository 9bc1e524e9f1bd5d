import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { StationBar } from './station-bar.tsx'

test('a station shows the clock that lateness is counted by, in the zone of the event', () => {
  const now = () => Date.parse('2027-06-12T20:20:00Z')
  renderUi(<StationBar title="Scale" clock={{ now, zone: { word: 'HST', iana: 'Pacific/Honolulu' } }} />)
  expect(screen.getByText('10:20 AM HST').tagName).toBe('TIME')
})
