import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { currentSession } from '#platform/session.ts'
import { setActive } from './set-active.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/session.ts', () => ({ currentSession: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn() }))

const ana = { _id: 'ana', first_name: 'Ana', last_name: 'Hall', active: true }
const bo = { _id: 'bo', first_name: 'Bo', last_name: 'Kim', active: true }
const lily = { _id: 'lily', first_name: 'Lily', last_name: 'Reyes', active: true }

type Sent = { body: { ids: string[]; fields: { active: boolean } } }
const sent = () => vi.mocked(call).mock.calls.map(([, asked]) => (asked as Sent).body)

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(confirm).mockResolvedValue(true)
  vi.mocked(currentSession).mockReturnValue({ user: ana } as never)
  vi.mocked(call).mockImplementation((async (_call: unknown, { body }: Sent) => ({
    results: body.ids.map((_id) => (_id === 'lily' ? { _id, ok: false, message: 'Not yours.' } : { _id, ok: true, _rev: 7 })),
  })) as never)
})

test('who may not be changed is named, oneself is left out, and the others can be brought back', async () => {
  const [success, warning] = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'warning')]
  expect(await setActive([ana, bo, lily], false)).toBe(true)
  expect(sent()).toEqual([{ ids: ['bo', 'lily'], fields: { active: false } }])
  expect(warning.mock.calls.map(([words]) => words)).toEqual([
    'Lily Reyes wasn’t changed. Not yours.',
    'You stay active: you can’t deactivate your own account.',
  ])
  expect(success).toHaveBeenLastCalledWith('Bo Kim is now inactive.', expect.anything())
  const { undo } = success.mock.lastCall![1] as { undo: { onUndo: () => void } }
  vi.mocked(call).mockResolvedValue({ results: [{ _id: 'bo', ok: false, message: 'Changed by somebody else.' }] } as never)
  undo.onUndo()
  await vi.waitFor(() => expect(warning).toHaveBeenLastCalledWith('Bo Kim wasn’t changed. Changed by somebody else.'))
  expect(sent().at(-1), 'a decision that came later stays').toEqual([{ _id: 'bo', active: true, _rev: 7 }])
})

test('when no answer came, nobody is said to be unchanged', async () => {
  vi.mocked(call).mockRejectedValue(CallError.noAnswer())
  const warning = vi.spyOn(notify, 'warning').mockClear()
  expect(await setActive([bo, lily], false)).toBe(false)
  expect(warning.mock.calls).toEqual([
    ['No response for Bo Kim and Lily Reyes. It may already be done; check the list before you try again.'],
  ])
})

test('nothing is sent when nobody would change, or nobody meant it', async () => {
  expect(await setActive([bo], true)).toBe(false)
  expect(await setActive([ana], false)).toBe(false)
  vi.mocked(confirm).mockResolvedValue(false)
  expect(await setActive([bo], false)).toBe(false)
  expect(call).not.toHaveBeenCalled()
})
