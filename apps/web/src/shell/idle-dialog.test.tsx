import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IdleDialog } from './idle-dialog.tsx'
import { ANSWER_MS, IDLE_MS } from './idle-timer.ts'

const signOut = vi.hoisted(() => vi.fn())
vi.mock('#features/people/auth/index.ts', () => ({ signOut }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({}) }))
vi.mock('#platform/use-online.ts', () => ({ useOnline: () => true }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.removeAttribute('data-targets')
  signOut.mockClear()
})
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('who leaves the desk is asked, and signed out without an answer', () => {
  renderUi(<IdleDialog />)
  wait(IDLE_MS + 1000)
  expect(screen.getByText('Are you still there?')).toBeDefined()
  wait(ANSWER_MS)
  expect(signOut).toHaveBeenCalledOnce()
})

test('at an open station nobody is asked or signed out: it waits for boats', () => {
  document.body.setAttribute('data-targets', 'ops')
  renderUi(<IdleDialog />)
  wait(4 * IDLE_MS)
  expect(screen.queryByText('Are you still there?')).toBeNull()
  expect(signOut).not.toHaveBeenCalled()
})
