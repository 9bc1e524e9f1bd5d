import { tourCalls } from '@ramplight/contract/tours/tours'
import type { Engine } from '@ramplight/sync/engine-api'
import type { EngineState } from '@ramplight/sync/types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callServer } from '../../call-server.ts'
import { ping, startSession } from '../../session.ts'
import { ourResponse } from '../../testing/our-response.ts'
import { leadIfFree } from '../sending/leader.ts'
import { isLinkGood } from '../sending/link.ts'
import { shareEngine } from '../sending/shared-engine.ts'
import { fakeLocks } from '../testing/fake-locks.ts'
import { idOf } from '../testing/rows.ts'
import { workAlone } from './work-alone.ts'

// Her own: other tests speak with other tabs, too, and all of a process hear each other.
const ANA = idOf(9_901)
const moment = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(fakeLocks)
afterEach(() => {
  workAlone(false)
  vi.unstubAllGlobals()
})

test('a tab that works alone asks the server nothing, not even whether its session lives', async () => {
  const fetched = vi.fn(async () => ourResponse([]))
  vi.stubGlobal('fetch', fetched)
  startSession({ user: { _id: ANA }, token: 'old' } as never)
  workAlone(true)
  await expect(callServer(tourCalls.list, {})).rejects.toMatchObject({ isOffline: true })
  await ping()
  expect([fetched.mock.calls, isLinkGood()]).toEqual([[], false])
  workAlone(false)
  await ping()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('it gives up the lead and asks no other tab to send; going online it stands in line again', async () => {
  const done: string[] = []
  const own = {
    lead: () => done.push('lead'),
    stop: async () => void done.push('stop'),
    syncNow: async () => void done.push('sync'),
    record: async () => [],
    state: () => ({ phase: 'idle' }) as EngineState,
    onState: () => () => {},
  } as unknown as Engine
  const { engine, leave } = shareEngine(own, { user: ANA, token: async () => null })
  const others = new BroadcastChannel(`rl-sync-${ANA}`)
  const heard = vi.fn()
  others.onmessage = ({ data }) => heard(data.kind)
  await moment()
  workAlone(true)
  await moment()
  await engine.record([])
  await engine.syncNow()
  await moment()
  expect([done, heard.mock.calls]).toEqual([['lead', 'stop'], []])
  expect(await leadIfFree(ANA, async () => {})).toBe(true)
  workAlone(false)
  await moment()
  expect(done).toEqual(['lead', 'stop', 'lead'])
  others.close()
  await leave()
})

test('it stays so when it is loaded anew, and a station that is opened alone begins alone', async () => {
  workAlone(true)
  const fresh = async () => {
    vi.resetModules()
    return (await import('./work-alone.ts')).isAlone()
  }
  expect(await fresh()).toBe(true)
  workAlone(false)
  expect(await fresh()).toBe(false)
  history.replaceState(null, '', '/offline-weigh-in/0123456789abcdef01234567')
  expect(await fresh()).toBe(true)
  history.replaceState(null, '', '/')
})
