import { expect, test } from 'vitest'
import { checkConnection, guessedSpeed, qualityOf, type SpeedTools, speedWords, trueSpeed } from './connection-speed.ts'

const tools = (told: Partial<SpeedTools>): SpeedTools => ({
  fetch: async () => new Response(new ArrayBuffer(1_000_000)),
  now: (() => {
    let at = 0
    return () => (at += 250)
  })(),
  wallClock: () => 7,
  network: undefined,
  ...told,
})
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

test('a picture of our own is downloaded and timed, and never taken from a cache', async () => {
  let asked: [string, RequestInit] | undefined
  const connection = await checkConnection(
    tools({
      fetch: async (...args) => {
        asked = args
        return new Response(new ArrayBuffer(1_000_000))
      },
    }),
  )
  expect(connection).toEqual({ quality: 'Acceptable', mbps: expect.closeTo(57.6), at: 7, measured: true })
  expect(asked?.[1].cache).toBe('no-store')
})

test('when nothing can be measured, the browser is believed: 4g counts as 9', async () => {
  expect(guessedSpeed({ effectiveType: '4g' })).toBe(9)
  expect(guessedSpeed({ effectiveType: '3g', downlink: 1.4 })).toBe(1.4)
  expect(await checkConnection(tools({ fetch: noAnswer, network: { effectiveType: '4g' } }))).toMatchObject({ mbps: 9, measured: false })
  expect(await checkConnection(tools({ fetch: noAnswer }))).toBeNull()
})

test('speeds are short', () => {
  expect([7.46, 42.4, 141].map(speedWords)).toEqual(['7.5 Mbps', '42 Mbps', '141 Mbps'])
})
