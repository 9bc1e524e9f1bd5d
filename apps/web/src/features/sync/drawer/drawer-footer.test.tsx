import type { Engine } from '@ramplight/sync/engine-api'
import type { EnginePhase, SyncCounts } from '@ramplight/sync/types'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DrawerFooter } from './drawer-footer.tsx'

const NOTHING = { pending: 0, sealed: 0, waiting: 0, quarantined: 0, conflicts: 0 }
const told = vi.fn()
beforeEach(() => {
  vi.spyOn(notify, 'warning').mockImplementation(told)
  vi.spyOn(notify, 'stealth').mockImplementation(told)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  told.mockReset()
})

/** A tap on the button; how sending ends, and what is left then. */
async function tap(phase: EnginePhase, left: Partial<SyncCounts>): Promise<string> {
  const engine = { syncNow: async () => {}, state: () => ({ phase }), counts: async () => ({ ...NOTHING, ...left }) } as unknown as Engine
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <DrawerFooter engine={engine} work={{ outbox: [], quarantine: [], questions: [] }} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sync Now' }))
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  return told.mock.calls[0]![0]
}

test('Sync Now blames the server only when it did not answer', async () => {
  expect(await tap('offline', { pending: 2 })).toContain('The server didn’t respond.')
})

test('Sync Now says that what is left waits for a refused change', async () => {
  expect(await tap('idle', { waiting: 2, quarantined: 1 })).toBe('2 changes are waiting on one that was rejected. Check what needs you.')
})

test('Sync Now does not say that everything is on the server while something was refused', async () => {
  expect(await tap('idle', { quarantined: 1 })).toBe('Everything else is on the server.')
})

test('Sync Now says that everything is on the server when it is', async () => {
  expect(await tap('idle', {})).toBe('Everything is on the server.')
})
