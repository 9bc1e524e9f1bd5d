import { expect, test } from 'vitest'
import { SHEET_ROOM, sheetPlaces } from './sheet-places.ts'
import { placeSponsors } from './sponsor-slots.ts'

const sponsors = (count: number) =>
  placeSponsors(
    Array.from({ length: count }, (_, index) => ({ _id: `${index}`, name: `S${index}`, mainImagePath: null, imageOptions: null })),
  )
const places = (count: number, title = 'Fork #4') => sheetPlaces({ title, subtitles: ['06/12/2027'], sponsors: sponsors(count) })

test('the fourth sponsor stands in the middle at the foot, and one that is alone there where its place is', () => {
  const middle = (SHEET_ROOM - 50) / 2
  expect(places(4).bottom.boxes.map(({ name, left }) => [name, left])).toEqual([
    ['S2', 0],
    ['S3', middle],
  ])
  const { bottomCenter } = sponsors(4)
  expect(sheetPlaces({ title: '', subtitles: [], sponsors: { bottomCenter: bottomCenter! } }).bottom.boxes[0]?.left).toBe(middle)
})

test('a short title stands between the logos, a long one below them and over the whole width', () => {
  expect(places(2).title).toMatchObject({ isBelow: false, room: SHEET_ROOM - 2 * 54 })
  expect(places(2, 'Cypress Lakes Trail Championship').title).toEqual({ isBelow: true, side: 0, room: SHEET_ROOM })
  // Without a logo there is nothing to be below of.
  expect(places(0, 'Cypress Lakes Trail Championship at Lake Fork').title).toEqual({ isBelow: false, side: 0, room: SHEET_ROOM })
})
