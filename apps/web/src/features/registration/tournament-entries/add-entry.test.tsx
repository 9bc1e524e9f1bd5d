import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { AddEntry } from './add-entry.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const jo = { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }
const fork = { _id: 'fork', groups: [], settings: {}, bigfishpots: [], sidepots: [], teamEvent: true } as unknown as Tournament

beforeEach(() => {
  vi.mocked(call).mockReset()
  localStorage.clear()
  queryClient.clear()
  vi.mocked(call).mockImplementation((async (endpoint: { path: string }) => (endpoint.path.includes('entries') ? [] : [jo])) as never)
})

const onClose = vi.fn()
const open = () =>
  renderUi(
    <AtAddress>
      <QueryClientProvider client={queryClient}>
        <AddEntry opened onClose={onClose} tournament={fork} flights={[]} />
      </QueryClientProvider>
    </AtAddress>,
  )
const choose = async () => {
  await userEvent.type(await screen.findByPlaceholderText('Name or phone'), 'jo')
  await userEvent.click(await screen.findByRole('option', { name: /Jo Reyes/ }))
}
const chosen = () => screen.queryByRole('button', { name: 'Remove Jo Reyes' })

test('an entry that was being typed when the page went away can be taken up again', async () => {
  const { unmount } = open()
  await choose()
  unmount()
  open()
  expect(chosen()).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Restore draft' }))
  expect(chosen()).not.toBeNull()
})

test('Esc asks, and what is discarded is gone', async () => {
  const { unmount } = open()
  await choose()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  unmount()
  open()
  await screen.findByPlaceholderText('Name or phone')
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
})

const entered = () => vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === tournamentEntryCalls.create)
const saveAndClose = async () => userEvent.click(screen.getByRole('button', { name: 'Save and close' }))

test('a boat is not entered without the angler whose form is still open', async () => {
  open()
  await choose()
  await userEvent.type(screen.getByPlaceholderText('Name or phone'), 'Zeb Newman')
  await userEvent.click(await screen.findByRole('option', { name: /Add new angler/ }))
  await saveAndClose()
  expect(await screen.findByText('Zeb Newman isn’t in the boat yet. Add this angler, or cancel.')).toBeDefined()
  expect(entered()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await saveAndClose()
  expect(entered()).toHaveLength(1)
})

test('nor without an angler whose name was typed and not chosen', async () => {
  open()
  await choose()
  await userEvent.type(screen.getByPlaceholderText('Name or phone'), 'Zeb')
  await saveAndClose()
  expect(await screen.findByText('“Zeb” isn’t in the boat yet. Choose an angler or clear this field.')).toBeDefined()
  expect(entered()).toEqual([])
})
