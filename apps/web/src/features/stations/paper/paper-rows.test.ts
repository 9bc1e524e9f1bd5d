import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Meant } from '@ramplight/domain/testing/paper/fill-sheet'
import { expect, test } from 'vitest'
import type { StationData } from '../frame/use-station-data.ts'
import { aSheetPhoto } from '../testing/a-sheet.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { isPrintedList, paperRows, problemOfSheet } from './paper-rows.ts'
import { readPhoto, type SheetPhoto } from './read-photo.ts'

const NOON = Date.parse('2027-06-12T18:00:00Z')
const event = { ...fork, _id: '65f0c0ffee0123456789abcd', name: 'Lake Fork' } as Tournament
const boats = Array.from({ length: 10 }, (_, index) => aBoat(`boat-${index + 1}`, index + 1))
const station = (entries: TournamentEntry[] = boats, more: Partial<StationData> = {}) => ({ ...aStation(entries, event), ...more })

/** The second page has boats 9 and 10. */
function aPhoto(meant: readonly Meant[]): SheetPhoto {
  const read = readPhoto(aSheetPhoto({ tournament: event, entries: boats, page: 1 }, meant))
  if ('problem' in read) throw new Error(read.problem)
  return read
}
const NINE: Meant = { fish: 5, dead: 1, weight: '12-07', big: '4-02' }
const photo = aPhoto([NINE, null])

test('a sheet that lay on its head is read: its page, its boats, its figures, and an empty row is nothing', () => {
  expect(photo.code).toMatchObject({ tournament: event._id, day: 0, page: 1, rows: 2 })
  expect(problemOfSheet(photo.code, station())).toBeNull()
  const [nine, ten, ...more] = paperRows(photo, station(), NOON)
  expect(more).toEqual([])
  expect(nine).toMatchObject({ is: 'good', entry: { boatNumber: 9 }, doubts: [] })
  expect(nine!.preview!.values).toMatchObject({ weight: 199_000, totalFish: 5, deadFishCount: 1, bigFish: 66_000 })
  expect(nine!.session!.bag.read!.bag).toMatchObject({ text: '12-07', scale: 'Paper sheet 2' })
  expect(ten).toMatchObject({ is: 'empty', entry: { boatNumber: 10 } })
})

test('where the big fish has to be alive, a row with a dead fish is looked at: the sheet does not say which one', () => {
  const alive = { ...event, settings: { weight: { ...event.settings.weight, bigFishMustBeAlive: true } } } as Tournament
  expect(paperRows(photo, { ...station(), tournament: alive }, NOON)[0]).toMatchObject({ is: 'look', doubts: ['big-fish-dead'] })
  const none = aPhoto([{ ...NINE, dead: 0 }, null])
  expect(paperRows(none, { ...station(), tournament: alive }, NOON)[0]).toMatchObject({ is: 'good' })
})

/** As the bag of a row counts once it is saved. */
const saved = (more: object = {}) => {
  const { session, preview } = paperRows(photo, station(), NOON)[0]!
  const bag = { ...preview!.values!, _id: session!.id, entry: 'boat-9', day: 0, ...more }
  return { counted: [bag], saved: [bag] } as unknown as Partial<StationData>
}

test('a second photo of the same sheet says that it is taken; another weight is a question', () => {
  expect(paperRows(photo, station(boats, saved()), NOON)[0]!.is).toBe('taken')
  expect(paperRows(photo, station(boats, saved({ weight: 200_000 })), NOON)[0]!.is).toBe('already')
})

test('two devices that read one sheet alike make one bag; read differently, for another session, or taken back, it is another one', () => {
  const idOf = (data: StationData, read = photo, period: number | null = null) => paperRows(read, data, NOON, period)[0]!.session!.id
  expect(idOf(station())).toBe(idOf(station()))
  expect(idOf(station(), photo, 1)).toBe(idOf(station(), photo, 1))
  // One page, printed twice: boat 9 has another weight on the second copy.
  const copy = aPhoto([{ ...NINE, weight: '15-02' }, null])
  expect(copy.code).toEqual(photo.code)
  const ids = [idOf(station()), idOf(station(), copy), idOf(station(), photo, 1), idOf(station(boats, { saved: saved().saved! }))]
  expect(new Set(ids).size).toBe(4)
})

test('a sheet of an older draw is noticed: its boats are known by their codes, and every row is looked at', () => {
  const drawn = boats.map((boat, index) => ({ ...boat, boatNumber: 10 - index }) as TournamentEntry)
  expect(isPrintedList(photo.code, boats)).toBe(true)
  expect(isPrintedList(photo.code, drawn)).toBe(false)
  const [row] = paperRows(photo, station(drawn), NOON)
  expect(row).toMatchObject({ is: 'look', doubts: ['older-list'], entry: { _id: 'boat-9', boatNumber: 2 } })
})

test('what the scale would ask, the sheet asks too', () => {
  const ask = (change: object) =>
    paperRows(photo, station(boats.map((boat) => (boat._id === 'boat-9' ? ({ ...boat, ...change } as TournamentEntry) : boat))), NOON)[0]!
  expect(ask({ status: 'Open', freeEntry: false })).toMatchObject({ is: 'ask', doubts: [] })
  expect(ask({ status: 'Open' }).preview!.guards.map(({ code }) => code)).toContain('unpaid')
  expect(ask({ bump: { day: 0, totalFish: 4, at: '2027-06-12T18:00:00Z' } })).toMatchObject({ is: 'look', doubts: ['bump'] })
})

test('a sheet of another event, or printed for other weights, is not taken', () => {
  const other = { ...event, _id: '65f0c0ffee0123456789abce' } as Tournament
  expect(problemOfSheet(photo.code, station(boats, { tournament: other }))).toBe('other-event')
  const metric = { ...event, settings: { weight: { unit: 'kg' } } } as unknown as Tournament
  expect(problemOfSheet(photo.code, station(boats, { tournament: metric }))).toBe('other-rules')
  expect(problemOfSheet({ ...photo.code, day: 1 }, station())).toBe('other-day')
})

test('a picture without a sheet says so', () => {
  expect(readPhoto({ width: 900, height: 1200, data: new Uint8Array(900 * 1200).fill(180) })).toEqual({ problem: 'no-marks' })
})
