import { expect, test } from 'vitest'
import { imagePath } from './fields.ts'

test.each(['/uploads/lily.png', '/uploads/lake fork/lily.png', 'https://lake.test/lily.png'])('%j is where an image may be', (path) => {
  expect(imagePath.safeParse(path).success).toBe(true)
})

// What a browser makes of it decides: it reads a backslash as a slash, and leaves out tabs and line ends.
test.each([
  '/\\lake.test/x.png',
  '//lake.test/x.png',
  '/\t/lake.test/x.png',
  '/\n/lake.test',
  '/uploads\\..\\x',
  'javascript:1',
  'http://lake.test/x',
  'x.png',
])('%j is none', (path) => {
  expect(imagePath.safeParse(path).success).toBe(false)
})

test('whatever is taken as a path leads to our own address', () => {
  const signs = ['/', '\\', '\t', ' ', '.', ':', '@', 'a', '?', '#']
  const paths = signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => `/${a}${b}${c}lake.test`)))
  const elsewhere = paths.filter((path) => imagePath.safeParse(path).success && new URL(path, 'https://ramp.test').host !== 'ramp.test')
  expect(elsewhere).toEqual([])
})
