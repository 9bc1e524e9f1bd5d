/**
 * `npm test`: everything, cheap first, each check in its own words, one sum at the end.
 *   node tools/run-tests.ts [only-this-check …]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestReport } from './test-report.ts'

/** `failures`: what failed, each in a line, for the end of it all. `slowest`: files and their seconds. */
type Count = { passed: number; failed: number; failures?: string[]; slowest?: TestReport['slowest'] }
type Check = { name: string; run: () => Count }

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'ramplight-tests-'))
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
}

const succeeds = (command: string, args: string[], more: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } }).status === 0

/** A check that passes or fails as a whole. */
const whole = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () => (succeeds(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
})

/** A test runner that says in a JSON file how many tests passed and what failed. A runner that breaks is one failure. */
const counted = (name: string, command: string, args: readonly string[], read: (report: unknown) => Count): Check => ({
  name,
  run: () => {
    const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`)
    const ok = succeeds(command, [...args], { TEST_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
    try {
      const count = read(JSON.parse(readFileSync(report, 'utf8')))
      return ok || count.failed > 0 ? count : { ...count, failed: 1, failures: [`${command} ended with a fault and named no test`] }
    } catch {
      return { passed: 0, failed: 1, failures: [`${command} left no report`] }
    }
  },
})

const ofVitest = (report: unknown): Count => {
  const { passed, failures, slowest } = report as TestReport
  return { passed, failed: failures.length, failures, slowest }
}
const ofPlaywright = (report: unknown): Count => {
  const { stats, suites } = report as PlaywrightReport
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: suites.flatMap((suite) => failedIn(suite)) }
}

type Suite = { specs: { file: string; title: string; ok: boolean }[]; suites?: Suite[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

const failedIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedIn),
]

const CHECKS: Check[] = [
  whole('boundaries', 'node', 'tools/check-boundaries.ts'),
  whole('lint', 'biome', 'ci', '.'),
  whole('types', 'tsc', '-b', '--noEmit'),
  whole('map', 'node', 'tools/make-map.ts', '--check'),
  whole('openapi', 'node', 'tools/make-openapi.ts', '--check'),
  whole('migrations', 'node', 'tools/check-migrations.ts'),
  whole('known holes', 'node', 'tools/check-vulnerabilities.ts'),
  counted('unit and HTTP tests', 'vitest', ['run', '--reporter=default', '--reporter=./tools/test-report.ts'], ofVitest),
  whole('build', 'npm', 'run', '-s', 'build'),
  counted('browser tests', 'node', ['tools/run-e2e.ts', '--reporter=line,json'], ofPlaywright),
  whole('replay of the Elite event', 'node', 'tools/replay.ts', 'elite', '--own-server'),
  whole('replay of the club event', 'node', 'tools/replay.ts', 'club', '--own-server'),
]

const wanted = process.argv.slice(2)
const sum: Count = { passed: 0, failed: 0 }
const failed: string[] = []
for (const check of CHECKS.filter((c) => wanted.length === 0 || wanted.some((w) => c.name.includes(w)))) {
  const started = Date.now()
  console.log(`\n── ${check.name}`)
  const count = check.run()
  sum.passed += count.passed
  sum.failed += count.failed
  if (count.failed) failed.push(check.name, ...(count.failures ?? []).map((failure) => `  ${failure}`))
  console.log(`── ${check.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`)
  if (count.slowest) console.log(`   the slowest: ${count.slowest.map(({ file, seconds }) => `${file} ${seconds} s`).join(', ')}`)
}
rmSync(scratch, { recursive: true, force: true })
if (failed.length) console.log(`\nNot passed:\n${failed.join('\n')}`)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed ? 1 : 0
