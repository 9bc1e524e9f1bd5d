import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')
const BRAND = 'packages/domain/src/kernel/brand.ts'

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

test('LAW: one file knows what the product is called', () => {
  const found = sourceFiles(ROOT)
    .filter((file) => /^(apps\/(server|web)|packages\/[^/]+)\/src\//.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) => /\bRamplight\b/.test(withoutComments(readFileSync(join(ROOT, file), 'utf8'))))
  expect(found, `say brand.name of ${BRAND}`).toEqual([BRAND])
})
