import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveTheirCopy } from './act-as.ts'

// As on an admin's device without a network.
vi.mock('#platform/local/store/wipe-local.ts', () => ({
  get wipeLocal(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

afterEach(() => localStorage.clear())

test('after acting as somebody without a copy, what was found for them goes, and nothing is fetched for it', async () => {
  localStorage.setItem('rl-recent-ana', '["Night Owl Open"]')
  await leaveTheirCopy('ana')
  expect(localStorage.getItem('rl-recent-ana')).toBeNull()
})
