import { authCalls } from '@ramplight/contract/people/auth'
import type { User } from '@ramplight/contract/people/users'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { sessionUserIs } from '#platform/session.ts'
import { PhoneProof } from './phone-proof.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/session.ts', async (original) => ({ ...(await original<object>()), sessionUserIs: vi.fn() }))

const lily = { _id: 'a'.repeat(24), first_name: 'Lily', phone: '9035550142', phoneProvenAt: null } as User
const proven = { ...lily, phoneProvenAt: '2027-06-12T12:00:00.000Z' }
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const show = (user: User) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <PhoneProof user={user} />
    </QueryClientProvider>,
  )

beforeEach(() => vi.mocked(call).mockReset())

test('who has no number is asked nothing, and who has proved theirs is told so', () => {
  const { unmount } = show({ ...lily, phone: null })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  show(proven)
  expect(screen.getByText('Your phone number is confirmed.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a number that is only written down is proved by the code that is sent to it; a wrong code is told, and another can be sent', async () => {
  vi.mocked(call).mockResolvedValueOnce({ status: true } as never)
  show(lily)
  tap('Text me a code')
  expect(await screen.findByText('We texted a code to (903) 555-0142.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Code/), { target: { value: 'wrong' } })
  vi.mocked(call).mockResolvedValueOnce({ status: false, code: 'code.wrong-phone', error: 'That code isn’t right.' } as never)
  tap('Confirm number')
  expect((await screen.findByRole('alert')).textContent).toContain('That code isn’t right.')
  expect(screen.getByRole('button', { name: 'Text me another' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Code/), { target: { value: 'ABCD2345' } })
  vi.mocked(call).mockResolvedValueOnce({ status: true, user: proven } as never)
  tap('Confirm number')
  await vi.waitFor(() => expect(sessionUserIs).toHaveBeenCalledWith(proven))
  expect(call).toHaveBeenLastCalledWith(authCalls.confirmPhone, { body: { code: 'ABCD2345' } })
})
