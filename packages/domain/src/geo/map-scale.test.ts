import { expect, test } from 'vitest'
import { FEET_PER_PIXEL, scaleBar } from './map-scale.ts'

test('each zoom shows half of the one before, from 256796.21 feet a pixel to 62.69', () => {
  expect([FEET_PER_PIXEL.length, FEET_PER_PIXEL[0], Math.round(FEET_PER_PIXEL[12]! * 100) / 100]).toEqual([13, 256_796.21, 62.69])
})

test('the bar is a round number of miles, and never wider than its room', () => {
  expect(scaleBar(4, 100)).toEqual({ miles: 200, pixels: (200 * 5280) / FEET_PER_PIXEL[4]! })
  for (const zoom of FEET_PER_PIXEL.keys()) expect(scaleBar(zoom, 100).pixels).toBeLessThanOrEqual(100)
})
