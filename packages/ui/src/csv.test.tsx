import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('text starting like a formula is defused: %j', (text) => {
  expect(
    toCsv({ headers: [], rows: [[text]] })
      .split('\r\n')[1]
      ?.replace(/^"/, ''),
  ).toMatch(/^'/)
})

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
