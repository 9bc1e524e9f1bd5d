import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { McScreen } from './mc-screen.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const bump = (at: string) => ({ day: 0, totalFish: 5, at })
const hall = aBoat('hall', 7)
const reyes = { ...aBoat('reyes', 12), mcNote: 'Say: TRAHN', bump: bump('2027-06-12T20:01:00.000Z') }
const vega = { ...aBoat('vega', 31), bump: bump('2027-06-12T20:02:00.000Z') }
const onStage = () => screen.getByRole('region', { name: 'Now on stage' })

const show = (data = aStation([hall, reyes, vega])) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AtAddress>
        <McScreen data={data} day={0} called={{ entry: 'hall' } as never} isLive />
      </AtAddress>
    </QueryClientProvider>,
  )

beforeEach(() => {
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue([] as never)
  queryClient.clear()
})

test('nothing is live and no fish is to beat once the results are official', () => {
  const { unmount } = show()
  const top = () => screen.getByRole('region', { name: 'Standings' }).textContent
  expect(top()).toContain('boats weighed · Live')
  expect(top()).toContain('Big fish to beat: ')
  unmount()
  show(aStation([hall, reyes, vega], { ...fork, status: 'Completed' }))
  expect(top()).toContain('boats weighed · Official')
  expect(top()).toContain('Big fish: ')
})

test('a foot pedal goes to the next boat in line, and back to the one on the scale', async () => {
  show()
  expect(within(onStage()).getByText('Boat 7')).toBeDefined()
  await userEvent.keyboard('{PageDown}')
  expect(within(onStage()).getByText('Boat 12')).toBeDefined()
  expect(within(onStage()).getByText('Say: TRAHN')).toBeDefined()
  await userEvent.keyboard('{PageUp}')
  expect(within(onStage()).getByText('Boat 7')).toBeDefined()
})

test('the note of a boat is written on the stage', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
  await userEvent.type(screen.getByLabelText('Note for the MC'), 'First event')
  vi.mocked(call).mockResolvedValue({ ...hall, tournament: 'fork', mcNote: 'First event' } as never)
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await vi.waitFor(() =>
    expect(vi.mocked(call).mock.calls.find(([asked]) => asked === tournamentEntryCalls.update)?.[1]).toEqual({
      params: { id: 'hall' },
      body: { mcNote: 'First event' },
    }),
  )
})

test('a boat chosen by hand is let go on the stage, and the list of boats keeps its room', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Follow the scale' })).toBeNull()
  await userEvent.keyboard('{PageDown}')
  await userEvent.click(within(onStage()).getByRole('button', { name: 'Follow the scale' }))
  expect(within(onStage()).getByText('Boat 7')).toBeDefined()
})
