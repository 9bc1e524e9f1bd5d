import type { SponsorPlace } from '@ramplight/domain/sponsors/sponsor-places'
import type { Paper } from './paper.ts'
import type { PlacedSponsor, PlacedSponsors } from './sponsor-slots.ts'

/** A sheet is letter, portrait: how wide it is between its margins, in millimeters. */
export const SHEET_WIDTH = 215.9
export const SHEET_MARGIN = 14
export const SHEET_ROOM = SHEET_WIDTH - 2 * SHEET_MARGIN

const TOP: readonly SponsorPlace[] = ['topLeft', 'topRight']
const BOTTOM: readonly SponsorPlace[] = ['bottomLeft', 'bottomCenter', 'bottomRight']
/** Across the sheet: 0 begins at its left margin, 1 ends at its right one. */
const ACROSS: Record<SponsorPlace, number> = { topLeft: 0, topRight: 1, bottomLeft: 0, bottomCenter: 0.5, bottomRight: 1 }

/** A sponsor in a row of them, in millimeters from the left margin. */
export type SponsorBox = PlacedSponsor & { place: SponsorPlace; left: number }
export type SponsorRow = { boxes: SponsorBox[]; height: number }

function rowOf(places: readonly SponsorPlace[], sponsors: PlacedSponsors): SponsorRow {
  const boxes = places.flatMap((place) => {
    const sponsor = sponsors[place]
    return sponsor ? [{ ...sponsor, place, left: (SHEET_ROOM - sponsor.width) * ACROSS[place] }] : []
  })
  return { boxes, height: Math.max(0, ...boxes.map(({ height }) => height)) }
}

/** Type on a sheet in points, and how wide a letter of it is at most on average, in its own height. */
export const TITLE_SIZE = 18
export const SUBTITLE_SIZE = 10.5
const LETTER = 0.6
const MM_OF_POINT = 0.3528
const widthOf = (words: string, points: number) => words.length * points * MM_OF_POINT * LETTER
const BESIDE = 4

/**
 * Where everything of a sheet stands that is no table: what the PDF draws and the preview shows. The title is between the two sponsors
 * at the top where each of its lines has room there, else below them and as wide as the sheet: it never wraps beside a logo.
 */
export function sheetPlaces({ title, subtitles, sponsors = {} }: Pick<Paper, 'title' | 'subtitles' | 'sponsors'>) {
  const top = rowOf(TOP, sponsors)
  const side = Math.max(0, ...top.boxes.map(({ width }) => width + BESIDE))
  const room = SHEET_ROOM - 2 * side
  const widest = Math.max(widthOf(title, TITLE_SIZE), ...subtitles.map((line) => widthOf(line, SUBTITLE_SIZE)))
  const isBelow = side > 0 && widest > room
  return { top, bottom: rowOf(BOTTOM, sponsors), title: { isBelow, side: isBelow ? 0 : side, room: isBelow ? SHEET_ROOM : room } }
}
