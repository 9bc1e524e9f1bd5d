/**
 * What the first view of the public board costs on the wire: page, scripts, styles, fonts and the board itself, as a
 * browser with an empty cache gets them. Control: React and react-dom alone, bundled and compressed in the same run.
 *   node bench/board-weight.ts <address> <tournament id>
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { bytesOf, firstView, kb, scriptsIn } from './first-view.ts'

const [address, tournament] = process.argv.slice(2)
if (!address || !tournament) {
  console.error('node bench/board-weight.ts <address> <tournament id>')
  process.exit(2)
}
const BUDGET_KB = 170

const rows = await firstView(`${address}/live-leaderboard/${tournament}`, (page) =>
  page.locator('.board-table tbody tr, .board-empty').first().waitFor(),
)

const floor = await reactFloor()
for (const { url, bytes } of rows) console.log(`${kb(bytes)} kB  ${url.replace(address, '')}`)
const total = bytesOf(rows)
const scripts = bytesOf(scriptsIn(rows))
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
