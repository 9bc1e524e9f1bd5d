/**
 * The offline engine beside PouchDB (with express-pouchdb) and RxDB (with its Dexie storage): one browser, one run, one process of
 * servers. Each figure is the median of ratios of pairs in this run (docs/quality.md, A5 and B1).
 *   npm run bench:sync [-- --boats 3000]
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { connectDatabase } from '../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { median } from './pairs.ts'

const here = join(import.meta.dirname, 'sync')
const { values } = parseArgs({ options: { boats: { type: 'string', default: '3000' }, pairs: { type: 'string', default: '5' } } })
const BOATS = Number(values.boats)
const PAIRS = Number(values.pairs)

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
const origin = `http://127.0.0.1:${port}`

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
type Engine = 'product' | 'pouch' | 'rx' | 'bare'

let page: Page
let context: BrowserContext
/** A browser that has never been here. */
async function freshBrowser() {
  await context?.close()
  context = await browser.newContext()
  page = await loadPage()
}
async function loadPage() {
  const next = await context.newPage()
  next.on('pageerror', (error) => console.error(error))
  next.on('console', (line) => line.type() === 'error' && console.error(line.text(), line.location().url))
  await next.goto(`${origin}/bench/index.html`)
  await next.waitForFunction(() => 'contenders' in globalThis)
  return next
}

/** Milliseconds that one method of one engine takes in the page, and what it answered. */
const timed = (engine: Engine, method: string, ...given: unknown[]): Promise<{ ms: number; answer: number }> =>
  page.evaluate(
    async ([name, what, args]) => {
      // biome-ignore lint/suspicious/noExplicitAny: the page's own table of engines
      const { contenders } = globalThis as any
      const from = performance.now()
      const answer = await contenders[name as string][what as string](...(args as unknown[]))
      return { ms: performance.now() - from, answer }
    },
    [engine, method, given] as const,
  )
const give = async () => {
  const fresh = await season.tournament()
  await page.evaluate((what) => Object.assign(globalThis, { given: what }), fresh)
}
const emptyPouch = async () => {
  await fetch(`${origin}/pouch/boats`, { method: 'DELETE' })
  await fetch(`${origin}/pouch/boats`, { method: 'PUT' })
}

const missed: string[] = []
type Goal = { least?: number; most?: number }
function report(what: string, { least, most }: Goal, pairs: [number, number][], unit: string): void {
  const ratios = pairs.map(([thing, control]) => (least === undefined ? thing / control : control / thing))
  const ratio = median(ratios)
  const spread = median(ratios.map((one) => Math.abs(one - ratio)))
  const isMet = least === undefined ? ratio <= (most ?? Number.POSITIVE_INFINITY) : ratio >= least
  if (!isMet) missed.push(what)
  const goal = least === undefined ? `≤ ${most}` : `≥ ${least}`
  const [a, b] = [median(pairs.map(([thing]) => thing)), median(pairs.map(([, control]) => control))]
  console.log(
    `${what.padEnd(58)} ${ratio.toFixed(2)} ± ${spread.toFixed(2)}  goal ${goal}  ${isMet ? 'met' : 'MISSED'}  (${a.toFixed(1)} and ${b.toFixed(1)} ${unit})`,
  )
}

/** Thing and control in turns, swapping who goes first. */
async function inTurns(thing: () => Promise<number>, control: () => Promise<number>, pairs = PAIRS): Promise<[number, number][]> {
  const both: [number, number][] = []
  for (let i = -1; i < pairs; i++) {
    const first = i % 2 ? await thing() : await control()
    const second = i % 2 ? await control() : await thing()
    if (i >= 0) both.push(i % 2 ? [first, second] : [second, first])
  }
  return both
}

let made = 0
const nameOf = (engine: Engine) => `${engine}-${++made}`

/** Warm, as after a morning at the ramp: a hundred records before the clock starts. */
async function opened(engine: Engine): Promise<string> {
  const name = nameOf(engine)
  await timed(engine, 'open', name, true)
  return name
}

const push = (engine: Engine) => async () => {
  await freshBrowser()
  await give()
  if (engine === 'pouch') await emptyPouch()
  await opened(engine)
  if (engine === 'product') await timed(engine, 'pull')
  await timed(engine, 'saveMany', BOATS, 100)
  await timed(engine, 'push')
  await timed(engine, 'saveMany', 0, BOATS)
  const { ms } = await timed(engine, 'push')
  await timed(engine, 'close')
  return ms
}

const pull = (engine: Engine) => async () => {
  await freshBrowser()
  await give()
  await opened(engine)
  const { ms, answer } = await timed(engine, 'pull')
  if (answer < BOATS) throw new Error(`${engine} brought ${answer} of ${BOATS}`)
  await timed(engine, 'close')
  return ms
}

const SAVES = 200
const save = (engine: Engine) => async () => {
  await freshBrowser()
  await give()
  await opened(engine)
  for (let i = 0; i < 20; i++) await timed(engine, 'save', i)
  const ms = await page.evaluate(
    async ([name, count]) => {
      // biome-ignore lint/suspicious/noExplicitAny: the page's own table of engines
      const { contenders } = globalThis as any
      const each: number[] = []
      for (let i = 20; i < 20 + (count as number); i++) {
        const from = performance.now()
        await contenders[name as string].save(i)
        each.push(performance.now() - from)
      }
      return each.sort((a, b) => a - b)[each.length >> 1]!
    },
    [engine, SAVES] as const,
  )
  await timed(engine, 'close')
  return ms
}

/** Cold: the database is opened by a page that was not there before, and the first list is on the screen. */
const firstList = (engine: Engine) => async () => {
  await freshBrowser()
  await give()
  const name = await opened(engine)
  const given = await page.evaluate(() => (globalThis as { given?: unknown }).given)
  await timed(engine, 'saveMany', 0, BOATS)
  await timed(engine, 'close')
  await page.close()
  page = await loadPage()
  await page.evaluate((what) => Object.assign(globalThis, { given: what }), given)
  const open = await timed(engine, 'open', name, false)
  const list = await timed(engine, 'list')
  if (list.answer < BOATS) throw new Error(`${engine} lists ${list.answer} of ${BOATS}`)
  await timed(engine, 'close')
  return open.ms + list.ms
}

console.log(`${BOATS} boats, ${PAIRS} pairs, ${browser.version()}; ratios of medians beside each other in this run\n`)
report('save of one boat beside a bare strict transaction', { most: 1.5 }, await inTurns(save('product'), save('bare')), 'ms')
report('cold open and first list beside PouchDB', { most: 0.5 }, await inTurns(firstList('product'), firstList('pouch')), 'ms')
report('push beside PouchDB (times as fast)', { least: 2 }, await inTurns(push('product'), push('pouch')), 'ms')
report('pull beside PouchDB (times as fast)', { least: 2 }, await inTurns(pull('product'), pull('pouch')), 'ms')
report('push beside RxDB (times as fast)', { least: 2 }, await inTurns(push('product'), push('rx')), 'ms')
report('pull beside RxDB (times as fast)', { least: 1 }, await inTurns(pull('product'), pull('rx')), 'ms')

console.log(missed.length ? `\nMissed: ${missed.join('; ')}` : '\nAll met')
await browser.close()
close()
await season.close()
await database.close()
await server.stop()
rmSync(scratch, { recursive: true, force: true })
process.exit(0)
