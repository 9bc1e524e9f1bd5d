import { brokenPageCalls } from '@ramplight/contract/system/broken-pages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { callServer } from '../call-server.ts'
import './send-broken.ts'
import { tellBroken, watchBroken } from './watch-broken.ts'

vi.mock('../call-server.ts', () => ({ callServer: vi.fn() }))

let stop = () => {}
beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(callServer).mockReset().mockResolvedValue({ ok: true })
  stop = watchBroken(() => '/weigh-in/$id')
})
afterEach(() => stop())

const sent = () =>
  vi.mocked(callServer).mock.calls.map(([call, given]) => [call, (given as { body: Record<string, string> }).body] as const)
const moment = () => new Promise((resolve) => setTimeout(resolve, 20))
const throwOnPage = (error: Error) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: '/assets/a.js' }))
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('what nobody caught is told once, with build, route and cause, and without a person', async () => {
  throwOnPage(new TypeError("Nobody called 'Lily Hall' at lily@lake.test"))
  throwOnPage(new TypeError("Nobody called 'Lily Hall' at lily@lake.test"))
  reject(new RangeError('Invalid time value'))
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(([call, { route }]) => [call, route])).toEqual(Array(2).fill([brokenPageCalls.report, '/weigh-in/$id']))
  const messages = sent().map(([, { message }]) => message)
  expect(messages[0]).toMatch(/^TypeError: Nobody called \[text\] at \[email\]/)
  expect(messages[1]).toMatch(/^RangeError: Invalid time value/)
})

test('a page that breaks all the time tells five causes of a session, not more', async () => {
  for (let n = 0; n < 20; n++) tellBroken(new Error(`cause ${n}`))
  await moment()
  expect(sent()).toHaveLength(5)
})

test.each([
  ['a refusal', CallError.offline()],
  ['a lost network', new TypeError('Failed to fetch')],
  ['a call that was given up', new DOMException('gone', 'AbortError')],
])('%s is no broken page', async (_, error) => {
  reject(error)
  await moment()
  expect(sent()).toEqual([])
})

test('a report that reached nobody is sent the next time', async () => {
  vi.mocked(callServer).mockRejectedValueOnce(CallError.offline())
  tellBroken(new Error('lost'))
  await moment()
  tellBroken(new Error('lost'))
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
})
