import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, packagedChromium } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('a CHROMIUM_PATH that cannot be run is said, not passed over', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium, which cannot be run.')
})

test.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('the packaged Chromium runs (x64 Linux only)', () => {
  const cache = mkdtempSync(join(tmpdir(), 'ramplight-chromium-'))
  const program = packagedChromium(() => {}, cache)
  expect(execFileSync(program!, ['--version'], { encoding: 'utf8' })).toMatch(/Chrom/)
  rmSync(cache, { recursive: true, force: true })
})
