import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FORMATTER = 'packages/ui/src/values/times.ts'
/** Every way of making words of an instant, or a date of it, that does not ask for the zone of the event. */
const DIRECT = /toLocale(Time|Date)String|Intl\.DateTimeFormat|toISOString\(\)\.slice|Date\([^)]*\)\.toLocaleString|\.getTimezoneOffset\(/

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => `${folder}/${file}`)

test('LAW: no screen writes a date or a time by itself', () => {
  const files = [...sources('apps/web/src'), ...sources('packages/ui/src')]
  const direct = files.filter((file) => DIRECT.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(direct, 'write it with packages/ui/src/values/times.ts, in the zone of the event').toEqual([FORMATTER])
})
