import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { EntryFields } from './entry-fields.tsx'
import { NEW_ENTRY } from './entry-values.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const jo = { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }
const ann = { _id: 'ann', first_name: 'Ann', last_name: 'Reyes' }
const fork = { _id: 'fork', groups: [], settings: {}, bigfishpots: [], sidepots: [], teamEvent: true } as unknown as Tournament
const boats = [{ _id: 'b12', users: ['jo'], anglers: [jo], boatNumber: 12 }] as unknown as TournamentEntry[]

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockImplementation((async (endpoint: { path: string }) =>
    endpoint.path.includes('entries') ? boats : [jo, ann]) as never)
})

function Form({ entryId }: { entryId?: string }) {
  const [values, setValues] = useState(NEW_ENTRY)
  return (
    <QueryClientProvider client={queryClient}>
      <EntryFields tournament={fork} flights={[]} values={values} onChange={setValues} {...(entryId ? { entryId } : {})} />
    </QueryClientProvider>
  )
}

test('who is in another boat is shown with it and cannot be chosen; Enter takes the next', async () => {
  renderUi(<Form />)
  await userEvent.type(screen.getByPlaceholderText('Name or phone'), 'reyes')
  const entered = await screen.findByRole('option', { name: /Jo Reyes.*Already entered, boat 12/ })
  await userEvent.click(entered)
  expect(screen.queryByRole('button', { name: 'Remove Jo Reyes' })).toBeNull()
  await userEvent.type(screen.getByPlaceholderText('Name or phone'), '{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Ann Reyes' })).toBeTruthy()
})

test('the crew of the boat itself can be taken out and put back', async () => {
  renderUi(<Form entryId="b12" />)
  await userEvent.type(screen.getByPlaceholderText('Name or phone'), 'jo')
  await userEvent.click(await screen.findByRole('option', { name: /Jo Reyes/ }))
  expect(screen.getByRole('button', { name: 'Remove Jo Reyes' })).toBeTruthy()
})

test('a big-bass event is entered for the days that are ticked, at least for one', async () => {
  const twoDays = { ...fork, settings: { weighInMode: 'big-bass' }, tournamentDates: ['2027-06-12', '2027-06-13'] } as unknown as Tournament
  const onChange = vi.fn()
  const shown = (days: number[] | null) => (
    <QueryClientProvider client={queryClient}>
      <EntryFields tournament={twoDays} flights={[]} values={{ ...NEW_ENTRY, bigFishModeDaysEntered: days }} onChange={onChange} />
    </QueryClientProvider>
  )
  const { rerender } = renderUi(shown(null))
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Day 1/ }))
  expect(onChange.mock.lastCall?.[0].bigFishModeDaysEntered).toEqual([1])
  rerender(shown([1]))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Day 2/ }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Day 1/ }))
  expect(onChange.mock.lastCall?.[0].bigFishModeDaysEntered).toEqual([0, 1])
})
