/**
 * Days at the ramp, driven through the real screens by a script that a seed makes: two tablets with their own browsers.
 *   npm run test:e2e:days [-- --days <20> --seed <seed>]
 * A day that goes wrong is printed in plain sentences with its seed, and how many of its steps are enough.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { days: { type: 'string' }, seed: { type: 'string' } } })
const env = { ...process.env, DAYS: values.days ?? '20', SEED: values.seed ?? String(randomInt(2 ** 31)), FIND_PREFIX: '1' }
console.log(`${env.DAYS} days from seed ${env.SEED}`)
const args = [join(import.meta.dirname, 'run-e2e.ts'), 'days/days.spec', '--workers', '1', '--reporter', 'line']
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1)
