import { expect, test } from 'vitest'
import { inMegabytes } from './device/index.ts'
import { offlineReadiness } from './offline-readiness.ts'

const morning = new Date(2026, 2, 7, 6, 12)
const held = {
  tournaments: 5,
  entries: 312,
  isReady: true,
  lastPull: morning.toISOString(),
  app: { isKept: true, progress: { kept: 210, total: 210 } },
}

test('a device that has everything says what, and how old it is', () => {
  expect(offlineReadiness(held, new Date(2026, 2, 7, 15, 0))).toEqual({
    isReady: true,
    text: 'Ready for offline: 5 tournaments, 312 boats, as of 6:12 AM',
  })
  expect(offlineReadiness({ ...held, tournaments: 1, entries: 1 }, new Date(2026, 2, 8)).text).toBe(
    'Ready for offline: 1 tournament, 1 boat, as of Mar 7, 6:12 AM',
  )
})

test('a device whose copy never came to its end is not ready, however much is on it', () => {
  for (const less of [null, { ...held, isReady: false }, { ...held, lastPull: null }])
    expect(offlineReadiness(less, morning)).toEqual({ isReady: false, text: 'This device isn’t ready for offline use' })
})

test('data without the app that opens it is of no use at the ramp', () => {
  expect(offlineReadiness({ ...held, app: { isKept: false, progress: null } }, morning)).toEqual({
    isReady: false,
    text: 'Data saved on this device. The app is still downloading',
  })
  expect(offlineReadiness({ ...held, app: { isKept: false, progress: { kept: 209, total: 210 } } }, morning)).toEqual({
    isReady: false,
    text: 'Data saved on this device. The app is still downloading (99%)',
  })
})

test('room is said in megabytes', () => {
  expect([12_345, 1_234_567, 45_600_000, 2_500_000_000].map(inMegabytes)).toEqual(['13 kB', '1.2 MB', '46 MB', '2.5 GB'])
})
