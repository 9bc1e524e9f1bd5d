/**
 * The offline engine beside PouchDB (with express-pouchdb) and RxDB (with its Dexie storage): one browser, one run, one process of
 * servers. Each figure is the median of ratios of pairs in this run (docs/quality.md, A5 and B1).
 *   npm run bench:sync [-- --boats 3000 --pairs 5 --only save,push]
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { connectDatabase } from '../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { openStage } from './sync/open-stage.ts'
import { inTurns, type Pairs, report, shareOf } from './sync/report.ts'
import { runsOf } from './sync/runs-of.ts'
import { offlineStack } from './sync/sizes.ts'
import { onSlowLink } from './sync/slow-link.ts'

const here = join(import.meta.dirname, 'sync')
const { values } = parseArgs({
  options: {
    boats: { type: 'string', default: '3000' },
    pairs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'size,save,weigh,list,bootstrap,push,pull,slow' },
    dist: { type: 'string', default: join(here, '../../apps/web/dist') },
  },
})
const BOATS = Number(values.boats)
const PAIRS = Number(values.pairs)
const only = new Set(values.only.split(','))
const MOST_STACK = 60_000
/** Of the service worker's own part: what it takes to open without a network at all. */
const WORKBOX = 7_600
const BOOTSTRAP = 10_000

if (only.delete('size')) tellSizes()
if (only.size === 0) process.exit(0)

// The other engines are installed here and nowhere else.
if (!existsSync(join(here, 'node_modules'))) {
  console.log('Installing the engines to measure beside …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
}
const { startBenchServer } = await import('./sync/bench-server.ts')
const { aSeasonOfBoats } = await import('./sync/a-season-of-boats.ts')

const scratch = mkdtempSync(join(tmpdir(), 'ramplight-bench-sync-'))
const pages = join(scratch, 'pages')
await build({
  configFile: false,
  logLevel: 'error',
  root: here,
  base: '/bench/',
  define: { global: 'globalThis' },
  // Two copies of it refuse each other.
  resolve: { dedupe: ['dexie'], alias: { dexie: join(here, '../../node_modules/dexie') } },
  build: { outDir: pages, target: 'es2023', rolldownOptions: { input: join(here, 'index.html') }, assetsDir: '.' },
})
const server = await startEmbeddedPostgres({ dataDir: join(scratch, 'data'), log: () => {} })
const database = connectDatabase({ ...server.connection, max: 20 })
await migrateDatabase(database.pool)
const season = await aSeasonOfBoats(database, BOATS + 200)
const { port, close } = await startBenchServer((request, response) => season.app.routing(request, response), pages)
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
const stage = openStage(browser, `http://127.0.0.1:${port}`, season.tournament)
const { save, firstList, bootstrap, push, pull } = runsOf(stage, BOATS)

console.log(`${BOATS} boats, ${PAIRS} pairs, ${browser.version()}; ratios of medians beside each other in this run\n`)
const pairs = (thing: () => Promise<number>, control: () => Promise<number>): Promise<Pairs> => inTurns(thing, control, PAIRS)
if (only.has('save'))
  report('save of one boat beside a bare strict transaction', { most: 1.5 }, await pairs(save('product'), save('bare')), 'ms')
if (only.has('weigh'))
  report(
    'save of a weigh-in beside a bare strict transaction',
    { most: 1.5 },
    await pairs(save('product', 'weigh'), save('bare', 'weigh')),
    'ms',
  )
if (only.has('list'))
  report('cold open and first list beside PouchDB', { most: 0.5 }, await pairs(firstList('product'), firstList('pouch')), 'ms')
if (only.has('bootstrap')) {
  const both = await pairs(bootstrap('product', BOOTSTRAP), bootstrap('bare', BOOTSTRAP))
  report(`first copy of ${BOOTSTRAP} boats beside a bare put of them`, { most: 2 }, both, 'ms')
}
if (only.has('push')) {
  report('push beside PouchDB (times as fast)', { least: 2 }, await pairs(push('product'), push('pouch')), 'ms')
  report('push beside RxDB (times as fast)', { least: 2 }, await pairs(push('product'), push('rx')), 'ms')
  const { requests } = shareOf('push', stage.meters.push, BOATS)
  report(`requests of a push of ${BOATS} beside 10 + n/100`, { most: 1 }, [[requests, 10 + BOATS / 100]], 'requests')
}
if (only.has('pull')) {
  report('pull of a record beside PouchDB (times as fast)', { least: 2 }, await pairs(pull('product'), pull('pouch')), 'ms')
  report('pull of a record beside RxDB (times as fast)', { least: 1 }, await pairs(pull('product'), pull('rx')), 'ms')
  shareOf('pull', stage.meters.pull, BOATS)
}
if (only.has('slow')) await onSlowLink(stage, BOATS)

console.log(report.missed.length ? `\nMissed: ${report.missed.join('; ')}` : '\nAll met')
await browser.close()
close()
await season.close()
await database.close()
await server.stop()
rmSync(scratch, { recursive: true, force: true })
process.exit(0)

/** Of what was built last. */
function tellSizes(): void {
  const stack = offlineStack(values.dist)
  if (!stack) {
    console.log('Nothing is built; `npm run build` first for the sizes.\n')
    return
  }
  for (const { name, bytes } of stack.page) console.log(`  ${name.padEnd(40)} ${(bytes / 1000).toFixed(1).padStart(6)} kB`)
  if (stack.worker)
    console.log(`  ${'the worker that sends with closed tabs'.padEnd(40)} ${(stack.worker.bytes / 1000).toFixed(1).padStart(6)} kB`)
  const page = stack.page.reduce((sum, { bytes }) => sum + bytes, 0)
  report('gzip of the offline stack, with workbox', { most: 1 }, [[page + WORKBOX, MOST_STACK]], 'bytes')
}
