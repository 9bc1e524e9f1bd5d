import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags } from '../../../tools/chromium.ts'
import { type FaultsProxy, faultsProxy } from '../../sync-test/src/processes/faults-proxy.ts'
import { TABLET } from './station.ts'

/** A browser of its own with a profile on the disk and a line of its own: it can be killed, and opened again where it was. */
export type LastingStation = {
  line: FaultsProxy
  /** The tab that is looked at. */
  page: () => Page
  context: () => BrowserContext
  /** SIGKILL of the browser, at once: nobody says goodbye. */
  kill: () => Promise<void>
  open: () => Promise<Page>
  close: () => Promise<void>
}

export async function aLastingStation(serverAddress: string, letter: string): Promise<LastingStation> {
  const line = await faultsProxy(Number(new URL(serverAddress).port))
  const profile = mkdtempSync(join(tmpdir(), 'ramplight-profile-'))
  let context: BrowserContext
  let page: Page
  let browser = 0

  async function open(): Promise<Page> {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumFlags,
      baseURL: line.address,
      viewport: TABLET,
      timezoneId: 'America/Chicago',
      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
    context.setDefaultTimeout(15_000)
    await context.addInitScript((station) => localStorage.setItem('rl-station-letter', JSON.stringify(station)), letter)
    page = context.pages()[0] ?? (await context.newPage())
    browser = await processOf()
    return page
  }
  async function processOf(): Promise<number> {
    const session = await context.browser()!.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.find(({ type }) => type === 'browser')!.id
  }

  await open()
  return {
    line,
    page: () => page,
    context: () => context,
    open,
    kill: async () => {
      const gone = new Promise((resolve) => context.once('close', resolve))
      process.kill(browser, 'SIGKILL')
      await gone
    },
    close: async () => {
      await context.close().catch(() => undefined)
      await line.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
