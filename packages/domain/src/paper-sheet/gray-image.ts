import { type Homography, through } from './geometry.ts'
import type { Box } from './sheet-layout.ts'

/** A picture without colour, row by row: 0 is black, 255 white. */
export type GrayImage = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

/** Between four pixels. Outside the picture it is as dark as its edge. */
export function grayAt({ width, height, data }: GrayImage, x: number, y: number): number {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1.001)
  const top = Math.min(Math.max(y - 0.5, 0), height - 1.001)
  const column = left | 0
  const row = top | 0
  const dx = left - column
  const dy = top - row
  const at = row * width + column
  const upper = data[at]! + (data[at + 1]! - data[at]!) * dx
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * dx
  return upper + (lower - upper) * dy
}

/** Colours as an eye weighs them. `data`: red, green, blue, alpha of each pixel. */
export function grayOf({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }): GrayImage {
  const gray = new Uint8Array(width * height)
  for (let at = 0; at < gray.length; at++) gray[at] = (data[at * 4]! * 77 + data[at * 4 + 1]! * 150 + data[at * 4 + 2]! * 29) >> 8
  return { width, height, data: gray }
}

/** Half as wide and half as high, as often as it takes to be at most `most` on its longer side. */
export function shrunk(image: GrayImage, most: number): { image: GrayImage; factor: number } {
  let small = image
  let factor = 1
  while (Math.max(small.width, small.height) > most) {
    const { width: wide, data } = small
    const width = small.width >> 1
    const height = small.height >> 1
    const half = new Uint8Array(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = 2 * y * wide + 2 * x
        half[y * width + x] = (data[at]! + data[at + 1]! + data[at + wide]! + data[at + wide + 1]! + 2) >> 2
      }
    small = { width, height, data: half }
    factor *= 2
  }
  return { image: small, factor }
}

/** A part of the page, straightened. `perUnit`: pixels to each millimeter. */
export function cutOut(image: GrayImage, page: Homography, box: Box, perUnit: number): GrayImage {
  const width = Math.round(box.width * perUnit)
  const height = Math.round(box.height * perUnit)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const seen = through(page, { x: box.x + (x + 0.5) / perUnit, y: box.y + (y + 0.5) / perUnit })
      data[y * width + x] = grayAt(image, seen.x, seen.y)
    }
  return { width, height, data }
}

/**
 * Dark against its surroundings: 1 where a pixel is clearly below the mean of a square around it, `reach` pixels to each side. A
 * shadow lies on both, so it makes nothing dark.
 */
export function darkPixels({ width, height, data }: GrayImage, reach: number, share = 0.8): Uint8Array {
  const wide = width + 1
  const sums = new Float64Array(wide * (height + 1))
  for (let y = 0; y < height; y++) {
    let line = 0
    for (let x = 0; x < width; x++) {
      line += data[y * width + x]!
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + line
    }
  }
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum = sums[bottom * wide + right]! - sums[top * wide + right]! - sums[bottom * wide + left]! + sums[top * wide + left]!
      if (data[y * width + x]! * (bottom - top) * (right - left) < share * sum) dark[y * width + x] = 1
    }
  }
  return dark
}
