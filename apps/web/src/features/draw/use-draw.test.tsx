import { tournamentEntryCalls as calls, type TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { withQueries } from '#platform/testing/with-queries.tsx'
import { useDraw } from './use-draw.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const fork = { _id: 'fork', status: 'Open', settings: {} } as unknown as Tournament
const boat = (_id: string) => ({ _id, tournament: 'fork', boatNumber: null, flight: 'f1', anglers: [] }) as unknown as TournamentEntry
let kept: TournamentEntry[]
type Change = { _id: string; boatNumber?: number | null; flight?: string | null }

beforeEach(() => {
  queryClient.clear()
  kept = [boat('a'), boat('b'), boat('c')]
  vi.mocked(call).mockImplementation((async (endpoint: unknown, { body }: { body: Change[] & { itemsToProcess: Change[] } }) => {
    if (endpoint === calls.drawBoatNumbers) {
      kept = kept.map((one, index) => ({ ...one, boatNumber: index + 1 }))
      return { entries: kept }
    }
    if (endpoint === calls.boatNumberListUpdate || endpoint === calls.bulkUpdate) {
      const changes = new Map((body.itemsToProcess ?? body).map((one) => [one._id, one]))
      kept = kept.map((one) => ({ ...one, ...changes.get(one._id) }))
      return { results: [...changes.keys()].map((_id) => ({ _id, ok: true })) }
    }
    return endpoint === calls.search ? kept : []
  }) as never)
})

test('undoing a draw leaves a number that somebody gave since, and the flights it did not touch', async () => {
  const { result } = renderHook(() => useDraw(fork, kept, []), withQueries)
  await act(() => result.current.draw({ mode: 'sign-up-order', assignFlights: false }))
  await vi.waitFor(() => expect(result.current.canUndo).toBe(true))
  kept = kept.map((one) => (one._id === 'b' ? { ...one, boatNumber: 40 } : one._id === 'c' ? { ...one, flight: 'f2' } : one))
  const warning = vi.spyOn(notify, 'warning')
  act(() => result.current.undo())
  await vi.waitFor(() => expect(result.current.canUndo).toBe(false))
  expect(kept.map(({ boatNumber, flight }) => [boatNumber, flight])).toEqual([
    [null, 'f1'],
    [40, 'f1'],
    [null, 'f2'],
  ])
  expect(warning).toHaveBeenCalledWith('1 boat changed in the meantime and was left as is.')
})
