import { mercatorSpot } from '@ramplight/domain/geo/mercator'
import { expect, test } from 'vitest'
import { TILES } from './grounds.ts'
import { onScreen, viewAround, wholeView } from './map-view.ts'
import { TILE, tilesOf } from './tiles.ts'

const DESK = { width: 800, height: 560 }
const LAKE_FORK = { latitude: 32.82, longitude: -95.57 }

test('tiles cover the whole screen without a gap, none twice, and a place stands on the tile that has it', () => {
  const view = viewAround(TILES, { ...LAKE_FORK, miles: 30 }, DESK)!
  const tiles = tilesOf('https://tiles.test/{z}/{x}/{y}.png', view, DESK)
  expect(new Set(tiles.map(({ address }) => address)).size).toBe(tiles.length)
  for (const x of [0, 799])
    for (const y of [0, 559])
      expect(tiles.filter(({ left, top }) => left <= x && x < left + TILE && top <= y && y < top + TILE)).toHaveLength(1)
  const at = onScreen(TILES, mercatorSpot(LAKE_FORK), view, DESK)
  const own = tiles.find(({ left, top }) => left <= at.x && at.x < left + TILE && top <= at.y && at.y < top + TILE)
  expect([view.zoom, own?.address]).toEqual([8, 'https://tiles.test/9/120/206.png'])
})

test('a circle of miles is seen whole and not much smaller than the room, also where the square map is stretched', () => {
  for (const latitude of [25, 45, 64]) {
    const point = { latitude, longitude: -95 }
    const view = viewAround(TILES, { ...point, miles: 50 }, DESK)!
    const north = onScreen(TILES, mercatorSpot({ ...point, latitude: latitude + 50 / 69.1 }), view, DESK)
    expect(280 - north.y).toBeLessThanOrEqual(283)
    expect(280 - north.y).toBeGreaterThan(135)
  }
})

test('where the earth ends there are no tiles', () => {
  const phone = { width: 390, height: 380 }
  expect(tilesOf('{z}/{x}/{y}', { zoom: 1, center: { x: 0, y: 0 } }, phone).map(({ address }) => address)).toEqual(['2/0/0'])
  expect(tilesOf('{z}/{x}/{y}', wholeView(TILES, phone), phone).length).toBeGreaterThan(1)
})
