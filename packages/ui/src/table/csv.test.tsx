import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('text starting like a formula is defused: %j', (text) => {
  expect(
    toCsv({ headers: [], rows: [[text]] })
      .split('\r\n')[1]
      ?.replace(/^"/, ''),
  ).toMatch(/^'/)
})

test.each(['Lily;=HYPERLINK("x")', 'a; @SUM(A1)', 'a;b;+1', 'two lines\n=1+1', 'tab\t-1'])(
  'nor does one begin inside of a text, where a semicolon begins a new cell: %j',
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
