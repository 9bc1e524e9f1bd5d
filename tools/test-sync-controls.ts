/**
 * Is the proof of the offline engine worth anything? Takes each safeguard out in turn, from outside, and lives through days until
 * one goes wrong. Fails unless every missing safeguard is noticed, and unless all is well while none is missing.
 *   npm run test:sync:controls [-- --runs <most days for each, 300> --seed <seed> --only <part of a name>]
 */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONTROLS } from '../apps/sync-test/src/controls/controls.ts'
import { inOwnDatabases } from '../apps/sync-test/src/controls/in-own-databases.ts'
import type { Caught } from '../apps/sync-test/src/controls/one-control.ts'
import { readOptions } from '../apps/sync-test/src/options.ts'

/** Days that have to be good while nothing is missing, so that what is noticed is the missing safeguard. */
const GOOD_DAYS = 15
const NOTHING = 'nothing is missing'

const args = process.argv.slice(2)
const { runs, seed } = readOptions(args, { runs: 300, seed: randomInt(2 ** 31) })
const { values } = parseArgs({ args, options: { only: { type: 'string' } }, strict: false })
const only = String(values.only ?? '')
const { without, close } = await inOwnDatabases<Caught>(join(import.meta.dirname, '../apps/sync-test/src/controls/one-control.ts'))

const verdictOf = (tried: Caught | null): string => {
  if (!tried) return 'COULD NOT BE TRIED'
  const { days, steps, violation, ms } = tried
  return violation ? `noticed after ${days} days, ${steps} steps, ${Math.round(ms / 1000)} s: ${violation}` : `NOT NOTICED in ${days} days`
}
const isAsked = (name: string) => name.includes(only)
const wrong: string[] = []
console.log(`test:sync:controls: at most ${runs} days each, seed ${seed}`)
const good = await without(NOTHING, GOOD_DAYS, seed)
if (!good || good.violation) wrong.push(NOTHING)
console.log(
  `${NOTHING.padEnd(56)} ${good?.violation === null ? `good for ${good.days} days, ${good.steps} steps` : `NOT GOOD: ${good?.violation}`}`,
)
for (const [name] of Object.entries(CONTROLS).filter(([name]) => isAsked(name))) {
  const tried = await without(name, runs, seed)
  if (!tried?.violation) wrong.push(name)
  console.log(`${name.padEnd(56)} ${verdictOf(tried)}`)
}
await close()
console.log(wrong.length ? `the proof is worth little: ${wrong.join(', ')}` : 'every missing safeguard is noticed')
process.exitCode = wrong.length ? 1 : 0
