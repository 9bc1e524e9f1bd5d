import { noteStored } from '@ramplight/ui/values/stored-state'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { calls } from './sign-up.open-calls.ts'
import { WISHED } from './use-mark-interest.ts'
import { useReplayedInterest } from './use-replayed-interest.ts'

const session = vi.hoisted(() => ({ user: null as object | null }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ({})) }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => session.user && { user: session.user } }))

const fork = 'a'.repeat(24)
const around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
/** Whatever was begun has gone out. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const open = () => renderHook(() => useReplayedInterest({ i: 'interested', t: fork }), { wrapper: around })

beforeEach(() => {
  session.user = { _id: 'u1', userType: 'Angler' }
  noteStored(WISHED, null)
  vi.mocked(call).mockClear()
})

test('what a visitor marked is done once they are logged in, and once', async () => {
  noteStored(WISHED, `interested ${fork}`)
  session.user = null
  const { rerender } = open()
  expect(call).not.toHaveBeenCalled()
  session.user = { _id: 'u1', userType: 'Angler' }
  rerender()
  await waitFor(() => expect(call).toHaveBeenCalledWith(calls.create, { body: { tournament: fork, type: 'interested' } }))
  rerender()
  open()
  await settled()
  expect(call).toHaveBeenCalledTimes(1)
})

test('a link that somebody sends marks nobody by itself', async () => {
  open()
  await settled()
  expect(call).not.toHaveBeenCalled()
})
