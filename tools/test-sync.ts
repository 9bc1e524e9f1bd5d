/**
 * The proof of the offline engine: the laws of its pure parts, days at the ramp with devices, a faulty network and the real server,
 * and a short day that is cut wherever it can be.
 *   npm run test:sync [-- --runs <days, 300> --seed <seed> --path <path of a failure> --only <laws, days or cuts> --fast]
 * A day that goes wrong is made as small as possible (`--fast`: it is not) and printed with its seed and path; both bring it back.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crashPointsOf, liveThroughCrash } from '../apps/sync-test/src/model/crash-points.ts'
import { ownPostgres } from '../apps/sync-test/src/model/own-postgres.ts'
import { type RampServer, rampServer } from '../apps/sync-test/src/model/ramp-server.ts'
import { inWords, runModel, tally } from '../apps/sync-test/src/model/run-model.ts'
import { makeWorld } from '../apps/sync-test/src/model/world.ts'
import { readOptions } from '../apps/sync-test/src/options.ts'

const args = process.argv.slice(2)
const { runs, seed } = readOptions(args, { runs: 300, seed: randomInt(2 ** 31) })
const { values } = parseArgs({
  args,
  options: { path: { type: 'string' }, only: { type: 'string' }, fast: { type: 'boolean' } },
  strict: false,
})
const root = join(import.meta.dirname, '..')
const seconds = (from: number) => `${Math.round((Date.now() - from) / 1000)} s`

/** Each part answers how many violations it found. */
const PARTS: Record<string, (server: () => Promise<RampServer>) => Promise<number>> = {
  laws: async () => {
    const files = globSync('packages/{sync,domain}/src/**/*.laws.test.ts', { cwd: root }).filter((file) => /sync/.test(file))
    const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'packages', '--reporter=dot', ...files], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    })
    return status === 0 ? 0 : 1
  },

  days: async (server) => {
    const from = Date.now()
    console.log(`days: ${runs} from seed ${seed}`)
    const onRun = (run: number) => run % 50 === 0 && console.log(`  ${run} days, ${seconds(from)}`)
    const path = values.path as string | undefined
    const report = await runModel(await server(), { runs, seed, path, shrink: !values.fast, onRun })
    const { steps, violations, script } = report
    console.log(`days: ${report.runs}, ${steps} steps, seed ${seed}, ${violations.length} violations, ${seconds(from)}`)
    const what = [...tally].sort((a, b) => b[1] - a[1]).map(([name, times]) => `${name} ${times}`)
    console.log(`came to pass: ${what.join(', ')}`)
    if (violations.length === 0 || !script) return violations.length
    for (const [index, { who, page, skew }] of script.devices.entries())
      console.log(`  Station ${index + 1}: ${who}, ${page} rows a page, clock off by ${skew} ms`)
    for (const step of script.steps) console.log(`  ${inWords(step)}`)
    console.log(violations.join('\n'))
    console.log(`again: npm run test:sync -- --only days --seed ${seed} --path ${report.path}`)
    return violations.length
  },

  cuts: async (server) => {
    const from = Date.now()
    const ramp = await server()
    const points = await crashPointsOf(ramp)
    let wrong = 0
    for (const point of points) {
      const violations = await liveThroughCrash(ramp, point)
      if (violations.length === 0) continue
      wrong++
      console.log(`  cut at ${point.where} ${point.k}: ${violations.slice(0, 3).join('\n    ')}`)
    }
    const counts = [...Map.groupBy(points, ({ where }) => where)].map(([where, own]) => `${own.length} at a ${where}`)
    console.log(`cuts: ${points.length} (${counts.join(', ')}), ${wrong} violations, ${seconds(from)}`)
    return wrong
  },
}

const opened: { ramp?: ReturnType<typeof open> } = {}
async function open() {
  const database = await ownPostgres()
  const server = await rampServer(database, makeWorld())
  return { server, close: () => server.close().then(database.close) }
}
const server = async () => {
  opened.ramp ??= open()
  return (await opened.ramp).server
}
let violations = 0
for (const [name, part] of Object.entries(PARTS)) if (!values.only || values.only === name) violations += await part(server)
// After a day that went wrong somebody may still wait for something: nobody waits for them.
await Promise.race([opened.ramp?.then(({ close }) => close()), new Promise((done) => setTimeout(done, 10_000))])
process.exit(violations ? 1 : 0)
