import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderEnvExample } from './make-env-example.ts'

test('.env.example is up to date (node tools/make-env-example.ts)', () => {
  expect(readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8')).toBe(renderEnvExample())
})
