import 'fake-indexeddb/auto'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createStore, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { seenAnswers, seenOptions } from './seen-answers.ts'

const TOURNAMENTS = ['/api/tournaments/search', {}]
const PAYMENTS = ['/api/payments/search', {}]
const store = createStore('rl-seen', 'answers')
const written = async () => (await values<string>(store)).join()
const onScreen = (answers: string[]) => {
  const client = new QueryClient()
  client.setQueryData(TOURNAMENTS, answers)
  client.setQueryData(PAYMENTS, ['134.21'])
  return { timestamp: Date.now(), buster: '', clientState: dehydrate(client, seenOptions(seenAnswers(() => null)).dehydrateOptions) }
}
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
