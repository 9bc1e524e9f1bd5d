/**
 * Random requests to every call of a real server, for a night: nothing may break, nothing may be accepted that the
 * contract refuses, every answer must be as the API's document says. Every request has its own seed; a complaint names it.
 *   npm run fuzz -- [--seed <first seed>] [--runs <requests, 20000>]
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string', default: '20000' } } })
const [seed, runs] = [Number(values.seed ?? randomInt(2 ** 30)), Number(values.runs)]
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(runs) || runs < 1) throw new Error('fuzz: --seed and --runs are whole numbers')

const root = join(import.meta.dirname, '..')
console.log(`fuzz: ${runs} requests from seed ${seed}`)
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--config', 'tools/fuzz/vitest.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    FUZZ_SEED: String(seed),
    FUZZ_RUNS: String(runs),
  },
})
process.exitCode = status ?? 1
