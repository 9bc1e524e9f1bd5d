import 'fake-indexeddb/auto'
import { dehydrate, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSeen, keepSeenApart, seen } from './forget-others.ts'
import { queryClient } from './query-client.ts'
import { seenOptions } from './seen-answers.ts'
import { sessionEnded, startSession } from './session.ts'

const TOURNAMENTS = ['/api/tournaments/search', {}]
const signIn = (_id: string) => startSession({ status: true, user: { _id, userType: 'Angler', isAssistant: false }, token: 't' } as never)
/** Another tab signs in or out. */
function elsewhere(user: string | null): void {
  if (user === null) localStorage.removeItem('rl-user')
  else localStorage.setItem('rl-user', JSON.stringify({ _id: user, userType: 'Angler' }))
  dispatchEvent(new StorageEvent('storage', { key: 'rl-user' }))
}
const { dehydrateOptions } = seenOptions(seen)
const write = () => void seen.persistClient({ timestamp: Date.now(), buster: '', clientState: dehydrate(queryClient, dehydrateOptions) })
const shown = () => queryClient.getQueryData(TOURNAMENTS)

let stops: (() => void)[] = []
beforeEach(() => {
  stops = [keepSeenApart(), queryClient.getQueryCache().subscribe(write)]
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const stop of stops) stop()
  sessionEnded('logged-out')
  queryClient.clear()
  await seen.forgetAll()
})

test('after a plain log-out nobody is shown what was seen; who saw it has it back at the next sign-in', async () => {
  signIn('ana')
  await vi.waitFor(async () => {
    queryClient.setQueryData(TOURNAMENTS, ['Night Owl Open'])
    expect(JSON.stringify(await seen.restoreClient())).toContain('Night Owl Open')
  })
  sessionEnded('logged-out')
  expect(shown()).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect([shown(), await seen.restoreClient()]).toEqual([undefined, undefined])
  signIn('ana')
  await vi.waitFor(() => expect(shown()).toEqual(['Night Owl Open']))
})

test('clearing what was seen takes it off the device and out of memory; what stands on the screen stays there', async () => {
  signIn('ana')
  const stop = new QueryObserver(queryClient, {
    queryKey: ['shown'],
    queryFn: () => 'on the screen',
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {})
  await vi.waitFor(async () => {
    queryClient.setQueryData(TOURNAMENTS, ['Night Owl Open'])
    expect(JSON.stringify(await seen.restoreClient())).toContain('Night Owl Open')
  })
  await clearSeen()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect([shown(), queryClient.getQueryData(['shown']), await seen.kept()]).toEqual([undefined, 'on the screen', null])
  stop()
})

test('when another tab signs out or becomes somebody else, this one holds nothing any more before it is loaded anew', () => {
  for (const next of [null, 'ben']) {
    signIn('ana')
    queryClient.setQueryData(TOURNAMENTS, ['Night Owl Open'])
    vi.stubGlobal('location', { ...window.location, reload: () => {} })
    elsewhere(next)
    expect(shown()).toBeUndefined()
  }
})
