import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { deleteEntries } from './delete-entries.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/toasts', () => ({ notify: { stealth: vi.fn(), danger: vi.fn() } }))
const bringBack = vi.fn(async () => [])
const trash = { tbl: 'tournament-entries', id: 'reyes', at: '2027-06-12T11:00:00.000Z', why: 'deleted' }
vi.mock('#platform/local/store/local-db.ts', () => ({ engineTable: () => ({ bulkGet: async () => [trash] }) }))
vi.mock('#platform/local/book/local-gate.ts', async (original) => ({
  ...(await original<object>()),
  openBook: () => ({ db: {}, local: { engine: { bringBack, syncNow: async () => {} } } }),
}))

const reyes = { _id: 'reyes', boatNumber: 8, anglers: [] } as unknown as TournamentEntry
const did: string[] = []

beforeEach(() => {
  did.length = 0
  vi.mocked(confirm).mockResolvedValue(true)
  vi.mocked(notify.stealth).mockImplementation((text) => String(did.push(text)))
  vi.mocked(call).mockImplementation((async () => {
    did.push('written')
    return { results: [{ _id: 'reyes', ok: true }] }
  }) as never)
})

test('a boat that is said to be deleted is on the disk by then; Undo brings it back out of the trash', async () => {
  expect(await deleteEntries([reyes])).toBe(true)
  expect(did).toEqual(['written', expect.stringMatching(/deleted\.$/)])
  vi.mocked(notify.stealth).mock.lastCall![1]!.undo!.onUndo()
  await vi.waitFor(() => expect(bringBack).toHaveBeenCalledWith({ tbl: trash.tbl, id: 'reyes', at: trash.at }))
})

test('nothing is said to be deleted that was refused', async () => {
  vi.mocked(call).mockResolvedValue({ results: [{ _id: 'reyes', ok: false, message: 'It has weighed.' }] } as never)
  expect(await deleteEntries([reyes])).toBe(false)
  expect(did).toEqual([])
  expect(notify.danger).toHaveBeenCalled()
})
