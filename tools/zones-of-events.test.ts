import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Files that take or hand on the director's choice; everybody else asks `zoneOf`, which knows the place. */
const HANDS_ON = [
  'packages/domain/src/tournament/',
  'packages/domain/src/results/board.ts',
  'packages/contract/src/',
  'apps/server/src/demo/',
  'apps/server/src/features/tournaments/tournaments/',
  'apps/server/src/features/payments/payments/winnings.ts',
  'apps/server/src/features/registration/tournament-pre-registrations/qr-form.ts',
  'apps/server/src/features/people/angler-merges/named-people.ts',
  'apps/web/src/features/setup/',
  'apps/web/src/features/tournaments/quick-create/',
  'apps/web/src/features/tournaments/tournaments/',
]
const READS = /\.timezone\b|\{[^}]*\btimezone\b[^}:]*\} = /

test('LAW: nobody reads the name of the time zone of an event without its place', () => {
  expect(READS.test('write(one.timezone)') && READS.test('const { startTime, timezone } = tournament')).toBe(true)
  const root = join(import.meta.dirname, '..')
  const found = sourceFiles(root).filter(
    (path) =>
      /^(packages|apps)\/(?!e2e)/.test(path) &&
      !/\.test\.|\/testing\//.test(path) &&
      !HANDS_ON.some((one) => path.startsWith(one)) &&
      READS.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(found).toEqual([])
})
