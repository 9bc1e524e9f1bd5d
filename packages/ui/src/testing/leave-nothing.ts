import { notifications } from '@mantine/notifications'
import { afterAll, vi } from 'vitest'

/** Files that share a process find it as the first of them did: the right clock, no toast on the screen, the front page. */
afterAll(() => {
  vi.useRealTimers()
  notifications.clean()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
