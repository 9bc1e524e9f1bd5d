import { coDirectorInvitationCalls as calls } from '@ramplight/contract/people/co-director-invitations'
import { userCalls } from '@ramplight/contract/people/users'
import { can } from '@ramplight/domain/policies/policies'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { fieldsOf } from '../form/section-props.ts'
import { BasicSection } from './basic-section.tsx'

const person = (_id: string, first_name: string, last_name: string) => ({ _id, first_name, last_name, email: `${first_name}@lake.test` })
const BO = { ...person('bo', 'Bo', 'Kim'), userType: 'Director', isAssistant: false, tours: [] } as const
const HAL = person('hal', 'Hal', 'Per')

let online = true
vi.mock('#platform/use-online.ts', () => ({ useOnline: () => online }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: BO }) }))

const event = { director: 'ana', tour: 'bass', status: 'Draft', coDirectors: ['bo', 'zed'] }
const at = '2027-06-01T12:00:00.000Z'
const WAITING = { _id: 'asked', user: 'may', first_name: 'May', last_name: 'Ito', state: 'pending', sentAt: at, goodUntil: at }
const ACCEPTED = { ...WAITING, _id: 'done', user: 'bo', state: 'accepted' }

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === userCalls.pagedSearch) return { message: [BO, HAL], totalCount: 2 }
    if (endpoint === calls.byTournament) return [WAITING, ACCEPTED]
    if (endpoint === calls.create) return { ...WAITING, user: 'hal' }
    throw CallError.offline()
  }) as never)
})
afterEach(cleanup)

function show(more: Partial<FieldForm> = {}) {
  const set = vi.fn()
  const form: FieldForm = { get: (path) => event[path as keyof typeof event] as unknown, set, errorOf: () => undefined, ...more }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <BasicSection event="lake" form={form} f={fieldsOf(form)} tours={[]} seasons={[]} divisions={[]} />
    </QueryClientProvider>,
  )
  return set
}
const madeCalls = (endpoint: unknown) => vi.mocked(call).mock.calls.filter(([one]) => one === endpoint)

test('a co-director reads that they are one, who was asked and has not answered, and sees the form of the event open', async () => {
  const readOnly = !can({ id: BO._id, userType: 'Director', isAssistant: false, tours: [] }, 'tournament.edit', event)
  show({ readOnly })
  expect(screen.getByText('Bo Kim (you)')).toBeTruthy()
  // Nothing is shown of a director whom they do not know.
  expect(await screen.findByText('Another director')).toBeTruthy()
  const field = document.getElementById('coDirectors') as HTMLInputElement
  expect([field.disabled, (document.getElementById('name') as HTMLInputElement).disabled]).toEqual([false, false])
  expect(await screen.findByText('May Ito')).toBeTruthy()
  expect(screen.getAllByText(/^Waiting, sent/)).toHaveLength(1)
})

test('who is invited is asked at once, and is nothing of the form; without a network it says so', async () => {
  const set = show()
  await userEvent.click(screen.getByRole('button', { name: 'Invite co-director' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation' }))
  expect(screen.getByText('Choose a director.')).toBeTruthy()
  await userEvent.click(document.getElementById('co-director')!)
  await userEvent.click(await screen.findByRole('option', { name: /Hal Per/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(madeCalls(calls.create)).toMatchObject([[{}, { params: { id: 'lake' }, body: { user: 'hal' } }]]))
  expect(set).not.toHaveBeenCalled()
  cleanup()

  online = false
  show()
  expect((screen.getByRole('button', { name: 'Invite co-director' }) as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByText('Needs internet')).toBeTruthy()
  online = true
})

test('who only reads the set-up asks nobody, and is told nothing of who was asked', () => {
  show({ readOnly: true })
  expect(screen.queryByRole('button', { name: 'Invite co-director' })).toBeNull()
  expect(madeCalls(calls.byTournament)).toEqual([])
})
