import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, replaced } from '../../apps/sync-test/src/controls/take-out.ts'
import { MONEY_CONTROLS } from './controls.ts'

const migrations = join(ROOT, 'apps/server/migrations')
const sql = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(join(migrations, name), 'utf8'))
  .join('\n')

test.each(Object.entries(MONEY_CONTROLS))('what "%s" takes out is still there to be taken out', (_name, { patches, prepare = '' }) => {
  expect(patches.length).toBeGreaterThan(0)
  for (const [file, own] of Map.groupBy(patches, (one) => one.file))
    own.reduce((text, patch) => replaced(text, patch, file), readFileSync(join(ROOT, file), 'utf8'))
  // The key of a table has no name of its own in the migrations.
  for (const [, dropped] of prepare.matchAll(/drop (?:index|trigger) (\w+)/g)) expect(sql).toContain(dropped)
})
