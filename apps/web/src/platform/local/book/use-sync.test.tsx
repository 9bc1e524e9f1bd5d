import 'fake-indexeddb/auto'
import type { User } from '@ramplight/contract/people/users'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded, startSession } from '../../session.ts'
import { aServer } from '../testing/a-server.ts'
import { fakeLocks } from '../testing/fake-locks.ts'
import { idOf } from '../testing/rows.ts'
import { keepBook, openBook } from './local-gate.ts'
import { useEngineState, usePending, useSyncCounts, useUnsentIds } from './use-sync.ts'

// Several tests share the processor; how soon is not what is asked here.
configure({ asyncUtilTimeout: 4000 })

const ANA = idOf(9_902)
const TOUR = idOf(1)
const token = `.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 900 }))}.`
const user = { _id: ANA, first_name: 'Ana', last_name: 'Castle', userType: 'Director', isAssistant: false, tours: [] } as unknown as User

let server: ReturnType<typeof aServer>
let stop = () => {}
beforeEach(() => {
  fakeLocks()
  server = aServer(ANA)
  server.have({ _id: TOUR, name: 'Lake Fork Tour' })
  stop = keepBook()
})
afterEach(async () => {
  cleanup()
  const book = openBook()
  sessionEnded('logged-out')
  stop()
  await book?.close()
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
  vi.unstubAllGlobals()
})

const hooks = () =>
  renderHook(() => ({
    state: useEngineState(),
    counts: useSyncCounts(),
    pending: usePending('tours'),
    unsent: useUnsentIds('tours'),
  }))

test('what a header and a row say of this device follows what is kept and what is sent', async () => {
  const { result } = hooks()
  expect(result.current).toEqual({ state: null, counts: null, pending: [], unsent: new Set() })
  act(() => startSession({ user, token } as never))
  await waitFor(() => expect(result.current.state?.isReady).toBe(true))
  await waitFor(() => expect(result.current.counts?.pending).toBe(0))

  server.isUp = false
  const { engine } = openBook()!.local
  await act(() => engine.syncNow())
  await act(() => engine.record([{ kind: 'edit', tbl: 'tours', id: TOUR, patch: { name: 'Fork Trail' } }]).then(() => undefined))
  await waitFor(() => expect(result.current.unsent).toEqual(new Set([TOUR])))
  await waitFor(() => expect([result.current.counts?.pending, result.current.pending.map(({ id }) => id)]).toEqual([1, [TOUR]]))

  server.isUp = true
  await act(() => engine.syncNow())
  await waitFor(() => expect(result.current.unsent).toEqual(new Set()))
  await waitFor(() => expect(result.current.counts?.settled).toBe(1))
})

test('after signing out nothing of it is shown', async () => {
  const { result } = hooks()
  act(() => startSession({ user, token } as never))
  await waitFor(() => expect(result.current.counts).not.toBeNull())
  act(() => sessionEnded('logged-out'))
  await waitFor(() => expect(result.current).toEqual({ state: null, counts: null, pending: [], unsent: new Set() }))
})
