import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'

export type Fetched = { url: string; bytes: number }
type IsThere = (page: Page) => Promise<unknown>
export type Visit = { headers?: Record<string, string>; arrive?: (context: BrowserContext) => Promise<unknown> }

/** It says that it is one: the server draws public pages for a phone. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** A page in a browser with an empty cache, on a phone. */
async function onAPhone<T>({ headers = {}, arrive }: Visit, look: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: headers })
  await arrive?.(context)
  const seen = await look(await context.newPage())
  await browser.close()
  return seen
}

/** What is fetched for the first view of a page, largest first. */
export const firstView = (
  url: string,
  isThere: IsThere,
  headers: Record<string, string> = {},
  arrive?: Visit['arrive'],
): Promise<Fetched[]> =>
  onAPhone({ headers, arrive }, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const urls = new Map<string, string>()
    const rows: Fetched[] = []
    session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      rows.push({ url: urls.get(requestId) ?? '?', bytes: encodedDataLength }),
    )
    await page.goto(url)
    await isThere(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(1000)
    return rows.sort((a, b) => b.bytes - a.bytes)
  })

/** As Lighthouse measures a phone: 150 ms there and back, 1.6 Mbit/s, a processor that is four times slower. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const SLOWER_PROCESSOR = 4
const SETTLED_MS = 5000

/** `lcp`: when the largest thing stood there; `cls`: how far things moved; `tbt`: for how long a tap would have waited in all. */
export type Vitals = { lcp: number; cls: number; tbt: number }

/** How a first view feels on a slow phone with one bar. */
export const vitals = (url: string, isThere: IsThere, headers: Record<string, string> = {}): Promise<Vitals> =>
  onAPhone({ headers }, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.addInitScript(watchVitals)
    await page.goto(url)
    await isThere(page)
    await page.waitForTimeout(SETTLED_MS)
    return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  })

/** Runs in the page. */
function watchVitals(): void {
  const LONG_MS = 50
  const seen = { lcp: 0, cls: 0, tbt: 0 }
  Object.assign(window, { vitals: seen })
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - LONG_MS)
  })
}

export const bytesOf = (rows: readonly Fetched[]): number => rows.reduce((sum, row) => sum + row.bytes, 0)
export const scriptsIn = (rows: readonly Fetched[]): Fetched[] => rows.filter((row) => /\.js(\?|$)/.test(row.url))
export const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)
