/**
 * `npm test`: everything, cheap first, each check in its own words, one sum at the end.
 *   node tools/run-tests.ts [only-this-check …]
 *   node tools/run-tests.ts --changed[=origin/main]   while working: the cheap checks, and the tests that a change can reach
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PlaywrightReport, storyReport } from './story-report.ts'
import type { TestReport } from './test-report.ts'

/** `failures`: what failed, each in a line, for the end of it all. `slowest`: files or stories and their seconds. */
type Count = { passed: number; failed: number; failures?: string[]; slowest?: TestReport['slowest'] }
/** What a command said, when it was kept to be said as a whole. */
type Outcome = Count & { said?: string }
/** `isCheap`: seconds; such checks run side by side, before the others. */
type Check = { name: string; isCheap?: boolean; run: () => Promise<Outcome> }

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'ramplight-tests-'))
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  // Tests start the server dozens of times; what the first start compiled, the others read.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
}

/** Runs a command; `keep`: its words are kept, because others speak at the same time. */
const run = (command: string, args: readonly string[], { keep = false, more = {} as NodeJS.ProcessEnv } = {}) =>
  new Promise<{ ok: boolean; said: string }>((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: keep ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...env, ...more } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text))
    child.once('error', (error) => resolve({ ok: false, said: `${said}${error.message}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, said }))
  })

/** A cheap check that passes or fails as a whole. */
const whole = (name: string, command: string, ...args: string[]): Check => ({
  name,
  isCheap: true,
  run: async () => {
    const { ok, said } = await run(command, args, { keep: true })
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said }
  },
})

/** A test runner that says in a JSON file how many tests passed and what failed. A runner that breaks is one failure. */
const counted = (name: string, command: string, args: readonly string[], read: (report: unknown) => Count): Check => ({
  name,
  run: async () => {
    const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`)
    const { ok } = await run(command, args, { more: { TEST_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
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
const ofPlaywright = (report: unknown): Count => storyReport(report as PlaywrightReport)

const VITEST = ['run', '--reporter=default', '--reporter=./tools/test-report.ts']

const QUICK: Check[] = [
  // One checker each: several of one program repeat each other's work, and the other lane computes too.
  whole('types', 'tsc', '-b', '--noEmit', '--checkers', '1', '--builders', '1'),
  whole('known holes', 'node', 'tools/check-vulnerabilities.ts'),
  whole('lint', 'biome', 'ci', '.'),
  whole('boundaries', 'node', 'tools/check-boundaries.ts'),
  whole('map', 'node', 'tools/make-map.ts', '--check'),
  whole('spec', 'node', 'tools/make-spec-index.ts', '--check'),
  whole('openapi', 'node', 'tools/make-openapi.ts', '--check'),
  whole('migrations', 'node', 'tools/check-migrations.ts'),
]

const CHECKS: Check[] = [
  ...QUICK,
  whole('build', 'npm', 'run', '-s', 'build'),
  whole('replay of the Elite event', 'node', 'tools/replay.ts', 'elite', '--own-server'),
  whole('replay of the club event', 'node', 'tools/replay.ts', 'club', '--own-server'),
  counted('unit and HTTP tests', 'vitest', VITEST, ofVitest),
  counted('browser tests', 'node', ['tools/run-e2e.ts', '--reporter=line,json'], ofPlaywright),
]

/** How to see what a story did, where it was not tried twice. */
const TRACE = '  a trace of it: npm run test:e2e -- <file> --trace on'

/** The checks of a developer's loop; without a name, what is not committed has changed. */
const loop = (since: string): Check[] => [
  ...QUICK,
  counted('tests that the change can reach', 'vitest', [...VITEST, since, '--passWithNoTests'], ofVitest),
]

const began = Date.now()
const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000)
const sum: Count = { passed: 0, failed: 0 }
const failed: string[] = []
/** How long each check took, and what was slowest in it: said at the end, where it is found again. */
const times: string[] = []

const timeOf = (what: string, seconds: number) => `${String(seconds).padStart(5)} s  ${what}`

async function carryOut(check: Check): Promise<void> {
  const started = Date.now()
  if (!check.isCheap) console.log(`\n── ${check.name}`)
  const { said, slowest, ...count } = await check.run()
  if (check.isCheap) console.log(`\n── ${check.name}\n${said ?? ''}`.trimEnd())
  sum.passed += count.passed
  sum.failed += count.failed
  if (count.failed) failed.push(check.name, ...(count.failures ?? []).map((failure) => `  ${failure}`))
  if (count.failed && check.name === 'browser tests') failed.push(TRACE)
  const seconds = secondsSince(started)
  console.log(`── ${check.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  times.push(timeOf(check.name, seconds), ...(slowest ?? []).map((one) => `  ${timeOf(one.file, one.seconds)}`))
}

/** As many at once as there are processors: each of these checks computes on one, or waits for the network. */
async function sideBySide(checks: Check[]): Promise<void> {
  const waiting = [...checks]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await carryOut(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

const changed = process.argv.find((one) => one.startsWith('--changed'))
const wanted = process.argv.slice(2).filter((one) => one !== changed)
const chosen = (changed ? loop(changed) : CHECKS).filter((c) => wanted.length === 0 || wanted.some((w) => c.name.includes(w)))

await sideBySide(chosen.filter(({ isCheap }) => isCheap))
for (const check of chosen) if (!check.isCheap) await carryOut(check)

rmSync(scratch, { recursive: true, force: true })
if (failed.length) console.log(`\nNot passed:\n${failed.join('\n')}`)
console.log(`\nHow long it took, with the ten slowest files and stories:\n${times.join('\n')}`)
const seconds = secondsSince(began)
console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed ? 1 : 0
