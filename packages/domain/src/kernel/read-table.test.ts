import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { readTable } from './read-table.ts'

test.each([
  ['commas', 'Name,Phone\nRay Hall,903'],
  ['semicolons, with a comma inside', 'Name;Phone\nRay Hall;903'],
  ['tabs of copied cells', 'Name\tPhone\r\nRay Hall\t903\r\n'],
  ['a hint for Excel', 'sep=;\r\nName;Phone\r\nRay Hall;903'],
  ['blanks that do not break, and letters that nobody sees', 'Name\tPhone\nRay\u00A0Hall\u200B\t903'],
  ['a byte order mark and old line ends', '\uFEFFName,Phone\rRay Hall,903\r\r'],
])('%s', (_what, text) => {
  expect(readTable(text)).toEqual([
    ['Name', 'Phone'],
    ['Ray Hall', '903'],
  ])
})

test('quoted cells keep separators, quotes and line ends; a quote inside of a cell is a letter', () => {
  expect(readTable('"Hall, Ray","say ""hi""","two\nlines"\nBob "Bear" Lee,12",')).toEqual([
    ['Hall, Ray', 'say "hi"', 'two\nlines'],
    ['Bob "Bear" Lee', '12"', ''],
  ])
})

test('what is written as CSV is read as it was, and every row is as long as the longest', () => {
  const rows = [
    ['=Ray', '+1 430-555-0100', 'a;b'],
    ['José', 'x"y', ''],
  ]
  expect(readTable(toCsv({ headers: ['A', 'B', 'C'], rows })).slice(1)).toEqual(rows)
  expect(readTable('a,b\nc')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
})
