import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const STORIES = join(import.meta.dirname, '../apps/e2e/src')
const MEASURES =
  /boundingBox\(|getBoundingClientRect|getClientRects|getComputedStyle|\b(scroll|client|offset|inner)(Width|Height)\b|\b(scroll|offset)(Top|Left)\b|\bscroll[XY]\b/

test('LAW: a story measures a page through `measure.ts`, which reads again until the page has settled', () => {
  const files = globSync('**/*.ts', { cwd: STORIES }).filter((file) => file !== 'measure.ts')
  expect(files.length).toBeGreaterThan(50)
  const once = files.flatMap((file) =>
    readFileSync(join(STORIES, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (MEASURES.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(once).toEqual([])
})
