import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { readTable } from './read-table.ts'

const lineOf = (...row: (string | number | null)[]) => toCsv({ headers: [], rows: [row] }).split('\r\n')[1]!

test.each([
  '12-12',
  '10-04',
  '3/4',
  '1-2-3',
  '2026-11',
  'Mar 12',
  '12 Dec',
  'May-5',
  '0123',
  '123456789012',
  '1E5',
  '=1+1',
  '+1 903-555-0142',
  '-0-04',
  '@SUM(A1)',
  ' =1+1',
  '="12-12"',
  '="a"&"b"',
])('a spreadsheet shows %j as it is, and so does our own reader', (text) => {
  expect(lineOf(text)).toBe(`"=""${text.replaceAll('"', '""""')}"""`)
  expect(readTable(`x\r\n${lineOf(text)}`)[1]).toEqual([text])
})

test.each(['Lake Fork', '12 lb 4 oz', '14.44', '120', '11/29/2026', '2026-11-29', '6:00 AM', 'T2', 'Marsh 12', '4th'])(
  'nothing is put around %j',
  (text) => {
    expect(lineOf(text)).toBe(text)
  },
)

test.each(['Lily;=HYPERLINK("x")', 'a; @SUM(A1)', 'a;b;+1', 'two lines\n=1+1', 'tab\t-1', '\tx=', '=a;b'])(
  'no formula begins inside of a text, where a semicolon begins a new cell: %j',
  (text) => {
    const [, row] = toCsv({ headers: [], rows: [[text]] }).split(/\r\n/)
    const cells = row!.replace(/^"|"$/g, '').split(/[;\t\r\n]/)
    expect(cells.filter((cell) => /^ *[=+@-]/.test(cell))).toEqual([])
  },
)

test('quotes, commas and line breaks survive; numbers stay numbers', () => {
  expect(
    toCsv({
      headers: ['Name', 'Owes'],
      rows: [
        ['Hall, "Ray"', -130],
        ['two\nlines', null],
      ],
    }),
  ).toBe('Name,Owes\r\n"Hall, ""Ray""",-130\r\n"two\nlines",')
})
