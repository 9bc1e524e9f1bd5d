import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SignInResult, signIn } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { RegisterForm } from './register-form.tsx'

const enter = vi.fn()
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('../account/use-enter.ts', () => ({ useEnter: () => enter }))
vi.mock('#platform/use-go.ts', () => ({ useGo: () => vi.fn() }))
vi.mock('#features/people/auth/index.ts', async (original) => ({ ...(await original<object>()), signIn: vi.fn() }))

const SECRET = 'Crankbait=Deep7'
const isIn = { kind: 'in', answer: { status: true } } as SignInResult
const usedCode = new CallError(400, 'code.wrong', 'Email or verification code was incorrect.')
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const typePassword = (value: string) => fireEvent.change(screen.getByLabelText('Password'), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))

function open(email = 'lily@lake.test') {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RegisterForm proved={{ email, code: 'ABCD2345', user: null }} />
    </QueryClientProvider>,
  )
}
function fillIn() {
  type('First name', 'Lily')
  type('Last name', 'Reyes')
  typePassword(SECRET)
  fireEvent.click(screen.getByLabelText('I am 13 or older'))
}

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  vi.mocked(call).mockResolvedValue({ ok: true } as never)
  vi.mocked(signIn).mockResolvedValue(isIn)
})
afterEach(cleanup)

test('says what is missing, and nothing is sent before a name, a good password and thirteen years are there', async () => {
  open()
  press()
  for (const text of ['Please enter your first name', 'Please enter your last name', 'Password is required'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('You must be 13 or older to have an account.')).toBeTruthy()
  type('First name', 'Lily')
  type('Last name', 'Reyes')
  // However short it is, one length is asked for: the server’s (A01).
  for (const short of ['Ab=1', 'Ab=1234']) {
    typePassword(short)
    press()
    expect(screen.getByText('Use 8 to 128 characters.')).toBeTruthy()
    expect(screen.queryByText(/6 characters/)).toBeNull()
  }
  typePassword('abcdefgh')
  press()
  expect(screen.getByText('Your password must meet every rule on the list.')).toBeTruthy()
  typePassword(SECRET)
  type('Phone', '903555')
  press()
  expect(screen.getByText('Not a valid phone number. Please enter as (xxx) xxx-xxxx')).toBeTruthy()
  type('Phone', '9035550142')
  expect(field('Phone').value).toBe('(903) 555-0142')
  press()
  expect(call).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('I am 13 or older'))
  press()
  await waitFor(() => expect(enter).toHaveBeenCalledOnce())
  const said = { first_name: 'Lily', last_name: 'Reyes', phone: '(903) 555-0142' }
  const body = { email: 'lily@lake.test', code: 'ABCD2345', password: SECRET, ...said }
  expect(vi.mocked(call).mock.calls).toEqual([[signUpCalls.completeRegistration, { body }]])
  expect(signIn).toHaveBeenCalledWith({ email: 'lily@lake.test', password: SECRET, isOwn: false }, expect.anything())
})

test('a double tap registers once', async () => {
  open()
  fillIn()
  press()
  press()
  await waitFor(() => expect(enter).toHaveBeenCalled())
  expect(call).toHaveBeenCalledOnce()
})

test('when the line breaks after Register, sending it again comes in: the code is used, the password is right', async () => {
  open()
  fillIn()
  vi.mocked(call).mockRejectedValueOnce(CallError.noAnswer())
  press()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(field('First name').value).toBe('Lily')
  vi.mocked(call).mockRejectedValueOnce(usedCode)
  press()
  await waitFor(() => expect(enter).toHaveBeenCalledOnce())
})

test('a code that is used, late or of somebody else is told, and lets nobody in', async () => {
  open()
  fillIn()
  vi.mocked(call).mockRejectedValue(usedCode)
  vi.mocked(signIn).mockResolvedValue({ kind: 'refused', error: 'Incorrect email or password.' })
  press()
  expect((await screen.findByRole('alert')).textContent).toBe('Email or verification code was incorrect.')
  expect(screen.getByRole('link', { name: 'Send another code' }).getAttribute('href')).toBe('/signup')
  expect(enter).not.toHaveBeenCalled()
})

test('a password that is easy to guess is told at its field', async () => {
  open()
  fillIn()
  vi.mocked(call).mockRejectedValue(new CallError(400, 'password.common', 'This password is easy to guess.'))
  press()
  expect(await screen.findByText(/easy to guess/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBe(null)
  expect(signIn).not.toHaveBeenCalled()
})

test('what was typed waits on this device, but neither the password nor the code', () => {
  open()
  fillIn()
  window.dispatchEvent(new Event('pagehide'))
  const kept = JSON.stringify({ ...localStorage })
  expect(kept).toContain('Lily')
  expect([kept.includes(SECRET), kept.includes('ABCD2345')]).toEqual([false, false])
})

test('on a shared tablet the next one to register is not offered what the one before has typed', () => {
  open()
  fillIn()
  cleanup()
  open('max@lake.test')
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBe(null)
  cleanup()
  open('Lily@Lake.test ')
  expect(screen.getByRole('button', { name: 'Restore draft' })).toBeTruthy()
})
