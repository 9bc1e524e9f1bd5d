import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import { refusedMove } from '@ramplight/domain/tournament/check-change'
import type { TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { mayMove } from '@ramplight/domain/tournament/statuses'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { setStatus } from './set-status.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/choose.tsx', () => ({ choose: vi.fn() }))

type Kept = { status: TournamentStatus; _rev: number }

/** Tournaments as they are kept: a step at a time, and not against what somebody else said since. */
function kept(statuses: Record<string, TournamentStatus>) {
  const all = new Map<string, Kept>(Object.entries(statuses).map(([id, status]) => [id, { status, _rev: 1 }]))
  vi.mocked(call).mockImplementation((async (
    endpoint: unknown,
    { params, body }: { params: { id: string }; body: Pick<Kept, 'status'> & Partial<Kept> },
  ) => {
    const before = all.get(params.id)!
    if (endpoint === tournamentCalls.get) return before
    if (body._rev !== undefined && body._rev !== before._rev) throw refused('record.stale')
    if (!mayMove(before.status, body.status)) throw refusedMove(before.status, body.status)
    const after = { status: body.status, _rev: before._rev + 1 }
    all.set(params.id, after)
    return after
  }) as never)
  const rows = Object.entries(statuses).map(([_id, status]) => ({ _id, name: `Open ${_id}`, status }))
  return { rows, all, now: () => Object.fromEntries([...all].map(([id, { status }]) => [id, status])) }
}

const undoOf = (said: { mock: { lastCall?: unknown[] } }) => (said.mock.lastCall![1] as { undo: { onUndo: () => void } }).undo.onUndo

test('tournaments at different points come to one status, and one tap brings each back to its own', async () => {
  const success = vi.spyOn(notify, 'success')
  vi.mocked(choose).mockResolvedValue('Open')
  const { rows, now } = kept({ a: 'Draft', b: 'Scheduled', c: 'Open' })
  expect(await setStatus(rows)).toBe(true)
  expect(now()).toEqual({ a: 'Open', b: 'Open', c: 'Open' })
  expect(success).toHaveBeenLastCalledWith('2 tournaments set to Open.', expect.anything())
  undoOf(success)()
  await vi.waitFor(() => expect(now()).toEqual({ a: 'Draft', b: 'Scheduled', c: 'Open' }))
})

test('what has started meanwhile stays and is named, the others go; what somebody else moved since is not taken back', async () => {
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  vi.mocked(choose).mockResolvedValue('Open')
  const { rows, all, now } = kept({ a: 'Scheduled', b: 'Scheduled' })
  all.set('b', { status: 'In Progress', _rev: 7 })
  await setStatus(rows)
  expect(now()).toEqual({ a: 'Open', b: 'In Progress' })
  expect(warning).toHaveBeenLastCalledWith('1 of 2 aren’t Open. Open b: It’s already In Progress.')
  all.set('a', { status: 'In Progress', _rev: 9 })
  undoOf(success)()
  await vi.waitFor(() => expect(warning.mock.lastCall?.[0]).toMatch(/^1 of 1 didn’t change\. Open a: /))
  expect(now()).toEqual({ a: 'In Progress', b: 'In Progress' })
})

test('a question closed without an answer changes nothing; what comes next for all stands out', async () => {
  vi.mocked(choose).mockResolvedValue(null)
  const { rows } = kept({ a: 'Draft', b: 'Draft' })
  vi.mocked(call).mockClear()
  expect(await setStatus(rows)).toBe(false)
  expect(vi.mocked(choose).mock.lastCall?.[0]).toMatchObject({ title: 'Set status for 2 tournaments', usual: 'Scheduled' })
  expect(call).not.toHaveBeenCalled()
})

test('a tournament that comes half the way is named as stopped, and is taken back with the others', async () => {
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  vi.mocked(choose).mockResolvedValue('Open')
  const { rows, now } = kept({ a: 'Draft', b: 'Draft' })
  const through = vi.mocked(call).getMockImplementation()!
  let steps = 0
  vi.mocked(call).mockImplementation((async (endpoint: never, asked: never) => {
    if (endpoint === tournamentCalls.update && ++steps === 4) throw refused('access.forbidden')
    return through(endpoint, asked)
  }) as never)
  await setStatus(rows)
  expect(now()).toEqual({ a: 'Open', b: 'Scheduled' })
  expect(warning.mock.lastCall?.[0]).toMatch(/^1 of 2 aren’t Open\. Open b: /)
  undoOf(success)()
  await vi.waitFor(() => expect(now()).toEqual({ a: 'Draft', b: 'Draft' }))
})
