/**
 * The laws of the engine, tried on many more random tournaments than every test run does.
 *   npm run laws [-- <random tournaments per law, 10000> [first seed]]
 * One round tries every law on 500 tournaments or more from a seed of its own. A law that does not hold prints its seed and
 * the smallest case that breaks it; the same seed breaks it again: `npm run laws -- 500 <seed>`.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the laws of the whole tournament try in one round (`numRuns` in engine.laws.test.ts). */
const PER_ROUND = 500

const root = join(import.meta.dirname, '..')
const wanted = Number(process.argv[2] ?? 10_000)
const rounds = Math.max(1, Math.ceil(wanted / PER_ROUND))
const firstSeed = Number(process.argv[3] ?? randomInt(2 ** 31))
const scratch = mkdtempSync(join(tmpdir(), 'ramplight-laws-'))

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

function tryAll(seed: number): Report {
  const report = join(scratch, `${seed}.json`)
  const args = ['run', '--config', 'tools/laws/vitest.config.ts', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, LAW_SEED: String(seed) },
  })
  if (status === null) throw new Error('laws: the test runner could not be started')
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

let broken = 0
for (let round = 0; round < rounds; round++) {
  const seed = (firstSeed + round) % 2 ** 31
  const { numPassedTests, numFailedTests, testResults } = tryAll(seed)
  console.log(`round ${round + 1} of ${rounds}, seed ${seed}: ${numPassedTests} laws held, ${numFailedTests} did not`)
  for (const { status, fullName } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status === 'failed') console.log(`  ${fullName}`)
  }
  broken += numFailedTests
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${rounds * PER_ROUND} random tournaments for every law, ${broken} laws broken`)
process.exitCode = broken ? 1 : 0
