import { authCalls } from '@ramplight/contract/people/auth'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { dialogs } from '@ramplight/ui/dialogs/dialogs'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { sendWaitingPapers } from '#platform/files/waiting-papers.ts'
import { clearSeen } from '#platform/forget-others.ts'
import { clearKept } from './clear-kept.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/files/waiting-papers.ts', () => ({ sendWaitingPapers: vi.fn(async () => 0) }))
vi.mock('#platform/forget-others.ts', () => ({ clearSeen: vi.fn(async () => undefined) }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn(async () => true) }))

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(dialogs, 'open').mockReturnValue('')
})

test('without the server nothing is cleared, and it says why; a browser that only believes in its network is found out', async () => {
  const said = () => vi.mocked(dialogs.open).mock.calls.map(([{ children }]) => children)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  await clearKept()
  vi.mocked(call).mockRejectedValueOnce(new Error('no network'))
  await clearKept()
  const words = 'You must have an active internet connection to clear offline storage.'
  expect([said(), vi.mocked(confirm).mock.calls, vi.mocked(clearSeen).mock.calls]).toEqual([[words, words], [], []])
})

test('what waits is sent first, then it asks, and a no clears nothing', async () => {
  vi.mocked(call).mockImplementation((async (asked: unknown) => asked === authCalls.authenticated && { authenticated: true }) as never)
  vi.mocked(confirm).mockResolvedValueOnce(false)
  await clearKept()
  expect([vi.mocked(sendWaitingPapers).mock.calls.length, vi.mocked(clearSeen).mock.calls.length]).toEqual([1, 0])
  await clearKept()
  expect(vi.mocked(clearSeen).mock.calls.length).toBe(1)
})
