/**
 * What the first view of the public board costs on the wire: page, scripts, styles, fonts and the board itself, as a
 * browser with an empty cache gets them. Control: React and react-dom alone, bundled and compressed in the same run.
 *   node bench/board-weight.ts <address> <tournament id>
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'

const [address, tournament] = process.argv.slice(2)
if (!address || !tournament) {
  console.error('node bench/board-weight.ts <address> <tournament id>')
  process.exit(2)
}
const BUDGET_KB = 170

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
const session = await page.context().newCDPSession(page)
await session.send('Network.enable')
const urls = new Map<string, string>()
const rows: { url: string; bytes: number }[] = []
session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
  rows.push({ url: urls.get(requestId) ?? '?', bytes: encodedDataLength }),
)
await page.goto(`${address}/live-leaderboard/${tournament}`)
await page.locator('.board-table tbody tr, .board-empty').first().waitFor()
await page.evaluate(() => document.fonts.ready)
await page.waitForTimeout(1000)
await browser.close()

const floor = await reactFloor()
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
for (const { url, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) console.log(`${kb(bytes)} kB  ${url.replace(address, '')}`)
const total = rows.reduce((sum, row) => sum + row.bytes, 0)
const scripts = rows.filter((row) => /\.js(\?|$)/.test(row.url)).reduce((sum, row) => sum + row.bytes, 0)
console.log(`${kb(total)} kB  first view on the wire, budget ${BUDGET_KB} kB`)
console.log(`${kb(scripts)} kB  scripts = ${(scripts / floor).toFixed(2)} × React alone (${kb(floor).trim()} kB, brotli)`)
process.exitCode = total <= BUDGET_KB * 1000 ? 0 : 1

/** React and react-dom with nothing to show, built by the same tools. */
async function reactFloor(): Promise<number> {
  const source =
    "import { createRoot } from 'react-dom/client'; import { createElement } from 'react'; createRoot(document.body).render(createElement('p'))"
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [{ name: 'floor', resolveId: (id) => (id === 'floor' ? '\0floor' : null), load: (id) => (id === '\0floor' ? source : null) }],
    build: { write: false, rolldownOptions: { input: 'floor' } },
  })
  const chunks = [output].flat().flatMap((o) => ('output' in o ? o.output : []))
  return chunks.reduce(
    (sum, file) =>
      sum + (file.type === 'chunk' ? brotliCompressSync(file.code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length : 0),
    0,
  )
}
