import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** A name looked up in a list that may still be on its way, with the word for what is gone where it is not found. */
const GUESSED = /\.get\([^\n]*\)\s*\?\?\s*t\('[^']*([gG]one|[dD]eleted)/

test('LAW: a name that is not known yet is not "deleted": a list that holds the names of another goes through `nameIn`', () => {
  const web = sourceFiles(ROOT).filter((file) => file.startsWith('apps/web/src/') && !file.includes('.test.'))
  expect(web.filter((file) => GUESSED.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
