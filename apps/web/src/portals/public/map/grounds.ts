import { MAP_SIZE, pointAt, type Spot, spotOf } from '@ramplight/domain/geo/albers-usa'
import type { Point } from '@ramplight/domain/geo/distance'
import { mercatorPoint, mercatorSpot, WORLD } from '@ramplight/domain/geo/mercator'

/** What a map is drawn on. A spot is in pixels of the ground's own size. */
export type Ground = {
  size: { width: number; height: number }
  /** At this zoom a pixel of the ground is one of the screen. */
  ownZoom: number
  zooms: { least: number; most: number }
  /** What is shown before anybody has moved it. */
  country: { from: Spot; to: Spot }
  /** Null for a place that the ground does not show. */
  spotOf: (point: Point) => Spot | null
  pointAt: (spot: Spot) => Point
  /** How long a foot of the table of zooms (2 §9) is there: a square map of the earth grows towards the poles. */
  shrinkAt: (point: Point) => number
}

/** Our own outlines. They are drawn for a country: closer they would say nothing. */
export const OUTLINES: Ground = {
  size: MAP_SIZE,
  ownZoom: 4,
  zooms: { least: 1, most: 9 },
  country: { from: { x: 0, y: 0 }, to: { x: MAP_SIZE.width, y: MAP_SIZE.height } },
  spotOf,
  pointAt,
  shrinkAt: () => 1,
}

/** The tiles of a provider: the whole earth on a square. */
export const TILES: Ground = {
  size: { width: WORLD, height: WORLD },
  ownZoom: 0,
  zooms: { least: 1, most: 12 },
  country: { from: mercatorSpot({ latitude: 49.5, longitude: -125 }), to: mercatorSpot({ latitude: 24.5, longitude: -66.5 }) },
  spotOf: mercatorSpot,
  pointAt: mercatorPoint,
  shrinkAt: ({ latitude }) => Math.cos((latitude * Math.PI) / 180),
}
