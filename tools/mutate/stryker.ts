import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from './mutants.ts'

/** What does not change from run to run. */
const OPTIONS = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutate/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  /** Stryker rewrites a tsconfig through an API that TypeScript 7 no longer has; the tests do not need one. */
  tsconfigFile: 'none.json',
  ignorePatterns: ['apps', 'bench', 'packages/contract', 'packages/testkit', 'packages/ui', 'packages/sync'],
  timeoutMS: 10_000,
  /** It warns of what is run while tests are collected: known, and slower only for survivors. */
  warnings: { slow: false },
}

/** Runs Stryker on these files, in a copy outside the project, and gives back its report. */
export function runStryker(root: string, files: readonly string[]): Report {
  const scratch = mkdtempSync(join(tmpdir(), 'ramplight-mutate-'))
  try {
    const config = join(scratch, 'stryker.config.json')
    const report = join(scratch, 'report.json')
    const options = {
      ...OPTIONS,
      mutate: files,
      tempDirName: join(scratch, 'copy'),
      reporters: ['json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
      jsonReporter: { fileName: report },
    }
    writeFileSync(config, JSON.stringify(options))
    const { error, status } = spawnSync(join(root, 'node_modules/.bin/stryker'), ['run', config], { cwd: root, stdio: 'inherit' })
    if (error || status !== 0) throw error ?? new Error(`stryker ended with ${status}`)
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
