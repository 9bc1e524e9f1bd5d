import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../docs/decisions')

test('LAW: every decision has a number of its own, and its page begins with it', () => {
  const pages = readdirSync(FOLDER).filter((name) => /^\d{4}-.*\.md$/.test(name))
  const numbers = pages.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const strange = pages.filter((name) => !readFileSync(join(FOLDER, name), 'utf8').startsWith(`# ${name.slice(0, 4)}`))
  expect(strange).toEqual([])
})
