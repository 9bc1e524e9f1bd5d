import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTROLS } from './controls.ts'
import { ROOT, replaced } from './take-out.ts'

const migrations = join(ROOT, 'apps/server/migrations')
const sqlOf = (): string =>
  readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(migrations, name), 'utf8'))
    .join('\n')

test.each(Object.entries(CONTROLS))('what "%s" takes out is still there to be taken out', (_name, { patches, sql = [] }) => {
  expect(patches.length + sql.length).toBeGreaterThan(0)
  for (const [file, own] of Map.groupBy(patches, (one) => one.file))
    own.reduce((text, patch) => replaced(text, patch, file), readFileSync(join(ROOT, file), 'utf8'))
  for (const patch of sql) replaced(sqlOf(), patch, patch.name)
})
