import type { EnginePhase, SyncCounts } from '@ramplight/sync/types'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openBook } from '#platform/local/book/local-gate.ts'
import { useBook } from '#platform/local/book/use-local.ts'
import { useSyncCounts } from '#platform/local/book/use-sync.ts'
import { SyncDialogBody } from './sync-dialog.tsx'

vi.mock('#platform/local/book/local-gate.ts', { spy: true })
vi.mock('#platform/local/book/use-local.ts', { spy: true })
vi.mock('#platform/local/book/use-sync.ts', { spy: true })
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

/** The question is open, and sending it ends like this with so much left; `end` says when. */
function asked(phase: EnginePhase, left: Partial<SyncCounts>) {
  const counts = { pending: 0, sealed: 0, waiting: 0, ...left } as SyncCounts
  const state = { phase }
  const sending = Promise.withResolvers<void>()
  const engine = { syncNow: () => sending.promise, state: () => state, counts: async () => counts }
  const book = { local: { engine }, state: engine.state, onState: () => () => {} } as never
  vi.mocked(openBook).mockReturnValue(book)
  vi.mocked(useBook).mockReturnValue(book)
  vi.mocked(useSyncCounts).mockReturnValue(counts)
  const onTitle = vi.fn()
  renderUi(<SyncDialogBody onTitle={onTitle} onTried={() => undefined} onEnd={() => undefined} />)
  return { onTitle, end: sending.resolve }
}

test.each<[EnginePhase, Partial<SyncCounts>, string]>([
  ['backoff', { pending: 1 }, 'The server didn’t respond. 1 change stays safe on this device and sends automatically.'],
  ['idle', { waiting: 1 }, '1 change is waiting on one that was rejected. Check what needs you.'],
])('what could not be sent is told as it is: %s', async (phase, left, words) => {
  const { onTitle, end } = asked(phase, left)
  await userEvent.click(screen.getByRole('button', { name: 'Sync Now' }))
  expect(onTitle).toHaveBeenLastCalledWith('Sync in Progress')
  end()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(onTitle).toHaveBeenLastCalledWith('Unsynced Changes Detected')
})
