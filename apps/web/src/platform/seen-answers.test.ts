import 'fake-indexeddb/auto'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createStore, get, set, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { seenAnswers, seenOptions } from './seen-answers.ts'
import { SEEN_CALLS } from './seen-calls.stamps.ts'

const TOURNAMENTS = ['/api/tournaments/search', {}]
const PAYMENTS = ['/api/payments/search', {}]
const store = createStore('rl-seen', 'answers')
const written = async () => (await values<string>(store)).join()
const onScreen = (answers: string[]) => {
  const client = new QueryClient()
  client.setQueryData(TOURNAMENTS, answers)
  client.setQueryData(PAYMENTS, ['134.21'])
  return asKept(client)
}
const asKept = (client: QueryClient) => ({
  timestamp: Date.now(),
  buster: '',
  clientState: dehydrate(client, seenOptions(seenAnswers(() => null)).dehydrateOptions),
})
const queriesOf = async (seen: ReturnType<typeof seenAnswers>) =>
  (await seen.restoreClient())?.clientState.queries.map(({ queryKey }) => queryKey) ?? []

test('answers of the named calls come back for who saw them, and for nobody else, signed in or not; the others are not written', async () => {
  let here: string | null = 'ana'
  localStorage.setItem('rl-seen', 'everything that an earlier version had kept')
  const seen = seenAnswers(() => here)
  await seen.persistClient(onScreen(['Night Owl Open']))
  await vi.waitFor(async () => expect(await written()).toContain('Night Owl Open'))
  expect(await written()).not.toContain('134.21')
  expect(localStorage.getItem('rl-seen')).toBeNull()

  expect(await queriesOf(seen)).toEqual([TOURNAMENTS])
  for (const other of ['ben', null]) {
    here = other
    expect(await queriesOf(seen)).toEqual([])
  }
  expect(await seen.kept()).toBeNull()
  here = 'ana'
  expect(await queriesOf(seen)).toEqual([TOURNAMENTS])
  expect(await seen.kept()).toMatchObject({ count: 1, bytes: new Blob([await written()]).size })
  await seen.forgetAll()
  expect(await written()).toBe('')
})

test('LAW: of every call an answer comes back while its shape is that of this build, and is asked for anew when it is another', async () => {
  const client = new QueryClient()
  for (const path of Object.keys(SEEN_CALLS)) client.setQueryData([path, {}], ['kept'])
  const seen = seenAnswers(() => 'ana')
  await seen.persistClient(asKept(client))
  await vi.waitFor(async () => expect(await queriesOf(seen)).toHaveLength(Object.keys(SEEN_CALLS).length))
  const kept = JSON.parse((await get<string>('ana', store))!)
  for (const path of Object.keys(SEEN_CALLS)) {
    await set('ana', JSON.stringify({ ...kept, shapes: { ...kept.shapes, [path]: 'of an earlier build' } }), store)
    const back = await queriesOf(seen)
    expect(back).toHaveLength(Object.keys(SEEN_CALLS).length - 1)
    expect(back).not.toContainEqual([path, {}])
  }
  // An earlier version kept them without a word of their shapes.
  await set('ana', JSON.stringify({ ...kept, shapes: undefined }), store)
  expect(await queriesOf(seen)).toEqual([])
  await seen.forgetAll()
})

test('what could not be refreshed without a signal stays as it was seen; what the server refuses now is forgotten', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const seen = seenAnswers(() => 'ana')
  const refresh = (error: CallError) =>
    client.fetchQuery({ queryKey: TOURNAMENTS, queryFn: () => Promise.reject(error), staleTime: 0 }).catch(() => null)
  client.setQueryData(TOURNAMENTS, ['Night Owl Open'])
  await refresh(CallError.offline())
  await seen.persistClient(asKept(client))
  await vi.waitFor(async () => expect(await written()).toContain('Night Owl Open'))
  expect((await seen.restoreClient())?.clientState.queries[0]?.state).toMatchObject({ status: 'success', error: null })
  await refresh(new CallError(403, 'forbidden', 'Not yours'))
  await seen.persistClient(asKept(client))
  await vi.waitFor(async () => expect(await queriesOf(seen)).toEqual([]))
  await seen.forgetAll()
})

test('what was on the screen of one is not written when another is here by then, nor when they are gone', async () => {
  let here: string | null = 'ana'
  const seen = seenAnswers(() => here)
  void seen.persistClient(onScreen(['first']))
  await vi.waitFor(async () => expect(await written()).toContain('first'))
  await seen.forgetAll()
  // It waits for its second; meanwhile the session is another one.
  void seen.persistClient(onScreen(['what Ana saw']))
  here = null
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(await written()).toBe('')
})

test('a browser that can keep nothing still shows what the server says', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private window', 'SecurityError')
  })
  const seen = seenAnswers(() => null)
  await expect(seen.restoreClient()).resolves.toBeUndefined()
  await expect(seen.forgetAll()).resolves.toBeUndefined()
})
