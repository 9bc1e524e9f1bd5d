import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'

export type Fetched = { url: string; bytes: number }

/** What a browser with an empty cache fetches for the first view of a page on a phone, largest first. */
export async function firstView(
  url: string,
  isThere: (page: Page) => Promise<unknown>,
  headers: Record<string, string> = {},
): Promise<Fetched[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: headers })
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
  await browser.close()
  return rows.sort((a, b) => b.bytes - a.bytes)
}

export const bytesOf = (rows: readonly Fetched[]): number => rows.reduce((sum, row) => sum + row.bytes, 0)
export const scriptsIn = (rows: readonly Fetched[]): Fetched[] => rows.filter((row) => /\.js(\?|$)/.test(row.url))
export const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)
