import { paymentCalls } from '@ramplight/contract/payments/payments'
import { authCalls } from '@ramplight/contract/people/auth'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { currentSession, startSession } from './session.ts'
import { ourResponse } from './testing/our-response.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const payment = { body: { amount: 5000, user: '65f1c0ffee65f1c0ffee0001' } } as Parameters<typeof call<typeof paymentCalls.create>>[1]
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const refusal = () => Promise.resolve(ourResponse({ code: 'server.failed', message: 'Broken' }, { status: 500 }))

/** Answers one attempt after the other, and keeps what was sent. */
function network(...answers: (() => Promise<Response>)[]) {
  const keys: (string | undefined)[] = []
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    return answers[keys.length - 1]!()
  })
  return keys
}

const NO_SERVER = 'The server can’t be reached right now. Try again in a minute.'

test('a payment whose answer was lost is sent once more, with the same key', async () => {
  const keys = network(lost, refusal)
  await expect(call(paymentCalls.create, payment)).rejects.toThrow('Broken')
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f]{24}$/)
})

test('an answer that breaks off is a lost one', async () => {
  const broken = async () => {
    const response = ourResponse({})
    vi.spyOn(response, 'text').mockRejectedValue(new TypeError('terminated'))
    return response
  }
  const keys = network(broken, refusal)
  await expect(call(paymentCalls.create, payment)).rejects.toThrow('Broken')
  expect(keys).toHaveLength(2)
})

test('two payments have two keys', async () => {
  const keys = network(refusal, refusal)
  for (const _ of [1, 2]) await call(paymentCalls.create, payment).catch(() => {})
  expect(new Set(keys).size).toBe(2)
})

test('a refusal is an answer: nothing is sent again', async () => {
  const keys = network(refusal)
  await expect(call(paymentCalls.create, payment)).rejects.toThrow('Broken')
  expect(keys).toHaveLength(1)
})

test('a server that does not answer is said so after the second attempt, a device without a network after the first', async () => {
  expect(network(lost, lost)).toEqual([])
  await expect(call(paymentCalls.create, payment)).rejects.toThrow(NO_SERVER)
  const keys = network(lost)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(call(paymentCalls.create, payment)).rejects.toThrow('Internet is required.')
  expect(keys).toHaveLength(1)
})

test('reading and signing in have no key and are sent once', async () => {
  const keys = network(lost, lost)
  await expect(call(speciesCalls.list, {})).rejects.toThrow(NO_SERVER)
  await expect(call(authCalls.login, { body: { email: 'a@b.test', password: 'x' } })).rejects.toThrow(NO_SERVER)
  expect(keys).toEqual([undefined, undefined])
})

test('a late no to the session before does not end the one that began meanwhile; a no to this one does', async () => {
  const token = `x.${btoa(JSON.stringify({ exp: Date.now() }))}.x`
  const signIn = (name: string) => startSession({ user: { _id: name }, token: `${token}${name}` } as never)
  const nobody = () => Promise.resolve(ourResponse({ authenticated: false }))
  const isOver = () => Promise.resolve(ourResponse({ code: 'session.over', message: 'Expired' }, { status: 401 }))
  signIn('ana')
  network(
    () => {
      signIn('bo')
      return isOver()
    },
    isOver,
    nobody,
  )
  await expect(call(paymentCalls.create, payment)).rejects.toThrow('Expired')
  expect(currentSession()?.user._id).toBe('bo')
  await expect(call(paymentCalls.create, payment)).rejects.toThrow('Expired')
  expect(currentSession()).toBeNull()
})
