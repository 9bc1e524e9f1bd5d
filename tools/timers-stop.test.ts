import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** A timer that sets a state and that nobody can stop, or one that lies in a ref and that somebody has to remember to stop. */
const STRAY = /^\s*setTimeout\(\(\) => set[A-Z]|\.current = setTimeout\(/m

test('LAW: a timer of a component stops with it', () => {
  const components = sourceFiles(ROOT).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  const stray = components.filter((file) => STRAY.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(stray, 'take useTimeout of @mantine/hooks, or clear it in the effect that began it').toEqual([])
})
