import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Given } from './a-feed-of.ts'
import type { Meter } from './metered.ts'

export type Engine = 'product' | 'pouch' | 'rx' | 'bare'
export type Timed = { ms: number; answer: number }

/** PouchDB asks for its notes of the last replication before it has made any; the line is cut on purpose. */
const isHarmless = (text: string, url: string) =>
  url.includes('/_local/') || url.endsWith('/favicon.ico') || text.includes('ERR_INTERNET_DISCONNECTED')

export type Stage = ReturnType<typeof openStage>

/** The page in which the engines run, and what is done with it. */
export function openStage(browser: Browser, origin: string, tournament: () => Promise<Given>) {
  let page: Page
  let context: BrowserContext | undefined
  let last: Given | undefined
  const meters: Record<'push' | 'pull', (Meter & { ms: number })[]> = { push: [], pull: [] }

  async function load(): Promise<void> {
    page = await context!.newPage()
    page.on('pageerror', (error) => console.error(error))
    page.on('console', (line) => {
      if (line.type() === 'error' && !isHarmless(line.text(), line.location().url)) console.error(line.text(), line.location().url)
    })
    await page.goto(`${origin}/bench/index.html`)
    await page.waitForFunction(() => 'contenders' in globalThis)
    if (last) await page.evaluate((given) => Object.assign(globalThis, { given }), last)
  }
  return {
    meters,
    /** A browser that has never been here; of a new director, or of the one who was here last. */
    fresh: async (whose: 'new' | 'last' = 'new') => {
      await context?.close()
      context = await browser.newContext()
      if (whose === 'new' || !last) last = await tournament()
      await load()
    },
    /** The page is closed and opened again; what it has put away is still there. */
    reload: async () => {
      await page.close()
      await load()
    },
    /** Milliseconds that one method of one engine takes in the page, and what it answered. */
    timed: (engine: Engine, method: string, ...given: unknown[]): Promise<Timed> =>
      page.evaluate(
        async ([name, what, args]) => {
          // biome-ignore lint/suspicious/noExplicitAny: the page's own table of engines
          const { contenders } = globalThis as any
          const from = performance.now()
          const answer = await contenders[name as string][what as string](...(args as unknown[]))
          return { ms: performance.now() - from, answer }
        },
        [engine, method, given] as const,
      ),
    /** Milliseconds of the middle one of so many calls, one after the other. */
    median: (engine: Engine, method: string, from: number, count: number): Promise<number> =>
      page.evaluate(
        async ([name, what, first, many]) => {
          // biome-ignore lint/suspicious/noExplicitAny: the page's own table of engines
          const { contenders } = globalThis as any
          const each: number[] = []
          for (let i = first as number; i < (first as number) + (many as number); i++) {
            const began = performance.now()
            await contenders[name as string][what as string](i)
            each.push(performance.now() - began)
          }
          return each.sort((a, b) => a - b)[each.length >> 1]!
        },
        [engine, method, from, count] as const,
      ),
    meter: (): Promise<Meter> =>
      // biome-ignore lint/suspicious/noExplicitAny: the page's own table of engines
      page.evaluate(() => (globalThis as any).contenders.product.meter()),
    /** The line of the page, to slow down or to cut. */
    line: async (): Promise<CDPSession> => context!.newCDPSession(page),
    emptyPouch: async () => {
      await fetch(`${origin}/pouch/boats`, { method: 'DELETE' })
      await fetch(`${origin}/pouch/boats`, { method: 'PUT' })
    },
  }
}
