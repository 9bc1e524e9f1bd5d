import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeLocks } from '#platform/local/testing/fake-locks.ts'
import { startBag } from '../../weigh-in/bag/bag-entry.ts'
import { newSession } from './use-bag-session.ts'

const who = vi.hoisted(() => ({ id: 'rosa' }))
vi.mock('#platform/session.ts', async (load) => ({ ...(await load<object>()), currentSession: () => ({ user: { _id: who.id } }) }))

const bag = startBag({ unit: 'lb-oz', fishLimit: 5, minutesLate: 0 })
const begin = () => newSession({ entry: 'reyes', day: 0, bag })
/** A station screen of this page; each test is a page of its own. */
const aTab = async () => {
  const { useBagSession } = await import('./use-bag-session.ts')
  const tab = renderHook(() => useBagSession('fork'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return tab
}
const open = (tab: Awaited<ReturnType<typeof aTab>>, session = begin()) => {
  act(() => tab.result.current.dispatch({ type: 'open', session }))
  return session
}

beforeEach(() => {
  vi.resetModules()
  fakeLocks()
  localStorage.clear()
  who.id = 'rosa'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What a tab that is gone has left. */
const left = (user: string) => {
  const session = begin()
  localStorage.setItem(`rl-bag-${user}-fork-1`, JSON.stringify(session))
  return session
}

test('a bag that is typed in one tab is not typed on in a second one', async () => {
  const holding = left('rosa')
  // The first tab is another page, and holds its place.
  void navigator.locks.request('rl-bag-rosa-fork-1', {}, () => new Promise(() => undefined))
  const second = await aTab()
  expect(second.result.current.session).toBeNull()
  expect(open(second).id).not.toBe(holding.id)
  expect(JSON.parse(localStorage.getItem('rl-bag-rosa-fork-1')!)).toEqual(holding)
})

test('two screens of one tab have two bags', async () => {
  const [first, second] = [await aTab(), await aTab()]
  const typed = open(first)
  expect(second.result.current.session).toBeNull()
  open(second)
  expect(first.result.current.session?.id).toBe(typed.id)
})

test('a bag whose tab is gone is there in the next one', async () => {
  const typed = left('rosa')
  const next = await aTab()
  expect(next.result.current).toMatchObject({ session: { id: typed.id }, restored: true })
})

test('whoever leaves the station and comes back finds the bag as it was typed, at once', async () => {
  const first = await aTab()
  const typed = open(first)
  first.unmount()
  expect((await aTab()).result.current.session?.id).toBe(typed.id)
})

test('a half typed bag does not pass to the next person on the device', async () => {
  const typed = left('rosa')
  who.id = 'otis'
  const next = await aTab()
  expect(next.result.current.session).toBeNull()
  open(next)
  next.unmount()
  who.id = 'rosa'
  expect((await aTab()).result.current.session?.id).toBe(typed.id)
})
