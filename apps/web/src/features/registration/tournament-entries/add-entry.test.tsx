import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AddEntry } from './add-entry.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const jo = { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }
const fork = { _id: 'fork', groups: [], settings: {}, bigfishpots: [], sidepots: [], teamEvent: true } as unknown as Tournament

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.mocked(call).mockImplementation((async (endpoint: { path: string }) => (endpoint.path.includes('entries') ? [] : [jo])) as never)
})

const onClose = vi.fn()
const open = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AddEntry opened onClose={onClose} tournament={fork} flights={[]} />
    </QueryClientProvider>,
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
