/**
 * Is the proof of the offline engine worth anything? Takes each safeguard out in turn, from outside, and lives through days until
 * one goes wrong. Fails unless every missing safeguard is noticed, and unless all is well while none is missing.
 *   npm run test:sync:controls [-- --runs <most days for each, 300> --seed <seed> --only <part of a name>]
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { CONTROLS } from '../apps/sync-test/src/controls/controls.ts'
import type { Caught } from '../apps/sync-test/src/controls/one-control.ts'
import { ownPostgres } from '../apps/sync-test/src/model/own-postgres.ts'
import { readOptions } from '../apps/sync-test/src/options.ts'

/** Days that have to be good while nothing is missing, so that what is noticed is the missing safeguard. */
const GOOD_DAYS = 15
const NOTHING = 'nothing is missing'

const args = process.argv.slice(2)
const { runs, seed } = readOptions(args, { runs: 300, seed: randomInt(2 ** 31) })
const { values } = parseArgs({ args, options: { only: { type: 'string' } }, strict: false })
const only = String(values.only ?? '')
const database = await ownPostgres()
const { address } = database
// What somebody is connected to cannot be copied.
await database.pool.end()
const admin = new pg.Client({ ...address, database: 'postgres' })
await admin.connect()

/** In a process and a database of its own. */
async function without(name: string, most: number): Promise<Caught | null> {
  const own = `control_${randomInt(2 ** 31)}`
  await admin.query(`create database ${own} template ${address.database} strategy wal_log`)
  const entry = join(import.meta.dirname, '../apps/sync-test/src/controls/one-control.ts')
  const child = spawn(process.execPath, [entry, name, String(most), String(seed)], {
    env: { ...process.env, CONTROL_DATABASE: JSON.stringify({ ...address, database: own }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  await new Promise((done) => child.on('close', done))
  await admin.query(`drop database ${own} with (force)`)
  const last = said.trim().split('\n').at(-1)
  return last?.startsWith('{') ? (JSON.parse(last) as Caught) : null
}

const verdictOf = (tried: Caught | null): string => {
  if (!tried) return 'COULD NOT BE TRIED'
  const { days, steps, violation, ms } = tried
  return violation ? `noticed after ${days} days, ${steps} steps, ${Math.round(ms / 1000)} s: ${violation}` : `NOT NOTICED in ${days} days`
}
const isAsked = (name: string) => name.includes(only)
const wrong: string[] = []
console.log(`test:sync:controls: at most ${runs} days each, seed ${seed}`)
const good = await without(NOTHING, GOOD_DAYS)
if (!good || good.violation) wrong.push(NOTHING)
console.log(
  `${NOTHING.padEnd(56)} ${good?.violation === null ? `good for ${good.days} days, ${good.steps} steps` : `NOT GOOD: ${good?.violation}`}`,
)
for (const [name] of Object.entries(CONTROLS).filter(([name]) => isAsked(name))) {
  const tried = await without(name, runs)
  if (!tried?.violation) wrong.push(name)
  console.log(`${name.padEnd(56)} ${verdictOf(tried)}`)
}
await admin.end()
await database.close()
console.log(wrong.length ? `the proof is worth little: ${wrong.join(', ')}` : 'every missing safeguard is noticed')
process.exitCode = wrong.length ? 1 : 0
