/**
 * What the first view of the public pages costs: JavaScript as gzip sends it, and everything that is fetched. The budget of
 * `docs/quality.md` is for scripts. What the worker puts away afterwards is not in it.
 *   node bench/public-weight.ts <address>
 */
import { bytesOf, firstView, kb, scriptsIn } from './first-view.ts'

const [address] = process.argv.slice(2)
if (!address) {
  console.error('node bench/public-weight.ts <address>')
  process.exit(2)
}
const BUDGET_KB = 110
const EMBED_KB = 60
const PAGES = ['/home', '/tournaments', '/features', '/about', '/privacy-policy']

const searched = await fetch(`${address}/api/tournaments/skinny-search`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ publicSearch: true, startDate: '2000-01-01', pageSize: 1 }),
})
const [found] = ((await searched.json()) as { message: { _id: string }[] }).message

for (const path of [...PAGES, ...(found ? [`/tournaments/${found._id}`] : [])]) {
  const rows = await firstView(`${address}${path}`, (page) => page.locator('h1').first().waitFor(), { 'accept-encoding': 'gzip' })
  // The worker starts when the page is there.
  const scripts = scriptsIn(rows).filter(({ url }) => !/\/sw\.js/.test(url))
  console.log(`${kb(bytesOf(scripts))} kB scripts, budget ${BUDGET_KB}  ${kb(bytesOf(rows))} kB in all  ${path}`)
  if (bytesOf(scripts) > BUDGET_KB * 1000) process.exitCode = 1
}
if (found) {
  const rows = await firstView(`${address}/live-leaderboard/${found._id}/embed`, (page) => page.locator('h1').waitFor())
  console.log(`${kb(bytesOf(rows))} kB in all, budget ${EMBED_KB}  an embedded board`)
  if (bytesOf(rows) > EMBED_KB * 1000) process.exitCode = 1
}
