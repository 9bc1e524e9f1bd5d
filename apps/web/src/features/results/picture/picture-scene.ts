import { brand } from '@ramplight/domain/kernel/brand'

/** Portrait, four to five: what feeds show without cutting. Pixels. */
export const WIDTH = 1080
export const HEIGHT = 1350
const MARGIN = 64
const RIGHT = WIDTH - MARGIN
const INNER = WIDTH - 2 * MARGIN
const FOOT = HEIGHT - 96

/** What stands on both pictures, all in words of the reader. `state`: official or not, `asOf`: when that was, `foot`: where to follow it. */
type Head = { title: string; subtitle: string; state: string; isOfficial: boolean; asOf: string | null; foot: string }
export type PictureRow = { place: string; names: string; below: string; weight: string; end: string }
/** The first lines of a board; `note`: what is kept back, `more`: how many boats are not on it. */
export type StandingsPicture = Head & { kind: 'standings'; rows: readonly PictureRow[]; note: string | null; more: string | null }
/** One boat: its place, its weight and the sum that makes it; `facts`: a word and a number each. */
export type ResultPicture = Head & {
  kind: 'result'
  placeWord: string
  place: string
  names: readonly string[]
  weight: string
  sums: readonly string[]
  facts: readonly (readonly [word: string, value: string])[]
}
export type Picture = StandingsPicture | ResultPicture

export type Face = 'plain' | 'number'
export type Font = { size: number; weight: 400 | 700; face: Face }
export type Box = { kind: 'box'; x: number; y: number; width: number; height: number; radius: number; fill: string }
/** `y` is the line that letters stand on; `width` is as measured. */
export type Words = { kind: 'words'; x: number; y: number; text: string; width: number; font: Font; fill: string; align: 'left' | 'right' }
export type Logo = { kind: 'logo'; x: number; y: number; size: number }
export type Part = Box | Words | Logo
/** How wide a text is, in pixels. */
export type Measure = (text: string, font: Font) => number

const { deep, sun, foam, water } = brand.colours
const COLOURS = { ground: deep, text: foam, dim: '#c3d5dc', accent: sun, rule: '#1d5468', onAccent: deep, link: water }

const text = (size: number, weight: Font['weight'] = 400): Font => ({ size, weight, face: 'plain' })
const number = (size: number): Font => ({ size, weight: 700, face: 'number' })

type Place = { x: number; y: number; font: Font; fill: string; align?: 'left' | 'right'; room: number }

