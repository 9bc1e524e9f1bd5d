import 'fake-indexeddb/auto'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createStore, get } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { seenAnswers, seenOptions } from './seen-answers.ts'

const TOURNAMENTS = ['/api/tournaments/search', {}]
const PAYMENTS = ['/api/payments/search', {}]
const written = async () => (await get<string>('answers', createStore('rl-seen', 'answers'))) ?? ''

test('answers of the named calls come back for who saw them, and for nobody else; the others are not written', async () => {
  let here = 'ana'
  localStorage.setItem('rl-seen', 'everything that an earlier version had kept')
  const seen = seenAnswers(() => here)
  const client = new QueryClient()
  client.setQueryData(TOURNAMENTS, ['Night Owl Open'])
  client.setQueryData(PAYMENTS, ['134.21'])
  await seen.persistClient({ timestamp: Date.now(), buster: '', clientState: dehydrate(client, seenOptions(seen).dehydrateOptions) })
  await vi.waitFor(async () => expect(await written()).toContain('Night Owl Open'))
  expect(await written()).not.toContain('134.21')
  expect(localStorage.getItem('rl-seen')).toBeNull()

  expect((await seen.restoreClient())?.clientState.queries.map(({ queryKey }) => queryKey)).toEqual([TOURNAMENTS])
  here = 'ben'
  // Older than any age: the library deletes it.
  expect(await seen.restoreClient()).toMatchObject({ timestamp: 1, clientState: { queries: [] } })
  await seen.removeClient()
  expect(await written()).toBe('')
})

test('a browser that can keep nothing still shows what the server says', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private window', 'SecurityError')
  })
  const seen = seenAnswers(() => null)
  await expect(seen.restoreClient()).resolves.toBeUndefined()
  await expect(seen.removeClient()).resolves.toBeUndefined()
})
