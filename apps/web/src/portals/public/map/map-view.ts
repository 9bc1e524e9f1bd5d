import type { Spot } from '@ramplight/domain/geo/albers-usa'
import { milesBetween, type Point } from '@ramplight/domain/geo/distance'
import { FEET_PER_PIXEL } from '@ramplight/domain/geo/map-scale'
import { MOST_MILES, type Near } from '../tournaments/near.ts'
import type { Ground } from './grounds.ts'

/** What of the map is on the screen: a zoom of 0 to 12, around a spot of its ground. */
export type MapView = { zoom: number; center: Spot }
/** The room for the map, in pixels of the screen. */
export type Room = { width: number; height: number }

const FEET_PER_MILE = 5280

/** Pixels of the screen for a pixel of the ground. */
export const scaleOf = (ground: Ground, zoom: number): number => 2 ** (zoom - ground.ownZoom)
const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
const zoomOf = ({ zooms }: Ground, zoom: number): number => within(zooms.least, zoom, zooms.most)
export const zoomed = (ground: Ground, view: MapView, by: number): MapView => ({ ...view, zoom: zoomOf(ground, view.zoom + by) })

/** Moved by pixels of the screen; the middle stays on the map. */
export const moved = (ground: Ground, { zoom, center }: MapView, dx: number, dy: number): MapView => ({
  zoom,
  center: {
    x: within(0, center.x + dx / scaleOf(ground, zoom), ground.size.width),
    y: within(0, center.y + dy / scaleOf(ground, zoom), ground.size.height),
  },
})

/** The whole country. */
export function wholeView(ground: Ground, { width, height }: Room): MapView {
  const { from, to } = ground.country
  const fits = (zoom: number) =>
    (to.x - from.x) * scaleOf(ground, zoom) <= width * 1.1 && (to.y - from.y) * scaleOf(ground, zoom) <= height * 1.3
  const zoom = [6, 5, 4, 3, 2].find(fits) ?? ground.zooms.least
  return { zoom: zoomOf(ground, zoom), center: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }
}

/** So close that a circle of these miles around the place is seen whole; null where the map does not show the place. */
export function viewAround(ground: Ground, { miles, ...point }: Near, { width, height }: Room): MapView | null {
  const center = ground.spotOf(point)
  if (!center) return null
  const half = Math.min(width, height) / 2
  const zoom = FEET_PER_PIXEL.findLastIndex((feet) => (miles * FEET_PER_MILE) / (feet * ground.shrinkAt(point)) <= half)
  return { zoom: zoomOf(ground, zoom), center }
}

type Placed = { latitude?: number | null | undefined; longitude?: number | null | undefined }
const isPlaced = (one: Placed): one is Point => one.latitude != null && one.longitude != null
const ROOM_MILES = 150

/** The circle that holds all of them, with some room; null where nobody knows where any is. */
export function aroundAll(list: readonly Placed[]): Near | null {
  const points = list.filter(isPlaced)
  if (points.length === 0) return null
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const center = { latitude: middle(points.map((one) => one.latitude)), longitude: middle(points.map((one) => one.longitude)) }
  const farthest = Math.max(...points.map((point) => milesBetween(center, point)))
  return { ...center, miles: within(ROOM_MILES, Math.ceil(farthest + ROOM_MILES), MOST_MILES) }
}

/** The circle around what is on the screen, for a search there. */
export function areaOf(ground: Ground, { zoom, center }: MapView, { width, height }: Room): Near {
  const scale = scaleOf(ground, zoom)
  const corner = { x: center.x + width / 2 / scale, y: center.y + height / 2 / scale }
  const middle = ground.pointAt(center)
  return { ...middle, miles: within(1, Math.ceil(milesBetween(middle, ground.pointAt(corner))), MOST_MILES) }
}

/** Where a spot of the ground is on the screen. */
export const onScreen = (ground: Ground, { x, y }: Spot, { zoom, center }: MapView, { width, height }: Room): Spot => ({
  x: (x - center.x) * scaleOf(ground, zoom) + width / 2,
  y: (y - center.y) * scaleOf(ground, zoom) + height / 2,
})
