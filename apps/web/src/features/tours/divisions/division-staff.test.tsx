import { type StaffMember, staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { type Division, divisionCalls } from '@ramplight/contract/tours/divisions'
import type { Tour } from '@ramplight/contract/tours/tours'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { DivisionStaff } from './division-staff.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
const line = { online: true }
vi.mock('#platform/use-online.ts', () => ({ useOnline: () => line.online }))

const tour = { _id: 'trail', name: 'Lake Trail', director: 'dee' } as unknown as Tour
const north = { _id: 'north', name: 'North', tour: 'trail' } as unknown as Division
const helper = (user: string, first_name: string, more: Partial<StaffMember>) =>
  ({ _id: `staff-${user}`, user, first_name, last_name: 'Hall', active: true, tours: [], ...more }) as unknown as StaffMember
const STAFF = [helper('bo', 'Bo', { tours: ['trail'] }), helper('hal', 'Hal', {}), helper('cy', 'Cy', { active: false })]

beforeEach(() => {
  queryClient.clear()
  line.online = true
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (asked: unknown) => (asked === staffMemberCalls.search ? STAFF : { ok: true })) as never)
})
const shows = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <DivisionStaff division={north} tour={tour} />
    </QueryClientProvider>,
  )
const sent = (asked: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === asked)
    .map(([, given]) => given)

test('who helps on the tour helps on its division; somebody else of the staff is put on it, who is paused is not offered', async () => {
  shows()
  expect(await screen.findByText('Bo Hall')).toBeDefined()
  await userEvent.click(screen.getByRole('combobox', { name: 'Add someone from your staff' }))
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Hal Hall'])
  await userEvent.click(screen.getByRole('option', { name: 'Hal Hall' }))
  await vi.waitFor(() => expect(sent(divisionCalls.addDirectorStaff)).toEqual([{ body: { id: 'north', user: 'hal' } }]))
})

test('taking somebody off asks first', async () => {
  shows()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Bo Hall' }))
  expect(sent(divisionCalls.removeDirectorStaff)).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(sent(divisionCalls.removeDirectorStaff)).toEqual([{ body: { id: 'north', user: 'bo' } }]))
})

test('rights are given with a network only, and the page says so', async () => {
  line.online = false
  shows()
  expect(await screen.findByText('Needs internet.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Remove Bo Hall' })).toHaveProperty('disabled', true)
})
