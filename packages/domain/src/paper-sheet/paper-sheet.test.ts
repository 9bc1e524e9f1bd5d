import { expect, test } from 'vitest'
import { isId } from '../kernel/ids.ts'
import type { ReadRow } from './read-rows.ts'
import { bagIdOf, boatsProof, pagesOf, readSheetCode, writeSheetCode } from './sheet-code.ts'
import { columnsOf, type Figure, type SheetUnit } from './sheet-layout.ts'
import { weighRow } from './weigh-row.ts'

const TOURNAMENT = '65f0c0ffee0123456789abcd'

test('the code of a sheet says what was printed, and no other code is taken for one', () => {
  const code = {
    kind: { unit: 'kg' as const, oneFish: true },
    tournament: TOURNAMENT,
    day: 1,
    page: 2,
    rows: 2,
    boats: boatsProof(['a', 'b']),
  }
  const text = writeSheetCode(code)
  // Capitals, figures and slashes: what a QR code packs tightly.
  expect(text).toMatch(/^[0-9A-Z/]+$/)
  expect(readSheetCode(text)).toEqual(code)
  for (const other of ['', 'https://example.com/a', text.replace('RLS1', 'RLS2'), `${text}/1`, text.replace(/\/1\//, '/X/')])
    expect(readSheetCode(other)).toBeNull()
})

test('a list in another order, or with another boat, is another list', () => {
  const proofs = [
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
    ['a', 'b', 'd'],
    ['a', 'b'],
  ].map(boatsProof)
  expect(new Set(proofs).size).toBe(proofs.length)
  expect(pagesOf([...'abcdefghijk']).map((page) => page.join(''))).toEqual(['abcdefgh', 'ijk'])
})

test('a bag of a sheet has one id on every device that reads it alike, and another one wherever anything differs', () => {
  const sheet = { kind: { unit: 'lb-oz' as const, oneFish: false }, tournament: TOURNAMENT, day: 0, page: 0, rows: 2, boats: '0123abcd' }
  const bag = { weight: 199_000, totalFish: 5, deadFishCount: 1, bigFish: null }
  expect(isId(bagIdOf(sheet, 'a', bag))).toBe(true)
  expect(bagIdOf({ ...sheet }, 'a', { ...bag, bigFish: 0, periodIndex: null })).toBe(bagIdOf(sheet, 'a', bag))
  const others = [
    bagIdOf(sheet, 'b', bag),
    bagIdOf({ ...sheet, day: 1 }, 'a', bag),
    bagIdOf({ ...sheet, page: 1 }, 'a', bag),
    bagIdOf({ ...sheet, boats: 'abcd0123' }, 'a', bag),
    ...[{ weight: 242_000 }, { totalFish: 4 }, { deadFishCount: 0 }, { bigFish: 66_000 }, { periodIndex: 0 }].map((more) =>
      bagIdOf(sheet, 'a', { ...bag, ...more }),
    ),
  ]
  expect(new Set([bagIdOf(sheet, 'a', bag), ...others]).size).toBe(others.length + 1)
})

/** `'x'` in place of a digit is a mark that nobody can be sure of, a blank is nothing. */
function marked(unit: SheetUnit, figures: Partial<Record<Figure, string>>, more: Partial<ReadRow> = {}): ReadRow {
  const at: Partial<Record<Figure, number>> = {}
  const columns = columnsOf({ unit, oneFish: false }).map((column) => {
    const index = at[column.figure] ?? 0
    at[column.figure] = index + 1
    const mark = figures[column.figure]?.[index] ?? ' '
    return { column, digit: /\d/.test(mark) ? Number(mark) : null, isDoubtful: mark === 'x' }
  })
  return { row: 0, code: 7, isSharp: true, isWritten: true, columns, ...more }
}

test('clear marks that agree are a bag', () => {
  expect(weighRow(marked('lb-oz', { fish: '5', bag: '1207', big: '0414' }), 'lb-oz')).toEqual({
    is: 'read',
    figures: { totalFish: 5, deadFishCount: 0, weight: 199_000, text: '12-07', bigFish: 78_000, bigText: '4-14' },
  })
  expect(weighRow(marked('kg', { fish: '2', dead: '1', bag: '03456' }), 'kg')).toMatchObject({
    figures: { weight: 3_456_000, text: '3.456', deadFishCount: 1, bigFish: null },
  })
  expect(weighRow(marked('lb-oz', { fish: '0' }), 'lb-oz')).toMatchObject({ is: 'read', figures: { totalFish: 0, weight: 0 } })
})

test('a row that nobody touched is empty; one that was only written on is looked at', () => {
  expect(weighRow(marked('lb-oz', {}, { isWritten: false }), 'lb-oz')).toEqual({ is: 'empty' })
  expect(weighRow(marked('lb-oz', {}), 'lb-oz')).toMatchObject({ is: 'look', doubts: ['written'] })
})

test.each([
  ['a mark in doubt', { fish: '5', bag: '12x7' }, 'marks'],
  ['a doubt where nothing had to be marked', { fish: '5', bag: '1207', dead: 'x' }, 'marks'],
  ['a column left out', { fish: '5', bag: '1 07' }, 'part-weight'],
  ['sixteen ounces', { fish: '5', bag: '1216' }, 'part-weight'],
  ['fish without a weight', { fish: '5' }, 'no-weight'],
  ['a weight without fish', { bag: '1207' }, 'no-fish-count'],
  ['no fish, and a weight', { fish: '0', bag: '1207' }, 'contradiction'],
  ['more dead than there are', { fish: '2', dead: '3', bag: '1207' }, 'contradiction'],
  ['a big fish over its bag', { fish: '2', bag: '0207', big: '0208' }, 'contradiction'],
  ['one fish that is not its bag', { fish: '1', bag: '0207', big: '0206' }, 'contradiction'],
  ['fish that weigh nothing', { fish: '2', bag: '0000' }, 'contradiction'],
  ['a note', { fish: '5', bag: '1207', note: '0' }, 'note'],
] as const)('%s is looked at', (_, figures, doubt) => {
  const row = weighRow(marked('lb-oz', figures), 'lb-oz')
  expect(row).toMatchObject({ is: 'look', doubts: expect.arrayContaining([doubt]) })
})

test('a row whose boat cannot be read, or that is out of focus, is looked at', () => {
  const figures = { fish: '5', bag: '1207' }
  expect(weighRow(marked('lb-oz', figures, { code: null }), 'lb-oz')).toMatchObject({ is: 'look', doubts: ['code'] })
  expect(weighRow(marked('lb-oz', figures, { isSharp: false }), 'lb-oz')).toMatchObject({ is: 'look', doubts: ['blurred'] })
})
