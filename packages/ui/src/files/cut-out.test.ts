import { expect, test } from 'vitest'
import { drawnSize, mostZoom, turned, wholeZoom } from './cut-out.ts'

test('a cut-out is as large as it is, but no wider than a screen shows', () => {
  expect(drawnSize({ width: 800, height: 800 })).toEqual({ size: { width: 800, height: 800 }, scale: 1 })
  expect(drawnSize({ width: 3840, height: 780 })).toEqual({ size: { width: 1920, height: 390 }, scale: 0.5 })
})

test('a picture that lies on its side has its width where its height was', () => {
  const { width, height } = turned(4000, 3000, 90)
  expect([Math.round(width), Math.round(height)]).toEqual([3000, 4000])
})

test('one zooms in until 128 pixels are left, and a smaller picture is too small', () => {
  expect(mostZoom(512, 400, 1)).toBe(400 / 128)
  expect(mostZoom(4000, 4000, 1)).toBe(5)
  expect(mostZoom(1000, 20, 182 / 37)).toBeLessThan(1)
})

test('a logo of 2:1 is zoomed out until both its ends are in a frame of 16:9, a tall one until its head and foot are', () => {
  expect(wholeZoom({ width: 800, height: 400 }, 16 / 9)).toBeCloseTo(16 / 9 / 2)
  expect(wholeZoom({ width: 400, height: 800 }, 1)).toBeCloseTo(0.5)
  expect(wholeZoom({ width: 1600, height: 900 }, 16 / 9)).toBeCloseTo(1)
})
