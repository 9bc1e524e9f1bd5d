import { type DataTag, hashKey, type QueryKey } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from './query-client.ts'
import { rememberIn } from './remember-in.ts'

const BOATS = ['/api/tournament-entries/search', {}] as unknown as DataTag<QueryKey, string[], Error>
afterEach(() => queryClient.clear())

test('one changed row stands in the list at once, and the list is as old as it was', () => {
  queryClient.setQueryData<string[]>(BOATS, ['Hall', 'Reyes'], { updatedAt: 1000 })
  rememberIn(BOATS, (boats) => boats.map((boat) => (boat === 'Hall' ? 'Halle' : boat)))
  expect(queryClient.getQueryData(BOATS)).toEqual(['Halle', 'Reyes'])
  expect(queryClient.getQueryState(BOATS)?.dataUpdatedAt).toBe(1000)
})

test('a list that was never read is not made of one row', () => {
  rememberIn(BOATS, (boats) => [...boats, 'Tran'])
  expect(queryClient.getQueryCache().get(hashKey(BOATS))?.state.data).toBeUndefined()
})
