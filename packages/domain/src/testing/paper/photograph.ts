import { homographyOf } from '../../paper-sheet/geometry.ts'
import type { GrayImage } from '../../paper-sheet/gray-image.ts'
import { PAGE } from '../../paper-sheet/sheet-layout.ts'
import type { Chance } from './seeded.ts'
import type { Paper } from './sheet-on-paper.ts'

export type Shot = {
  angle: number
  lean: number
  isHeadDown: boolean
  shadow: number
  blur: number
  noise: number
  size: number
  curl: number
}

/** As a phone takes it at the ramp. */
export const anyShot = (chance: Chance): Shot => ({
  angle: chance.between(-25, 25),
  lean: chance.between(0, 0.1),
  isHeadDown: chance.chance(0.25),
  shadow: chance.between(0, 0.6),
  blur: chance.chance(0.4) ? 1 : 0,
  noise: chance.between(1, 7),
  size: chance.one([1000, 1100, 1250]),
  curl: chance.between(0, 1.2),
})

/** A picture of a sheet that lies on a table: turned, leaning, in the shadow of who takes it. */
export function photograph(paper: Paper, shot: Shot, chance: Chance): GrayImage {
  const height = shot.size
  const width = Math.round(height * 0.76)
  const angle = (shot.angle * Math.PI) / 180 + (shot.isHeadDown ? Math.PI : 0)
  const corners = [
    { x: 0, y: 0 },
    { x: PAGE.width, y: 0 },
    { x: PAGE.width, y: PAGE.height },
    { x: 0, y: PAGE.height },
  ]
  const turned = corners.map(({ x, y }) => {
    const [dx, dy] = [x - PAGE.width / 2, y - PAGE.height / 2]
    return { x: dx * Math.cos(angle) - dy * Math.sin(angle), y: dx * Math.sin(angle) + dy * Math.cos(angle) }
  })
  const lean = { x: chance.between(-1, 1) * shot.lean, y: chance.between(-1, 1) * shot.lean }
  const leaning = turned.map(({ x, y }) => {
    const scale = 1 / (1 + (lean.x * x) / 140 + (lean.y * y) / 140)
    return { x: x * scale, y: y * scale }
  })
  const [left, right] = [Math.min(...leaning.map(({ x }) => x)), Math.max(...leaning.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...leaning.map(({ y }) => y)), Math.max(...leaning.map(({ y }) => y))]
  const zoom = Math.min(width / (right - left), height / (bottom - top)) * chance.between(0.94, 0.99)
  const seen = leaning.map(({ x, y }) => ({
    x: width / 2 + (x - (left + right) / 2) * zoom,
    y: height / 2 + (y - (top + bottom) / 2) * zoom,
  }))
  const toPage = homographyOf(seen, corners)!
  const table = chance.between(20, 110)
  const light = { angle: chance.between(0, 2 * Math.PI), from: chance.between(0.2, 0.8), soft: chance.between(0.1, 0.9) }
  const data = new Uint8Array(width * height)
  const [a, b, c, d, e, f, g, h] = toPage as [number, number, number, number, number, number, number, number]
  // What is the same everywhere is made once: two hundred photos are taken in a test.
  const noise = Float32Array.from({ length: 4096 }, () => (chance.next() + chance.next() - 1) * 2 * shot.noise)
  // A page that was folded once stands up a little in its middle.
  const bend = Float32Array.from({ length: 257 }, (_, at) => shot.curl * Math.sin((at / 256) * Math.PI))
  const lit = Float32Array.from(
    { length: 2048 },
    (_, at) => 0.95 * (1 - shot.shadow / (1 + Math.exp(-((at / 512 - 2 - light.from + 0.3) * 8) / light.soft))),
  )
  const [alongX, alongY] = [(512 * Math.cos(light.angle)) / width, (512 * Math.sin(light.angle)) / height]
  const { perUnit, width: wide, height: high, data: ink } = paper
  let grain = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const scale = 1 / (g * x + h * y + 1)
      const pageX = (a * x + b * y + c) * scale
      const pageY = (d * x + e * y + f) * scale
      let value = table
      if (pageX >= 0 && pageY >= 0 && pageX < PAGE.width && pageY < PAGE.height) {
        const column = Math.min(Math.max(pageX * perUnit - 0.5, 0), wide - 1.01)
        const row = Math.min(Math.max((pageY + bend[((pageX / PAGE.width) * 256) | 0]!) * perUnit - 0.5, 0), high - 1.01)
        const at = (row | 0) * wide + (column | 0)
        const dx = column - (column | 0)
        const dy = row - (row | 0)
        const upper = ink[at]! + (ink[at + 1]! - ink[at]!) * dx
        value = upper + (ink[at + wide]! + (ink[at + wide + 1]! - ink[at + wide]!) * dx - upper) * dy
      }
      grain = (grain + 1 + ((x * y) & 7)) & 4095
      value = value * lit[(1024 + x * alongX + y * alongY) | 0]! + noise[grain]!
      data[y * width + x] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  const image = { width, height, data }
  return shot.blur > 0 ? blurred(image) : image
}

function blurred({ width, height, data }: GrayImage): GrayImage {
  const soft = new Uint8Array(data)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      soft[at] =
        (4 * data[at]! +
          2 * (data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]!) +
          data[at - width - 1]! +
          data[at - width + 1]! +
          data[at + width - 1]! +
          data[at + width + 1]!) /
        16
    }
  return { width, height, data: soft }
}
