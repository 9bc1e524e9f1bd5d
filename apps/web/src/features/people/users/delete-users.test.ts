import { userCalls } from '@ramplight/contract/people/users'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { deleteUsers } from './delete-users.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn(async () => true) }))
vi.mock('@ramplight/ui/dialogs/toasts', () => ({ notify: { success: vi.fn(), warning: vi.fn() } }))

const person = (_id: string, first_name: string) => ({ _id, first_name, last_name: 'Hall', active: true })

test('each is deleted for itself: one that is refused is named and stops nobody else; the others can be brought back', async () => {
  vi.mocked(call).mockImplementation(async (_call, asked) => {
    if ((asked as { params: { id: string } }).params.id === 'me') throw new CallError(403, 'access.forbidden', 'Not yourself.')
    return undefined as never
  })
  expect(await deleteUsers([person('me', 'Ana'), person('p2', 'Ray')])).toBe(true)
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ items: ['Ana Hall', 'Ray Hall'] }))
  expect(notify.warning).toHaveBeenCalledWith(expect.stringContaining('Ana Hall wasn’t changed. Not yourself.'))
  const [said, { undo }] = vi.mocked(notify.success).mock.calls[0] as unknown as [string, { undo: { onUndo: () => void } }]
  expect(said).toBe('Ray Hall deleted.')
  undo.onUndo()
  await vi.waitFor(() => expect(call).toHaveBeenLastCalledWith(userCalls.restore, { params: { id: 'p2' } }))
})
