import { afterEach, expect, test, vi } from 'vitest'
import { currentSession, startSession } from './session.ts'

const person = (id: string) => ({ _id: id.repeat(24), first_name: id }) as never
const [ana, bo] = [person('a'), person('b')]

/** What the other tab has done to the session, as this one is told of it. */
function otherTab(user: object | null): void {
  if (user) {
    localStorage.setItem('rl-user', JSON.stringify(user))
  } else localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'rl-user' }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a tab in which Ana worked begins anew when Bo signs in beside it, though she had signed out before', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  startSession({ user: ana, token: 'hers' } as never)
  otherTab(null)
  expect(currentSession()).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  otherTab(ana)
  expect(reload).not.toHaveBeenCalled()
  otherTab(null)
  otherTab(bo)
  expect(reload).toHaveBeenCalledTimes(1)
})
