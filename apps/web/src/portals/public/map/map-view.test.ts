import { expect, test } from 'vitest'
import { readNear, writeNear } from '../tournaments/near.ts'
import { OUTLINES, TILES } from './grounds.ts'
import { areaOf, moved, onScreen, viewAround, wholeView, zoomed } from './map-view.ts'

const DESK = { width: 800, height: 560 }
const PHONE = { width: 358, height: 380 }
const LAKE_FORK = { latitude: 32.82, longitude: -95.57 }

const CORNERS = [
  { latitude: 47.6, longitude: -122.3 },
  { latitude: 25.8, longitude: -80.2 },
  { latitude: 44.8, longitude: -68.8 },
]

test.each([
  ['our outlines', OUTLINES],
  ['tiles of a provider', TILES],
])('at first the whole country is there, on a desk and on a phone: %s', (_name, ground) => {
  for (const room of [DESK, PHONE])
    for (const place of CORNERS) {
      const { x, y } = onScreen(ground, ground.spotOf(place)!, wholeView(ground, room), room)
      expect([x > -25, x < room.width + 25, y > -25, y < room.height + 25]).toEqual([true, true, true, true])
    }
})

test.each([OUTLINES, TILES])('a search of an area finds what is on the screen, and the same area comes back from it', (ground) => {
  const view = viewAround(ground, { ...LAKE_FORK, miles: 100 }, DESK)!
  const area = areaOf(ground, view, DESK)
  expect(area.latitude).toBeCloseTo(LAKE_FORK.latitude, 5)
  expect(area.miles).toBeGreaterThan(100)
  expect(area.miles).toBeLessThan(400)
})

test('our outlines show the country, tiles the earth', () => {
  const london = { latitude: 51.5, longitude: -0.1, miles: 50 }
  expect([viewAround(OUTLINES, london, DESK), viewAround(TILES, london, DESK)]).toEqual([null, expect.anything()])
})

test('the map goes neither beyond its zooms nor off its middle', () => {
  const view = wholeView(OUTLINES, DESK)
  expect([zoomed(OUTLINES, view, -20).zoom, zoomed(OUTLINES, view, 20).zoom]).toEqual([1, 9])
  expect(moved(OUTLINES, view, 1e6, -1e6).center).toEqual({ x: 975, y: 0 })
})

test('the address holds a place and its miles; what is none is as if it were not there', () => {
  expect(readNear(writeNear({ latitude: 32.82, longitude: -95.57, miles: 120 }))).toEqual({
    latitude: 32.82,
    longitude: -95.57,
    miles: 120,
  })
  for (const text of [null, '', '1,2', '91,0,5', 'a,b,c', '1,2,0', '1,2,3,4']) expect(readNear(text)).toBeNull()
})
