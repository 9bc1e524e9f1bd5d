import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('./', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
)

test.each(files)('%s needs nothing from outside: no package, no clock, no chance, no locale', (file) => {
  const source = readFileSync(new URL(file, root), 'utf8')
  const imports = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1])
  expect(imports.filter((path) => !path?.startsWith('.'))).toEqual([])
  // `new Date(Math.max(…))` writes down a number: it asks no clock and knows no time zone.
  expect(source).not.toMatch(/Date\.now|new Date\((?!Math\.)|Math\.random|localeCompare|toLocale|Intl\.|process\.|console\./)
})

test('no file is longer than 400 lines', () => {
  const long = files.filter((file) => readFileSync(new URL(file, root), 'utf8').split('\n').length > 400)
  expect(long).toEqual([])
})