/** The largest letters that fit; what is still too long at three fifths is cut, and shows it. */
function fitted(said: string, { font, room, align = 'left', ...at }: Place, measure: Measure): Words {
  const smallest = Math.round(font.size * 0.6)
  for (let size = font.size; ; size -= 2) {
    const letters = { ...font, size: Math.max(size, smallest) }
    let shown = said
    let width = measure(shown, letters)
    if (width > room && letters.size > smallest) continue
    while (width > room && shown.length > 1) {
      shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`
      width = measure(shown, letters)
    }
    return { kind: 'words', ...at, align, text: shown, width, font: letters }
  }
}

function headOf({ title, subtitle, state, isOfficial, asOf, foot }: Head, measure: Measure): Part[] {
  const at = MARGIN + 100
  const chip = fitted(state, { x: MARGIN + 24, y: 252, font: text(30, 700), fill: COLOURS.onAccent, room: INNER - 300 }, measure)
  const chipWidth = chip.width + 48
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 0, fill: COLOURS.ground },
    // Its ground is that of the picture: the mark itself begins at the margin.
    { kind: 'logo', x: MARGIN - 16, y: 64, size: 100 },
    fitted(title, { x: at, y: 116, font: text(56, 700), fill: COLOURS.text, room: RIGHT - at }, measure),
    fitted(subtitle, { x: at, y: 160, font: text(30), fill: COLOURS.dim, room: RIGHT - at }, measure),
    {
      kind: 'box',
      x: MARGIN,
      y: 214,
      width: chipWidth,
      height: 54,
      radius: 27,
      fill: isOfficial ? COLOURS.accent : COLOURS.text,
    },
    chip,
    ...(asOf
      ? [
          fitted(
            asOf,
            { x: MARGIN + chipWidth + 24, y: 252, font: text(30), fill: COLOURS.dim, room: RIGHT - MARGIN - chipWidth - 24 },
            measure,
          ),
        ]
      : []),
    { kind: 'box', x: MARGIN, y: FOOT - 16, width: INNER, height: 2, radius: 0, fill: COLOURS.rule },
    fitted(brand.wordmark, { x: MARGIN, y: FOOT + 44, font: text(34, 700), fill: COLOURS.text, room: 260 }, measure),
    fitted(foot, { x: RIGHT, y: FOOT + 44, font: text(30), fill: COLOURS.link, align: 'right', room: INNER - 290 }, measure),
  ]
}

const LIST = { top: 300, bottom: FOOT - 70, lowest: 84, highest: 128 }

function standingsOf({ rows, note, more }: StandingsPicture, measure: Measure): Part[] {
  const top = note ? LIST.top + 44 : LIST.top
  const height = Math.min(LIST.highest, Math.floor((LIST.bottom - top) / Math.max(rows.length, 1)))
  const grown = height / LIST.lowest
  const line = (y: number): Box => ({ kind: 'box', x: MARGIN, y, width: INNER, height: 2, radius: 0, fill: COLOURS.rule })
  const names = MARGIN + 112
  const weights = 250
  return [
    ...(note ? [fitted(note, { x: MARGIN, y: LIST.top + 26, font: text(28), fill: COLOURS.accent, room: INNER }, measure)] : []),
    ...rows.flatMap((row, index) => {
      const y = top + index * height
      const [upper, lower] = [y + height * 0.5, y + height * 0.86]
      const size = Math.round(36 * Math.min(grown, 1.25))
      const small = Math.round(24 * Math.min(grown, 1.25))
      const room = INNER - 112 - weights
      return [
        fitted(
          row.place,
          {
            x: MARGIN,
            y: y + height * 0.66,
            font: number(Math.round(size * 1.4)),
            fill: index < 3 ? COLOURS.accent : COLOURS.text,
            room: 96,
          },
          measure,
        ),
        fitted(row.names, { x: names, y: upper, font: text(size, 700), fill: COLOURS.text, room }, measure),
        fitted(row.below, { x: names, y: lower, font: text(small), fill: COLOURS.dim, room }, measure),
        fitted(
          row.weight,
          { x: RIGHT, y: upper, font: number(Math.round(size * 1.3)), fill: COLOURS.text, align: 'right', room: weights - 24 },
          measure,
        ),
        fitted(row.end, { x: RIGHT, y: lower, font: text(small), fill: COLOURS.dim, align: 'right', room: weights - 24 }, measure),
        line(y + height - 2),
      ]
    }),
    ...(more ? [fitted(more, { x: MARGIN, y: FOOT - 36, font: text(28), fill: COLOURS.dim, room: INNER }, measure)] : []),
  ]
}

/** Four days, and no more than a crew: what is longer is not cut off in silence, the address below leads to all of it. */
const SUMS = 4
const CREW = 4
const FACTS = 3

function resultOf({ placeWord, place, names, weight, sums, facts }: ResultPicture, measure: Measure): Part[] {
  const crew = names.slice(0, CREW)
  const isLargeCrew = crew.length > 2
  const nameHeight = isLargeCrew ? 52 : 84
  const weightFont = number(isLargeCrew ? 140 : 180)
  const crewTop = 560
  const weightLine = crewTop + crew.length * nameHeight + weightFont.size * (isLargeCrew ? 0.8 : 0.95)
  const sumLine = weightLine + 66
  const shownSums = sums.slice(0, SUMS)
  const shownFacts = facts.slice(0, FACTS)
  const column = INNER / Math.max(shownFacts.length, 1)
  return [
    fitted(placeWord, { x: MARGIN, y: 356, font: text(36), fill: COLOURS.dim, room: INNER }, measure),
    fitted(place, { x: MARGIN, y: 516, font: number(200), fill: COLOURS.accent, room: INNER }, measure),
    ...crew.map((name, index) =>
      fitted(
        name,
        {
          x: MARGIN,
          y: crewTop + (index + 1) * nameHeight - 16,
          font: text(isLargeCrew ? 42 : 64, 700),
          fill: COLOURS.text,
          room: INNER,
        },
        measure,
      ),
    ),
    fitted(weight, { x: MARGIN, y: weightLine, font: weightFont, fill: COLOURS.text, room: INNER }, measure),
    ...shownSums.map((sum, index) =>
      fitted(sum, { x: MARGIN, y: sumLine + index * 46, font: text(32), fill: COLOURS.dim, room: INNER }, measure),
    ),
    ...shownFacts.flatMap(([word, value], index) => {
      const x = MARGIN + index * column
      const room = column - 24
      return [
        fitted(word, { x, y: FOOT - 106, font: text(28), fill: COLOURS.dim, room }, measure),
        fitted(value, { x, y: FOOT - 46, font: number(56), fill: COLOURS.text, room }, measure),
      ]
    }),
  ]
}

/** Where everything stands on a picture to share; from back to front. */
export const sceneOf = (picture: Picture, measure: Measure): Part[] => [
  ...headOf(picture, measure),
  ...(picture.kind === 'standings' ? standingsOf(picture, measure) : resultOf(picture, measure)),
]
