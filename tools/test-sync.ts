/**
 * The proof of the offline engine: laws of its pure parts, and days at the ramp with devices, a faulty network and the real server.
 *   npm run test:sync [-- --runs <days, 300> --seed <seed> --path <path of a failure>]
 * A day that goes wrong is made as small as possible and printed with its seed and path; both bring it back.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ownPostgres } from '../apps/sync-test/src/model/own-postgres.ts'
import { rampServer } from '../apps/sync-test/src/model/ramp-server.ts'
import { inWords, runModel } from '../apps/sync-test/src/model/run-model.ts'
import { makeWorld } from '../apps/sync-test/src/model/world.ts'
import { readOptions } from '../apps/sync-test/src/options.ts'

const args = process.argv.slice(2)
const { runs, seed } = readOptions(args, { runs: 300, seed: randomInt(2 ** 31) })
const { values } = parseArgs({ args, options: { path: { type: 'string' }, fast: { type: 'boolean' } }, strict: false })
const from = Date.now()
const database = await ownPostgres()
const server = await rampServer(database, makeWorld())
console.log(`test:sync: ${runs} days from seed ${seed}`)
const onRun = (run: number) => run % 50 === 0 && console.log(`  ${run} days, ${Math.round((Date.now() - from) / 1000)} s`)
const report = await runModel(server, { runs, seed, path: values.path as string | undefined, shrink: !values.fast, onRun })
await server.close()
await database.close()
console.log(
  `${report.runs} days, ${report.steps} steps, seed ${report.seed}, ${report.violations.length} violations, ${Math.round((Date.now() - from) / 1000)} s`,
)
if (report.violations.length) {
  console.log(JSON.stringify(report.script?.devices))
  for (const step of report.script?.steps ?? []) console.log(`  ${inWords(step)}`)
  console.log(report.violations.join('\n'))
  console.log(`again: npm run test:sync -- --seed ${report.seed} --path ${report.path}`)
  process.exitCode = 1
}
