import type { LoginAnswer } from '@ramplight/contract/people/auth'
import type { User } from '@ramplight/contract/people/users'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { hasOfflineLogin } from '#platform/offline-login.ts'
import { currentSession, sessionEnded } from '#platform/session.ts'
import { changePassword } from './change-password.ts'
import { signIn } from './sign-in.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const dana = { _id: '65f1c0ffee65f1c0ffee0001', first_name: 'Dana', last_name: 'Hall', userType: 'Director' } as User
const server = (answer: Partial<LoginAnswer> | Error) =>
  answer instanceof Error ? vi.mocked(call).mockRejectedValue(answer) : vi.mocked(call).mockResolvedValue(answer as never)
const told = vi.fn()
const tryIt = (password: string, email = 'dana@example.com') => signIn({ email, password, isOwn: true }, told)

beforeEach(() => {
  localStorage.clear()
  sessionEnded('logged-out')
  told.mockClear()
})

async function danaSignedInAtHome(): Promise<void> {
  server({ status: true, user: dana, token: 'of-home' })
  expect(await tryIt('Blast-off-at-5am!')).toMatchObject({ kind: 'in' })
  expect(hasOfflineLogin()).toBe(true)
  sessionEnded('logged-out')
  server(CallError.offline())
}

test('without a network Dana is told that this device is asked, and comes in with her password alone', async () => {
  await danaSignedInAtHome()
  expect(await tryIt('Blast-off-at-6am!')).toEqual({ kind: 'refused', error: 'Incorrect email or password.' })
  expect(currentSession()).toBe(null)
  expect(await tryIt('Blast-off-at-5am!')).toMatchObject({ kind: 'in' })
  expect(currentSession()).toEqual({ user: dana, token: null })
  expect(told).toHaveBeenCalledTimes(2)
})

test('who changes their password comes in without a network by the new one, and by the old one no more', async () => {
  await danaSignedInAtHome()
  server({})
  await changePassword({ ...dana, email: 'dana@example.com' }, 'Blast-off-at-7am!')
  expect(vi.mocked(call).mock.lastCall![1]).toEqual({ params: { id: dana._id }, body: { password: 'Blast-off-at-7am!' } })
  server(CallError.offline())
  expect(await tryIt('Blast-off-at-5am!')).toMatchObject({ kind: 'refused' })
  expect(await tryIt('Blast-off-at-7am!')).toMatchObject({ kind: 'in' })
})

test('nobody comes in by an e-mail alone, and who never signed in here is told so', async () => {
  await danaSignedInAtHome()
  expect(await tryIt('')).toMatchObject({ kind: 'refused' })
  expect(await tryIt('Blast-off-at-5am!', 'ray@example.com')).toEqual({ kind: 'no-offline-login' })
})

test('the sixth try after five wrong ones has to wait', async () => {
  await danaSignedInAtHome()
  for (let n = 0; n < 5; n += 1) await tryIt('Wrong-one-1!')
  expect(await tryIt('Blast-off-at-5am!')).toEqual({ kind: 'refused', error: 'Too many wrong passwords. Try again in 30 seconds.' })
}, 30_000)

test('a password that the server refuses opens this device no longer', async () => {
  await danaSignedInAtHome()
  server({ status: false, error: 'Incorrect email or password.' })
  expect(await tryIt('Blast-off-at-5am!')).toMatchObject({ kind: 'refused' })
  await vi.waitFor(() => expect(hasOfflineLogin()).toBe(false), { timeout: 20_000 })
  expect(told).not.toHaveBeenCalled()
})
