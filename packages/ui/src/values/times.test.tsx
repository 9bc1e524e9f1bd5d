import { expect, test } from 'vitest'
import { wallAt, writeClock, writeMoment, writeRecent, writeSeconds, writeWallClock, type Zone } from './times.ts'

const CST: Zone = { word: 'CST', iana: 'America/Chicago' }
const BAG = '2027-06-12T13:12:07.000Z'

test('a bag reads the same wherever it is looked at: by the clock of the event', () => {
  expect(wallAt(BAG, CST.iana)).toEqual({ date: '2027-06-12', time: '08:12:07' })
  expect(writeClock(BAG, CST)).toMatch(/^8:12 AM( CST)?$/)
  expect(writeSeconds(BAG, CST)).toMatch(/^8:12:07 AM( CST)?$/)
  expect(writeMoment(BAG, CST)).toMatch(/^06\/12\/2027, 8:12 AM( CST)?$/)
})

test('the zone is named exactly where the two clocks differ', () => {
  const here: Zone = { word: 'HERE', iana: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const elsewhere: Zone = { word: 'THERE', iana: here.iana === 'Asia/Tokyo' ? 'America/Denver' : 'Asia/Tokyo' }
  expect(writeClock(BAG, here)).not.toContain('HERE')
  expect(writeClock(BAG, elsewhere)).toContain(' THERE')
  expect(writeClock(BAG)).not.toMatch(/[A-Z]{4}/)
})

test('today the time is enough; before, the day stands with it', () => {
  expect(writeRecent(BAG, CST, '2027-06-12T20:00:00.000Z')).toMatch(/^8:12 AM/)
  expect(writeRecent(BAG, CST, '2027-06-13T20:00:00.000Z')).toMatch(/^Jun 12, 8:12 AM/)
})

test('a time of day as it is kept is read by twelve hours', () => {
  expect(['00:05', '06:00', '12:00', '15:30'].map(writeWallClock)).toEqual(['12:05 AM', '6:00 AM', '12:00 PM', '3:30 PM'])
})
