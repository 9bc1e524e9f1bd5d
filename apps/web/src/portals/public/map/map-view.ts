import { MAP_SIZE, pointAt, type Spot, spotOf } from '@ramplight/domain/geo/albers-usa'
import { milesBetween } from '@ramplight/domain/geo/distance'
import { FEET_PER_PIXEL } from '@ramplight/domain/geo/map-scale'
import { MOST_MILES, type Near } from '../tournaments/near.ts'

/** What of the map is on the screen: a zoom of 0 to 12, around a spot of the map. */
export type MapView = { zoom: number; center: Spot }
/** The room for the map, in pixels of the screen. */
export type Room = { width: number; height: number }

/** At this zoom the outlines have their own size. */
const OWN_ZOOM = 4
export const LEAST_ZOOM = 1
/** The outlines are drawn for a country; closer they would say nothing. */
export const MOST_ZOOM = 9
const FEET_PER_MILE = 5280

/** Pixels of the screen for a pixel of the map. */
export const scaleOf = (zoom: number): number => 2 ** (zoom - OWN_ZOOM)
const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
export const zoomed = (view: MapView, by: number): MapView => ({ ...view, zoom: within(LEAST_ZOOM, view.zoom + by, MOST_ZOOM) })

/** Moved by pixels of the screen; the middle stays on the map. */
export const moved = ({ zoom, center }: MapView, dx: number, dy: number): MapView => ({
  zoom,
  center: {
    x: within(0, center.x + dx / scaleOf(zoom), MAP_SIZE.width),
    y: within(0, center.y + dy / scaleOf(zoom), MAP_SIZE.height),
  },
})

/** The whole country. */
export function wholeView({ width, height }: Room): MapView {
  const fits = (zoom: number) => MAP_SIZE.width * scaleOf(zoom) <= width * 1.1 && MAP_SIZE.height * scaleOf(zoom) <= height * 1.3
  const zoom = [6, 5, 4, 3, 2].find(fits) ?? LEAST_ZOOM
  return { zoom, center: { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 } }
}

/** So close that a circle of these miles around the place is seen whole; null where the map does not show the place. */
export function viewAround({ miles, ...point }: Near, { width, height }: Room): MapView | null {
  const center = spotOf(point)
  if (!center) return null
  const half = Math.min(width, height) / 2
  const zoom = FEET_PER_PIXEL.findLastIndex((feet) => (miles * FEET_PER_MILE) / feet <= half)
  return { zoom: within(LEAST_ZOOM, zoom, MOST_ZOOM), center }
}

/** The circle around what is on the screen, for a search there. */
export function areaOf({ zoom, center }: MapView, { width, height }: Room): Near {
  const corner = { x: center.x + width / 2 / scaleOf(zoom), y: center.y + height / 2 / scaleOf(zoom) }
  const middle = pointAt(center)
  return { ...middle, miles: within(1, Math.ceil(milesBetween(middle, pointAt(corner))), MOST_MILES) }
}

/** Where a spot of the map is on the screen. */
export const onScreen = ({ x, y }: Spot, { zoom, center }: MapView, { width, height }: Room): Spot => ({
  x: (x - center.x) * scaleOf(zoom) + width / 2,
  y: (y - center.y) * scaleOf(zoom) + height / 2,
})
