import type { User } from '@ramplight/contract/people/users'
import { beforeEach, expect, test } from 'vitest'
import { dropRefusedLogin, forgetOfflineLogin, hasOfflineLogin, keepOfflineLogin, offlineLogin, ROUNDS } from './offline-login.ts'

const MORNING = Date.parse('2026-03-07T05:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000
const dana = { _id: '65f1c0ffee65f1c0ffee0001', first_name: 'Dana', last_name: 'Hall', userType: 'Director' } as User

const danaSignedIn = () => keepOfflineLogin('Dana@Example.com ', 'Blast-off-at-5am!', dana, MORNING)
const kept = () => localStorage.getItem('rl-offline-logins') ?? ''

beforeEach(() => localStorage.clear())

test('Dana signs in at a ramp without signal with the password she used at home', async () => {
  await danaSignedIn()
  expect(await offlineLogin('dana@example.com', 'Blast-off-at-5am!', MORNING + DAY)).toEqual({ kind: 'in', user: dana })
  expect(await offlineLogin('dana@example.com', 'Blast-off-at-6am!', MORNING + DAY)).toEqual({ kind: 'wrong' })
  expect(await offlineLogin('ray@example.com', 'Blast-off-at-5am!', MORNING)).toEqual({ kind: 'none' })
})

test('who reads the storage of the tablet finds neither the password nor who she is by it, and a hash that is slow to guess', async () => {
  await danaSignedIn()
  for (const secret of ['Blast-off-at-5am!', 'Hall', btoa('Blast-off-at-5am!')]) expect(kept()).not.toContain(secret)
  expect(ROUNDS).toBeGreaterThanOrEqual(600_000)
})

test('after five wrong passwords one waits, longer each time, and the right one then still opens', async () => {
  await danaSignedIn()
  const guess = (at: number, password = 'Wrong-one-1!') => offlineLogin('dana@example.com', password, at)
  for (let n = 0; n < 5; n += 1) expect(await guess(MORNING)).toEqual({ kind: 'wrong' })
  expect(await guess(MORNING, 'Blast-off-at-5am!')).toEqual({ kind: 'wait', seconds: 30 })
  expect(await guess(MORNING + MINUTE)).toEqual({ kind: 'wrong' })
  expect(await guess(MORNING + MINUTE + 1000)).toEqual({ kind: 'wait', seconds: 59 })
  expect(await guess(MORNING + 3 * MINUTE, 'Blast-off-at-5am!')).toMatchObject({ kind: 'in' })
  expect(await guess(MORNING + 3 * MINUTE)).toEqual({ kind: 'wrong' })
}, 30_000)

test('a clock that was set back keeps nobody waiting for more than a quarter of an hour', async () => {
  await danaSignedIn()
  for (let n = 0; n < 5; n += 1) await offlineLogin('dana@example.com', 'Wrong-one-1!', MORNING)
  expect(await offlineLogin('dana@example.com', 'x', MORNING - 400 * DAY)).toEqual({ kind: 'wait', seconds: 900 })
}, 30_000)

test('sixty days after the last sign-in with a network the device asks for one; a dead battery’s clock of 1970 does not', async () => {
  await danaSignedIn()
  expect(hasOfflineLogin(MORNING + 59 * DAY)).toBe(true)
  expect(hasOfflineLogin(MORNING + 61 * DAY)).toBe(false)
  expect(await offlineLogin('dana@example.com', 'Blast-off-at-5am!', MORNING + 61 * DAY)).toEqual({ kind: 'none' })
  expect(await offlineLogin('dana@example.com', 'Blast-off-at-5am!', 0)).toMatchObject({ kind: 'in' })
})

test('a password that the server no longer takes opens the device no longer either; a mistyped one changes nothing', async () => {
  await danaSignedIn()
  await dropRefusedLogin('dana@example.com', 'Mistyped-one-1!')
  expect(hasOfflineLogin(MORNING)).toBe(true)
  await dropRefusedLogin('dana@example.com', 'Blast-off-at-5am!')
  expect(hasOfflineLogin(MORNING)).toBe(false)
})

test('Dana’s sign-in leaves the tablet with her data; Ray’s stays', async () => {
  await danaSignedIn()
  await keepOfflineLogin('ray@example.com', 'Net-in-the-water-1!', { ...dana, _id: '65f1c0ffee65f1c0ffee0002', first_name: 'Ray' }, MORNING)
  forgetOfflineLogin(dana._id)
  expect(kept()).not.toContain(dana._id)
  expect(await offlineLogin('dana@example.com', 'Blast-off-at-5am!', MORNING)).toEqual({ kind: 'none' })
  expect(await offlineLogin('ray@example.com', 'Net-in-the-water-1!', MORNING)).toMatchObject({ kind: 'in' })
})
