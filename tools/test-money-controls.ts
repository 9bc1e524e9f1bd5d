/**
 * Is the proof of money worth anything? Takes each safeguard out in turn, from outside, and lives through money days until one goes wrong.
 * Fails unless every missing safeguard is noticed, and unless all is well while none is missing: on days of chance, and on the very days
 * that went wrong without one.
 *   npm run test:money:controls [-- --runs <most days for each, 300> --seed <seed> --only <part of a name>]
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inOwnDatabases } from '../apps/sync-test/src/controls/in-own-databases.ts'
import { readOptions } from '../apps/sync-test/src/options.ts'
import { MONEY_CONTROLS } from './money/controls.ts'
import type { Caught } from './money/one-control.ts'

/** Days that have to be good while nothing is missing, so that what is noticed is the missing safeguard. */
const GOOD_DAYS = 40
const NOTHING = 'nothing is missing'

const args = process.argv.slice(2)
const { runs, seed } = readOptions(args, { runs: 300, seed: randomInt(2 ** 31) })
const { values } = parseArgs({ args, options: { only: { type: 'string' } }, strict: false })
const only = String(values.only ?? '')
const { without, close } = await inOwnDatabases<Caught>(join(import.meta.dirname, 'money/one-control.ts'))

const isNoticed = (tried: Caught | null, says = /./): boolean => tried?.wrong.some((one) => says.test(one)) ?? false

function verdictOf(tried: Caught | null, says = /./): string {
  if (!tried) return 'COULD NOT BE TRIED'
  const { days, steps, wrong, ms } = tried
  if (!wrong.length) return `NOT NOTICED in ${days} days`
  const sentence = (wrong.find((one) => says.test(one)) ?? wrong[0]!).split('\n')[0]
  if (!isNoticed(tried, says)) return `NOTICED FOR ANOTHER REASON after ${days} days: ${sentence}`
  return `noticed after ${days} days, ${steps} steps, ${Math.round(ms / 1000)} s: ${sentence}`
}

const missed: string[] = []
const wentWrong: NonNullable<Caught['day']>[] = []
console.log(`test:money:controls: at most ${runs} days each, seed ${seed}`)
function tell(name: string, good: Caught | null) {
  const isGood = good?.wrong.length === 0
  if (!isGood) missed.push(name)
  console.log(`${name.padEnd(44)} ${isGood ? `good for ${good.days} days, ${good.steps} steps` : `NOT GOOD: ${good?.wrong}`}`)
}
tell(NOTHING, await without(NOTHING, GOOD_DAYS, seed))
for (const [name, { says }] of Object.entries(MONEY_CONTROLS).filter(([name]) => name.includes(only))) {
  const tried = await without(name, runs, seed)
  if (!isNoticed(tried, says)) missed.push(name)
  else if (tried?.day) wentWrong.push(tried.day)
  console.log(`${name.padEnd(44)} ${verdictOf(tried, says)}`)
}
const folder = mkdtempSync(join(tmpdir(), 'ramplight-money-'))
const file = join(folder, 'days.json')
writeFileSync(file, JSON.stringify(wentWrong))
if (wentWrong.length) tell('the same days, and nothing is missing', await without(NOTHING, wentWrong.length, seed, file))
rmSync(folder, { recursive: true })
await close()
console.log(missed.length ? `the proof is worth little: ${missed.join(', ')}` : 'every missing safeguard is noticed')
process.exitCode = missed.length ? 1 : 0
