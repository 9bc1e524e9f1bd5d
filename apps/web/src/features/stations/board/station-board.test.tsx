import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Entry } from '@ramplight/domain/scoring/types'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AtAddress } from '#platform/testing/at-address.tsx'
import type { StationData } from '../frame/use-station-data.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { StationBoard } from './station-board.tsx'

/** Due at three; minutes count from the first on. */
const event = {
  ...fork,
  startTime: '06:00',
  endTime: '15:00',
  settings: { weight: { unit: 'lb', fishLimit: 5, lateArrivalMinutesTrigger: 1 } },
} as unknown as Tournament
const named = (id: string, number: number, name: string, more = {}) => ({
  ...aBoat(id, number),
  anglers: [{ _id: id, first_name: 'Jo', last_name: name }] as never,
  ...more,
})
const weighed = (id: string, pounds: number, more = {}): Entry => ({
  _id: id,
  weights: [{ day: 0, weight: pounds * 16_000, adjustedWeight: pounds * 16_000, totalFish: 5 }] as never,
  ...more,
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-12T20:12:00Z') }))
afterEach(() => vi.useRealTimers())

const show = (data: StationData) =>
  renderUi(
    <AtAddress>
      <StationBoard data={data} day={0} />
    </AtAddress>,
  )

test('the standings of this device, ties and who is out; and who is still to come, with those that are late', () => {
  const boats = [
    named('hall', 7, 'Hall'),
    named('reyes', 12, 'Reyes'),
    named('vega', 31, 'Vega'),
    named('poe', 44, 'Poe', { bump: { day: 0, at: '2027-06-12T20:01:00.000Z' } }),
    named('kim', 50, 'Kim'),
  ]
  show({
    ...aStation(boats, event),
    field: [weighed('hall', 14), weighed('reyes', 18), weighed('vega', 14), { _id: 'poe' }, { _id: 'kim' }],
    counted: ['hall', 'reyes', 'vega'].map((entry) => ({ entry, day: 0 })) as never,
  })
  const rows = within(screen.getByRole('region', { name: 'Standings' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['112J. Reyes518-00—', 'T27J. Hall514-00−4-00', 'T231J. Vega514-00−4-00'])
  const waiting = within(screen.getByRole('region', { name: 'Not weighed 2' })).getAllByRole('listitem')
  expect(waiting.map((row) => row.textContent)).toEqual(['44Jo Poein line', '50Jo Kimdue 3:00 PM · 12 min late'])
  expect(screen.getByText(/3 of 5 boats weighed/)).toBeDefined()
})

test('before the first weight and after the last boat it says so', () => {
  show(aStation([named('hall', 7, 'Hall')], event))
  expect(screen.getByText('No weights yet.')).toBeDefined()
  show({ ...aStation([named('hall', 7, 'Hall')], event), field: [weighed('hall', 14)], counted: [{ entry: 'hall', day: 0 }] as never })
  expect(screen.getByText('Every boat has weighed.')).toBeDefined()
})
