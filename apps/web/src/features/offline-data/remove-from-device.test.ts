import 'fake-indexeddb/auto'
import { createStore, get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { borrowers, noteDevice } from '#platform/borrowed.ts'
import { noteCopy, rememberPerson } from '#platform/local/store/people-here.ts'
import { idOf } from '#platform/local/testing/rows.ts'
import { hasOfflineLogin } from '#platform/offline-login.ts'
import { leaveBorrowed } from './leaving/index.ts'
import { removeFromDevice } from './remove-from-device.ts'

// As on an angler's device without a network: the files of the director's portal are not there.
vi.mock('#platform/local/store/wipe-local.ts', () => ({
  get wipeLocal(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

const ANA = idOf(99)
const seen = createStore('rl-seen', 'answers')

async function anaWasHere() {
  await set('answers', '["what Ana saw"]', seen)
  const login = { userId: ANA, email: 'ana', verifier: 'x', role: 'Angler', signedInAt: new Date() }
  localStorage.setItem('rl-offline-logins', JSON.stringify({ ana: login }))
  rememberPerson(ANA, 'Ana Castle')
  localStorage.setItem(`rl-recent-${ANA}`, '["Night Owl Open"]')
}
const openDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const asked = indexedDB.open(name)
    asked.onsuccess = () => resolve(asked.result.close())
  })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('who has no copy leaves a borrowed device without the part of the app that puts copies away', async () => {
  await anaWasHere()
  noteDevice(ANA, false)
  expect(await leaveBorrowed(ANA)).toBe(0)
  expect(borrowers()).toEqual([])
  expect(JSON.stringify(localStorage)).not.toContain(ANA)
  expect(await get('answers', seen)).toBeUndefined()
})

test('a copy that cannot be put away now stays under its name; what needs no engine is gone', async () => {
  await openDatabase(`offline_${ANA}`)
  await anaWasHere()
  noteCopy(ANA, '2027-06-12')
  await expect(removeFromDevice(ANA, 'log-out')).rejects.toThrow('Failed to fetch')
  expect([hasOfflineLogin(Date.now(), ANA), await get('answers', seen)]).toEqual([false, undefined])
  expect(localStorage.getItem('rl-books')).toContain('Ana Castle')
  expect(localStorage.getItem(`rl-recent-${ANA}`)).toBeNull()
})

test('a browser that does not tell its databases is taken for one with a copy', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('private window', 'SecurityError'))
  await expect(removeFromDevice(idOf(98), 'log-out')).rejects.toThrow('Failed to fetch')
})
