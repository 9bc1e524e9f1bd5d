import { type Engine, KEEPING_VERBS } from '@ramplight/sync/engine-api'
import type { EnginePhase, EngineState } from '@ramplight/sync/types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeLocks } from '../testing/fake-locks.ts'
import { idOf } from '../testing/rows.ts'
import { leadIfFree } from './leader.ts'
import { type SharedEngine, shareEngine } from './shared-engine.ts'

const ANA = idOf(99)
const open: SharedEngine[] = []
beforeEach(fakeLocks)
afterEach(async () => {
  for (const { leave } of open.splice(0)) await leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** One tab with an engine that only says what it is asked to do. */
function aTab(more: Partial<Engine> = {}) {
  let phase: EnginePhase = 'not-leader'
  let listener: (state: EngineState) => void = () => {}
  const done: string[] = []
  const state = () => ({ phase }) as EngineState
  const become = (next: EnginePhase) => {
    phase = next
    listener(state())
  }
  const own = {
    lead: () => {
      done.push('lead')
      become('idle')
    },
    stop: async () => {
      done.push('stop')
      become('not-leader')
    },
    hear: () => {},
    syncNow: async () => void done.push('sync'),
    record: async () => {
      done.push('record')
      return []
    },
    state,
    onState: (told: typeof listener) => {
      listener = told
      return () => {}
    },
    ...more,
  } as unknown as Engine
  const tab = shareEngine(own, { user: ANA, token: async () => null })
  open.push(tab)
  return { ...tab, done, become }
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 20))

test('one tab sends; what another one keeps, it is asked to send', async () => {
  const first = aTab()
  await moment()
  const second = aTab()
  await moment()
  await second.engine.record([])
  await moment()
  expect([first.done, second.done]).toEqual([['lead', 'sync'], ['record']])
  await first.engine.record([])
  expect(first.done).toEqual(['lead', 'sync', 'record'])
})

test.each(KEEPING_VERBS)('a tab that does not lead asks the one that leads to send what it kept: %s', async (verb) => {
  const first = aTab()
  await moment()
  const second = aTab({ [verb]: async () => null })
  await moment()
  await (second.engine[verb] as () => Promise<unknown>)()
  await moment()
  expect(first.done).toEqual(['lead', 'sync'])
})

test('a tab that is closed before it can say what it kept has it sent by the one that leads', async () => {
  const first = aTab()
  await moment()
  const second = aTab({ record: () => new Promise(() => undefined) })
  await moment()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void second.engine.record([])
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(1500)
  expect(first.done).toEqual(['lead', 'sync'])
})

test('every tab says how it goes in the one that sends', async () => {
  const first = aTab()
  await moment()
  const second = aTab()
  await moment()
  expect(second.engine.state().phase).toBe('idle')
  const heard = vi.fn()
  second.engine.onState(heard)
  first.become('backoff')
  await moment()
  expect(heard).toHaveBeenLastCalledWith({ phase: 'backoff' })
  expect(second.engine.state().phase).toBe('backoff')
})

test('the engine of every tab hears what the one that sends knows of the server, and that one hears nobody', async () => {
  const [sends, waits] = [vi.fn(), vi.fn()]
  const first = aTab({ hear: sends })
  await moment()
  aTab({ hear: waits })
  first.become('pulling')
  await moment()
  expect(waits).toHaveBeenLastCalledWith({ phase: 'pulling' })
  expect(sends).not.toHaveBeenCalled()
})

test('a browser without locks lets every tab send, and none of them hears the others', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const hears = vi.fn()
  const tabs = [aTab({ hear: hears }), aTab({ hear: hears })]
  for (const { become } of tabs) become('pulling')
  await moment()
  expect(hears).not.toHaveBeenCalled()
})

test('when the tab that sends is closed, the next one goes on, after the first has ended', async () => {
  const first = aTab()
  await moment()
  const second = aTab()
  await moment()
  await first.leave()
  await moment()
  expect(first.done.at(-1)).toBe('stop')
  expect([second.done, second.engine.state().phase]).toEqual([['lead'], 'idle'])
})

test('a tap in any tab sends now; so does a network that is back', async () => {
  const first = aTab()
  await moment()
  const second = aTab()
  void second.engine.syncNow()
  await moment()
  expect(first.done).toEqual(['lead', 'sync'])
  window.dispatchEvent(new Event('online'))
  await moment()
  expect(first.done.filter((what) => what === 'sync').length).toBeGreaterThanOrEqual(2)
})

/** Two tabs, and a tap in the one that does not send; `ended` tells whether that has been answered. */
async function aTapInTheOther() {
  const first = aTab()
  await moment()
  const second = aTab()
  await moment()
  let isOver = false
  void second.engine.syncNow().then(() => {
    isOver = true
  })
  return { first, second, ended: () => isOver }
}

test.each<EnginePhase>(['idle', 'offline', 'upgrade-needed'])(
  'a tap in a tab that does not send waits until the one that sends has ended: %s',
  async (phase) => {
    const { first, second, ended } = await aTapInTheOther()
    first.become('pushing')
    await moment()
    expect(ended()).toBe(false)
    first.become(phase)
    await vi.waitFor(() => expect(ended()).toBe(true), 2000)
    expect(second.engine.state().phase).toBe(phase)
  },
)

test('the end of a round that was under way before the tap is not the answer to it', async () => {
  const { first, ended } = await aTapInTheOther()
  first.become('idle')
  await moment()
  first.become('pushing')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(ended()).toBe(false)
  first.become('idle')
  await vi.waitFor(() => expect(ended()).toBe(true), 2000)
})

test('when the tab that sends is closed meanwhile, the one that was tapped goes on and answers', async () => {
  const { first, second, ended } = await aTapInTheOther()
  first.become('pushing')
  await moment()
  expect(ended()).toBe(false)
  await first.leave()
  await vi.waitFor(() => expect(ended()).toBe(true), 2000)
  expect([second.done, second.engine.state().phase]).toEqual([['lead'], 'idle'])
})

test('a tab that gives no sign of life is not waited for without end', async () => {
  aTab()
  await moment()
  const second = aTab()
  await moment()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tapped = vi.fn()
  void second.engine.syncNow().then(tapped)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tapped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(tapped).toHaveBeenCalledTimes(1)
})

test('the service worker leaves it to a tab that is open, and does it when there is none', async () => {
  const tab = aTab()
  await moment()
  const work = vi.fn(async () => {})
  expect(await leadIfFree(ANA, work)).toBe(false)
  expect(work).not.toHaveBeenCalled()
  await tab.leave()
  expect(await leadIfFree(ANA, work)).toBe(true)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a tab that waited and was closed never sends', async () => {
  const first = aTab()
  await moment()
  const second = aTab()
  const left = second.leave()
  await first.leave()
  await left
  expect(second.done).not.toContain('lead')
})

test('a browser without locks lets every tab send: the server counts each change once', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect([aTab().done, aTab().done]).toEqual([['lead'], ['lead']])
})
