import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { expect, test } from 'vitest'
import { checkConnection, guessedSpeed, qualityOf, type SpeedTools, speedWords, trueSpeed } from './connection-speed.ts'

const FONT = 50_000
/** Each file takes so long; the lanes take turns on one line. */
function line(msPerFile: number, told: Partial<SpeedTools> = {}): { tools: SpeedTools; asked: [string, RequestInit][] } {
  let at = 0
  const asked: [string, RequestInit][] = []
  const tools: SpeedTools = {
    fetch: async (...request) => {
      asked.push(request)
      at += msPerFile
      return new Response(new ArrayBuffer(FONT), { headers: { [OUR_HEADER]: '1' } })
    },
    now: () => at,
    wallClock: () => 7,
    network: undefined,
    asset: '/assets/inter.woff2',
    ...told,
  }
  return { tools, asked }
}
const noAnswer = async () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  [0, 'Bad'],
  [29.9, 'Bad'],
  [30, 'Acceptable'],
  [70, 'Acceptable'],
  [70.1, 'Great'],
])('%d Mbps is %s', (mbps, quality) => {
  expect(qualityOf(mbps)).toBe(quality)
})

test('the true speed is the result of the test times 1.8', () => {
  // 1 MB in 250 ms are 32 Mbps.
  expect(trueSpeed(1_000_000, 250)).toBeCloseTo(57.6)
})

test('a file of our own is downloaded for a moment and timed, and never taken from a cache', async () => {
  // 50 kB in 10 ms are 40 Mbps.
  const { tools, asked } = line(10)
  expect(await checkConnection(tools)).toEqual({ quality: 'Great', mbps: expect.closeTo(72), at: 7, measured: true })
  expect(asked.every(([url, { cache }]) => url.startsWith('/assets/inter.woff2?speed=') && cache === 'no-store')).toBe(true)
  expect(new Set(asked.map(([url]) => url)).size).toBe(asked.length)
})

test('a poor line is asked for one file only, a fast one for no more than 3 MB', async () => {
  const poor = line(1000)
  expect(await checkConnection(poor.tools)).toMatchObject({ quality: 'Bad', mbps: expect.closeTo(0.72) })
  expect(poor.asked).toHaveLength(1)
  const fast = line(0.1)
  await checkConnection(fast.tools)
  expect(fast.asked.length * FONT).toBeLessThan(3_500_000)
})

test('when nothing can be measured, the browser is believed: 4g counts as 9', async () => {
  expect(guessedSpeed({ effectiveType: '4g' })).toBe(9)
  expect(guessedSpeed({ effectiveType: '3g', downlink: 1.4 })).toBe(1.4)
  expect(await checkConnection(line(1, { fetch: noAnswer, network: { effectiveType: '4g' } }).tools)).toMatchObject({
    mbps: 9,
    measured: false,
  })
  expect(await checkConnection(line(1, { fetch: noAnswer }).tools)).toBeNull()
})

test('speeds are short', () => {
  expect([7.46, 42.4, 141].map(speedWords)).toEqual(['7.5 Mbps', '42 Mbps', '141 Mbps'])
})
