/**
 * The proof of money: random days of one boat at the ramp and at the card provider, and what must hold on each evening.
 *   npm run test:money [-- --runs <days, 300> --seed <seed> --path <path of a failure> --fast]
 * Says how often each thing has happened. The first day that goes wrong is made as small as possible (`--fast`: it is not) and printed
 * with its seed and path; both bring it back.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { aMoneyLake, liveThroughDays } from '../apps/server/src/features/payments/stripe/testing/live-through-days.ts'
import { ownPostgres } from '../apps/sync-test/src/model/own-postgres.ts'
import { readOptions } from '../apps/sync-test/src/options.ts'
import { noFiles } from './money/no-files.ts'

const args = process.argv.slice(2)
const { runs, seed } = readOptions(args, { runs: 300, seed: randomInt(2 ** 31) })
const { values } = parseArgs({ args, options: { path: { type: 'string' }, fast: { type: 'boolean' } }, strict: false })
const from = Date.now()
const seconds = () => `${Math.round((Date.now() - from) / 1000)} s`

console.log(`test:money: ${runs} days from seed ${seed}`)
const database = await ownPostgres()
const lake = await aMoneyLake({ database: { ...database, connection: database.address as never }, files: noFiles })
const lived = await liveThroughDays(lake, {
  ...{ runs, seed, path: values.path as string | undefined, shrink: !values.fast },
  onDay: (days) => days % 50 === 0 && console.log(`  ${days} days, ${seconds()}`),
})
console.log(`test:money: ${lived.days} days, ${lived.steps} steps, seed ${seed}, ${lived.wrong.length} violations, ${seconds()}`)
for (const [what, times] of [...lived.howOften].sort((one, other) => other[1] - one[1])) console.log(`  ${what}: ${times}`)
if (lived.wrong.length) {
  console.log('a day that goes wrong:')
  for (const step of lived.day ?? []) console.log(`  ${JSON.stringify(step)}`)
  console.log(lived.wrong.join('\n'))
  console.log(`again: npm run test:money -- --runs ${runs} --seed ${seed} --path ${lived.path}`)
}
// After a day that went wrong somebody may still wait for something: nobody waits for them.
await Promise.race([lake.close(), new Promise((done) => setTimeout(done, 10_000))]).catch((error) => lived.wrong.push(String(error)))
await Promise.race([database.close(), new Promise((done) => setTimeout(done, 10_000))])
process.exit(lived.wrong.length ? 1 : 0)
