import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')
const SERVER = 'apps/server/src/'
const files = sourceFiles(ROOT)
  .filter((file) => file.startsWith(SERVER) && !file.endsWith('.test.ts'))
  .map((file) => ({ file: file.slice(SERVER.length), text: readFileSync(join(ROOT, file), 'utf8') }))
const having = (words: RegExp) => files.filter(({ text }) => words.test(text)).map(({ file }) => file)

test('LAW: one helper begins transactions, so that all of them are done again where two have waited for each other', () => {
  expect(having(/\.transaction\(/), 'call inTransaction, or inSavepoint inside of one').toEqual([
    'platform/database/in-transaction.ts',
    'platform/database/pooled-database.ts',
  ])
})

test('LAW: one place makes managers of jobs: what a handler throws is logged and counted there', () => {
  expect(having(/new PgBoss\(/), 'call bossOn').toEqual(['platform/jobs/boss-on.ts'])
})

/** Loops of a job that are not over rows of ours, each with what keeps one turn from stopping the others. */
const OTHER_LOOPS: Record<string, string> = {}

test('LAW: what a job does with many rows it does with each by itself', () => {
  const jobs = files.filter(({ text }) => /\beachRow\(|\beachStep\(|\bbossOn\(/.test(text) && !/export async function eachRow/.test(text))
  // A loop in which something is waited for, over what was asked of the database or of a provider.
  const loops = jobs.flatMap(({ file, text }) =>
    [...text.matchAll(/for \(const [^)]* of (await [^)]*|rows|data|page\.data|waiting|late)\b[^\n]*/g)].map(([line]) => `${file}: ${line}`),
  )
  expect(
    loops.filter((loop) => !(loop in OTHER_LOOPS)),
    'call eachRow',
  ).toEqual([])
})
