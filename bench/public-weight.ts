/**
 * What the first view of the public pages costs: JavaScript as gzip sends it, everything that is fetched, and how it feels on a
 * slow phone. The most that each may load at once is said in `apps/web/build/first-views.ts`, and a build above it is none; the
 * goal is 110 kB. What the worker puts away afterwards is not in it. With DEMO_PASSWORD set to that of a running demo, also the
 * first view of its angler and its director.
 *   node bench/public-weight.ts <address>
 */
import type { BrowserContext } from '@playwright/test'
import { OUR_HEADER } from '../packages/contract/src/kernel/our-answer.ts'
import { bytesOf, firstView, kb, scriptsIn, type Vitals, vitals } from './first-view.ts'

const [address] = process.argv.slice(2)
if (!address) {
  console.error('node bench/public-weight.ts <address>')
  process.exit(2)
}
const GOAL_KB = 110
const EMBED_KB = 60
/** What a slow phone may feel (docs/quality.md, A4b): milliseconds, and how far things move. */
const LIMITS = { lcp: 2500, cls: 0.05, tbt: 200 }
const PAGES = ['/home', '/tournaments', '/tours', '/seasons', '/login', '/features', '/about', '/contact-us', '/privacy-policy']
const GZIP = { 'accept-encoding': 'gzip' }

const searched = await fetch(`${address}/api/tournaments/skinny-search`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ publicSearch: true, startDate: '2000-01-01', pageSize: 1 }),
})
const [found] = ((await searched.json()) as { message: { _id: string }[] }).message

console.log(`limits: LCP ${LIMITS.lcp / 1000} s, CLS ${LIMITS.cls}, TBT ${LIMITS.tbt} ms on a slow phone`)
for (const path of [...PAGES, ...(found ? [`/tournaments/${found._id}`, `/live-leaderboard/${found._id}`] : [])]) {
  const rows = await firstView(`${address}${path}`, (page) => page.locator('h1').first().waitFor(), GZIP)
  const felt = await vitals(`${address}${path}`, (page) => page.locator('h1').first().waitFor(), GZIP)
  const feels = `LCP ${(felt.lcp / 1000).toFixed(1)} s, CLS ${felt.cls.toFixed(3)}, TBT ${felt.tbt.toFixed(0)} ms${missed(felt)}`
  console.log(`${scriptKb(rows)} kB scripts, goal ${GOAL_KB}  ${kb(bytesOf(rows))} kB in all  ${feels}  ${path}`)
}
if (found) {
  const rows = await firstView(`${address}/live-leaderboard/${found._id}/embed`, (page) => page.locator('h1').waitFor(), GZIP)
  console.log(`${kb(bytesOf(rows))} kB in all, budget ${EMBED_KB}  an embedded board`)
  if (bytesOf(rows) > EMBED_KB * 1000) process.exitCode = 1
}
const worker = await fetch(`${address}/sw.js`, { headers: GZIP })
await worker.arrayBuffer()
console.log(`${kb(Number(worker.headers.get('content-length')))} kB  sw.js, fetched when the page has come to rest`)

const password = process.env.DEMO_PASSWORD
if (password)
  for (const [who, path] of [
    ['angler', '/angler'],
    ['director', '/director'],
  ] as const) {
    const rows = await firstView(`${address}${path}`, (page) => page.locator('h1').first().waitFor(), GZIP, signedIn(who, password))
    console.log(`${scriptKb(rows)} kB scripts  ${kb(bytesOf(rows))} kB in all  ${path}, signed in`)
  }

/** Which limits a page breaks. */
function missed(felt: Vitals): string {
  const over = (Object.keys(LIMITS) as (keyof Vitals)[]).filter((one) => felt[one] > LIMITS[one])
  return over.length ? ` MISSED ${over.join(', ')}` : ' met'
}

/** The worker starts when the page is there. */
function scriptKb(rows: Awaited<ReturnType<typeof firstView>>): string {
  return kb(bytesOf(scriptsIn(rows).filter(({ url }) => !/\/(board-)?sw\.js/.test(url))))
}

function signedIn(who: string, password: string) {
  return async (context: BrowserContext) => {
    const data = { email: `${who}@demo.example`, password }
    const answer = await context.request.post(`${address}/api/users/login`, { data, headers: { [OUR_HEADER]: '1' } })
    const { user } = (await answer.json()) as { user: unknown }
    await context.addInitScript((user) => localStorage.setItem('rl-user', user), JSON.stringify(user))
  }
}
