import { expect, test, vi } from 'vitest'
import { openPushed, showPush } from './show-push.ts'

const registration = { showNotification: vi.fn(async () => {}) }
const location = { origin: 'https://ramp.test', host: 'ramp.test' }
const show = async (json: () => unknown) => {
  await showPush({ registration, location }, { data: { json } })
  return registration.showNotification.mock.lastCall as unknown as [string, object]
}

test('what came is shown, in the place of an older one of the same kind; also what cannot be read', async () => {
  const due = { title: 'Fork Open', body: 'Flight 2 is due back in 15 minutes.', url: '/angler', tag: 'due 12', silent: false }
  const [title, options] = await show(() => due)
  expect(title).toBe('Fork Open')
  expect(options).toMatchObject({ body: due.body, data: '/angler', tag: 'due 12', silent: false, renotify: true })
  const unreadable = await show(() => {
    throw new SyntaxError('no JSON')
  })
  expect(unreadable[0]).toBe('ramp.test')
})

test('a tap leads to its page: to the window that shows it, else to a new one, and never to another site', async () => {
  const focus = vi.fn(async () => {})
  const openWindow = vi.fn(async () => null)
  const clients = { matchAll: async () => [{ url: 'https://ramp.test/angler', focus }], openWindow }
  const tap = (data: string) => openPushed({ location, clients }, { notification: { data, close: () => {} }, waitUntil: () => {} })
  await tap('/angler')
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0])
  await tap('/live-leaderboard/65f1')
  expect(openWindow).toHaveBeenLastCalledWith('https://ramp.test/live-leaderboard/65f1')
  await tap('https://lake.test/steal')
  expect(openWindow).toHaveBeenLastCalledWith('https://ramp.test')
})
