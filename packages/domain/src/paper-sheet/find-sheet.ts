import { distance, type Homography, homographyOf, through } from './geometry.ts'
import { darkPixels, type GrayImage, grayAt, shrunk } from './gray-image.ts'
import { ANCHOR_SIDE, ANCHORS, CORNERS, type Point, ROWS_PER_PAGE, rowBox } from './sheet-layout.ts'

/** Corner marks are looked for in a small picture: they are the largest things on the page. */
const SEARCH_SIDE = 1100

type Blob = Point & { area: number; shape: number; isHollow: boolean }

/** From millimeters of the page to pixels of the picture; null when not all four marks are found. */
export function findSheet(image: GrayImage): Homography | null {
  const { image: small, factor } = shrunk(image, SEARCH_SIDE)
  let best: { page: Homography; anchors: number } | null = null
  for (const marks of likelyPages(blobsOf(small), small)) {
    const page = homographyOf(
      CORNERS,
      marks.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
    )
    const anchors = page ? anchorsSeen(image, page) : 0
    if (page && anchors > (best?.anchors ?? ENOUGH_ANCHORS)) best = { page, anchors }
  }
  return best?.page ?? null
}

const ALL_ANCHORS = Array.from({ length: ROWS_PER_PAGE }, (_, row) => rowBox(row)).flatMap((box) =>
  ANCHORS.map(({ x, y }) => ({ x: box.x + x, y: box.y + y })),
)
/** A page that is found has most of its small squares where they belong; four blots have none. */
const ENOUGH_ANCHORS = ALL_ANCHORS.length / 2

function anchorsSeen(image: GrayImage, page: Homography): number {
  const valueAt = (x: number, y: number) => {
    const seen = through(page, { x, y })
    return grayAt(image, seen.x, seen.y)
  }
  const around = ANCHOR_SIDE * 0.95
  return ALL_ANCHORS.filter(({ x, y }) => {
    const paper = (valueAt(x - around, y) + valueAt(x + around, y) + valueAt(x, y - around) + valueAt(x, y + around)) / 4
    return valueAt(x, y) < 0.7 * paper
  }).length
}

/** Connected dark pixels that could be a corner mark: of its size, and as compact as a square or a ring. */
function blobsOf(image: GrayImage): Blob[] {
  const { width, height } = image
  const longer = Math.max(width, height)
  const dark = darkPixels(image, Math.round(longer / 24))
  const [least, most] = [(longer * 0.009) ** 2, (longer * 0.06) ** 2]
  const waiting = new Int32Array(width * height)
  const blobs: Blob[] = []
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] !== 1) continue
    let [area, sumX, sumY, squares] = [0, 0, 0, 0]
    let end = 0
    waiting[end++] = start
    dark[start] = 2
    for (let next = 0; next < end; next++) {
      const at = waiting[next]!
      const x = at % width
      const y = (at / width) | 0
      area++
      sumX += x
      sumY += y
      squares += x * x + y * y
      if (x > 0 && dark[at - 1] === 1) waiting[end++] = setTwo(dark, at - 1)
      if (x < width - 1 && dark[at + 1] === 1) waiting[end++] = setTwo(dark, at + 1)
      if (y > 0 && dark[at - width] === 1) waiting[end++] = setTwo(dark, at - width)
      if (y < height - 1 && dark[at + width] === 1) waiting[end++] = setTwo(dark, at + width)
    }
    if (area < least || area > most) continue
    const [x, y] = [sumX / area, sumY / area]
    // A sixth for a square, however it is turned; more for what is long or hollow.
    const shape = (squares / area - x * x - y * y) / area
    const isHollow = dark[Math.round(y) * width + Math.round(x)] === 0
    blobs.push({ x: x + 0.5, y: y + 0.5, area, shape, isHollow })
  }
  return blobs
}
function setTwo(dark: Uint8Array, at: number): number {
  dark[at] = 2
  return at
}

const isSquare = ({ shape, isHollow }: Blob) => !isHollow && shape > 0.14 && shape < 0.21
const isRing = ({ shape, isHollow }: Blob) => isHollow && shape > 0.18 && shape < 0.36
/** More squares than that are no corner marks: the largest come first. */
const MOST_SQUARES = 14
const WIDTH_TO_HEIGHT = distance(CORNERS[0]!, CORNERS[1]!) / distance(CORNERS[1]!, CORNERS[2]!)

/** So many of the likeliest are looked at. */
const MOST_PAGES = 16

/** A ring and three squares that could be the corners of one page, clockwise from the ring; the likeliest first. */
function likelyPages(blobs: readonly Blob[], { width, height }: GrayImage): Point[][] {
  const squares = blobs
    .filter(isSquare)
    .sort((a, b) => b.area - a.area)
    .slice(0, MOST_SQUARES)
  const pages: { points: Point[]; score: number }[] = []
  for (const ring of blobs.filter(isRing))
    for (const right of squares)
      for (const far of squares)
        for (const below of squares) {
          if (right === far || far === below || below === right) continue
          const points = [ring, right, far, below]
          const score = pageScore(points, width * height)
          if (score !== null) pages.push({ points, score })
        }
  return pages
    .sort((a, b) => a.score - b.score)
    .slice(0, MOST_PAGES)
    .map(({ points }) => points)
}

/** How unlike the corners of a page these are; null when they are none. A mirrored page is none. */
function pageScore(corners: readonly Blob[], picture: number): number | null {
  const turns = corners.map((corner, at) => {
    const [next, after] = [corners[(at + 1) % 4]!, corners[(at + 2) % 4]!]
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x)
  })
  // Clockwise all around, and large enough to be read.
  if (turns.some((turn) => turn <= 0) || turns[0]! + turns[2]! < 0.2 * picture) return null
  const [top, right, bottom, left] = corners.map((corner, at) => distance(corner, corners[(at + 1) % 4]!)) as [
    number,
    number,
    number,
    number,
  ]
  const leaning = Math.abs(Math.log(top / bottom)) + Math.abs(Math.log(left / right))
  const shape = Math.abs(Math.log((top + bottom) / (left + right) / WIDTH_TO_HEIGHT))
  const sizes = corners.map(({ area }) => area)
  const uneven = Math.log(Math.max(...sizes) / Math.min(...sizes))
  if (leaning > 0.9 || shape > 0.35 || uneven > 1.4) return null
  return leaning + shape + uneven
}
