import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { queryOf } from './query.ts'
import { queryClient } from './query-client.ts'
import { refreshAfter, refreshed } from './refresh.ts'

const asked: string[] = []
/** A list on the screen. */
const show = async (path: string) => {
  const queryFn = vi.fn(async () => asked.push(path))
  const leave = new QueryObserver(queryClient, { queryKey: [path, {}], queryFn }).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalled())
  return leave
}
afterEach(() => queryClient.clear())

test('after a write the lists that show it are asked again, and no others; who waits sees them answered', async () => {
  const leaves = await Promise.all(['/api/weigh-ins/search', '/api/tournament-results/board/{id}', '/api/species/search'].map(show))
  asked.length = 0
  refreshAfter(weighInCalls.create)
  await refreshed()
  expect(asked.sort()).toEqual(['/api/tournament-results/board/{id}', '/api/weigh-ins/search'])

  asked.length = 0
  refreshAfter(weighInCalls.search)
  refreshAfter(speciesCalls.update, new CallError(400, 'request.invalid', 'name'))
  await refreshed()
  expect(asked).toEqual([])

  refreshAfter(speciesCalls.update, new CallError(409, 'record.stale', 'Somebody else saved first.'))
  await refreshed()
  expect(asked).toEqual(['/api/species/search'])

  // Nobody knows what became of it.
  refreshAfter(speciesCalls.update, CallError.offline())
  await refreshed()
  expect(asked).toEqual(['/api/species/search', '/api/species/search'])
  for (const leave of leaves) leave()
})

test('a list that is not answered while there is no network holds nobody up', async () => {
  vi.useFakeTimers()
  const queryFn = vi.fn(() => new Promise<number>(() => undefined))
  const leave = new QueryObserver(queryClient, { queryKey: ['/api/species/search', {}], queryFn }).subscribe(() => undefined)
  refreshAfter(speciesCalls.update)
  const waiting = refreshed().then(() => 'continues')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await waiting).toBe('continues')
  leave()
  vi.useRealTimers()
})

test('no screen asks for a call that writes: it would make itself old, and ask again without end', () => {
  expect(() => queryOf(weighInCalls.voidWeighIn, { params: { id: 'bag' }, body: { reason: 'twice' } })).toThrow('changes records')
})
