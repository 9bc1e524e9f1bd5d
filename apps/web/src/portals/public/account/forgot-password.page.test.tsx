import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { ForgotPasswordPage } from './forgot-password.page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const go = vi.fn()
vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ({ ok: true })) }))
vi.mock('#platform/use-go.ts', () => ({ useGo: () => go }))

const show = (page: React.ReactNode) => renderUi(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => vi.clearAllMocks())

test('an address that is none is told in the words for it, and a refusal says to try again later', async () => {
  show(<ForgotPasswordPage />)
  fireEvent.blur(screen.getByLabelText('Email'))
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  type('Email', 'lily@lake')
  press('Submit')
  expect(screen.getByText('Please enter a valid email')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  type('Email', 'lily@lake.test')
  vi.mocked(call).mockRejectedValueOnce(new CallError(429, 'attempts.too-many', 'Too many attempts. Try again in 9 minutes.'))
  press('Submit')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 9 minutes. Please try again later.')
  press('Submit')
  expect(await screen.findByText('Password reset request was successful.')).toBeTruthy()
  expect(go).toHaveBeenCalledWith('/new-password#email=lily%40lake.test')
})

test('the temporary password of the link is checked by itself; the new one is typed twice, then it goes to the login', async () => {
  vi.mocked(call).mockResolvedValue({ status: true } as never)
  show(<NewPasswordForm start={{ email: 'lily@lake.test', code: 'ABCD2345' }} />)
  await screen.findByLabelText('Confirm password')
  expect(call).toHaveBeenCalledWith(signUpCalls.passwordResetCheck, { body: { email: 'lily@lake.test', password: 'ABCD2345' } })
  press('Save new password')
  expect([screen.getByText('Password is required'), screen.getByText('Password confirm is required')]).toHaveLength(2)
  type('New password', 'Crankbait=Deep7')
  type('Confirm password', 'Crankbait=Deep8')
  press('Save new password')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(call).toHaveBeenCalledOnce()
  type('Confirm password', 'Crankbait=Deep7')
  press('Save new password')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/login'))
  expect(screen.getByText('Password Successfully Reset. Sending to login')).toBeTruthy()
})
