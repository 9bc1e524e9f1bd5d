import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')
const PLACE = 'packages/ui/src/files/save-file.ts'
const OPENS = /createObjectURL\(|window\.open\(|(?<![.\w])open\(['"`]\/|download: /

test('LAW: files are saved and shown, and tabs opened, through `save-file.ts`', () => {
  const web = sourceFiles(ROOT).filter((file) => /^(apps\/web|packages\/ui)\/src\//.test(file) && !file.includes('.test.'))
  expect(web).toContain(PLACE)
  const others = web.filter((file) => file !== PLACE && OPENS.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(others).toEqual([])
})
