import type { Browser, BrowserContext, Page } from '@playwright/test'
import { bookIsReady, expectLive } from './book.ts'
import { expect, logIn, type Somebody } from './ramp.ts'
import { TABLET } from './station.ts'

/** A device of its own: what lies on one is not on the other. */
export async function aDevice(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, acceptDownloads: true })
  return context.newPage()
}

/** A tablet of its own, with the product and everything of this person on it. */
export async function aTablet(
  browser: Browser,
  baseURL: string | undefined,
  who: Somebody,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL, viewport: TABLET, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await readyForOffline(page, who)
  return { page, context }
}

/** Signed in through the login page, with the product and everything of this person on the device. */
export async function readyForOffline(page: Page, who: Somebody): Promise<void> {
  await logIn(page, who)
  await bookIsReady(page)
}

/** All that the pages of this portal need has been put away: they open without a network. */
export async function isInstalled(page: Page, portal: 'director' | 'angler' = 'director'): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => portalOn(page, portal), { timeout: 30_000 }).toBe('kept')
}

/** What the worker says of a portal's files; asked, it goes on fetching what is missing. */
const portalOn = (page: Page, portal: string): Promise<string> =>
  page.evaluate(async (portal) => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data: { kept, total } }) => resolve(kept === total ? 'kept' : `${kept} of ${total}`)
      active!.postMessage({ type: 'KEEP_PORTAL', portal }, [port2])
    })
  }, portal)

/** What was seen on this device and is kept for a day, as text. */
export const seenOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'rl-seen')) return ''
    const opened = indexedDB.open('rl-seen')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const got = opened.result.transaction('answers').objectStore('answers').getAll()
    await new Promise((resolve) => got.addEventListener('success', resolve))
    opened.result.close()
    return got.result.join()
  })

/**
 * The calls whose answers were seen here by this person and are kept. What is kept names other calls, too, and in the moment of a login what was
 * seen is still nobody's: the text alone does not say.
 */
export const keptCallsOn = async (page: Page, whose: string): Promise<string[]> =>
  (JSON.parse(`[${await seenOn(page)}]`) as { whose: string; clientState: { queries: { queryKey: [string] }[] } }[])
    .filter((kept) => kept.whose === whose)
    .flatMap(({ clientState }) => clientState.queries.map(({ queryKey: [path] }) => path))

/** What only the page in memory or the day's cache of seen lists knew is gone: the local copy alone is left. */
export const forgetSeen = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opened = indexedDB.open('rl-seen')
        opened.onupgradeneeded = () => opened.result.createObjectStore('answers')
        opened.onsuccess = () => {
          const done = opened.result.transaction('answers', 'readwrite')
          done.objectStore('answers').clear()
          done.oncomplete = () => {
            opened.result.close()
            resolve()
          }
        }
      }),
  )

/** The files of portals that have been put away on this device, by their names without folder. */
export const portalFilesOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('portal-files')).keys()
    return kept.map(({ url }) => new URL(url).pathname).flatMap((path) => (path.startsWith('/assets/') ? [path.slice(8)] : []))
  })

/** A species, typed into the form: the smallest thing a director can change. */
export async function addSpecies(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Species' }).first().click()
  await page.getByRole('button', { name: 'Add species' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: /^(Add|Save)/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(name).first()).toBeVisible()
}

/** How many rows of a table lie in this person's database on the device; `of`: only those whose index has this value, and where `has` names a field, that field. */
export const rowsOn = (page: Page, who: Somebody, table: string, of?: { index: string; value: string; has?: string }): Promise<number> =>
  page.evaluate(
    async ({ name, table, of }) => {
      if (!(await indexedDB.databases()).some((db) => db.name === name)) return 0
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const count = await new Promise<number>((resolve, reject) => {
        const store = db.transaction(table).objectStore(table)
        const request = of ? store.index(of.index).getAll(of.value) : store.count()
        const counted = (all: Record<string, unknown>[]) => all.filter((row) => !of?.has || row[of.has] != null).length
        request.onsuccess = () => resolve(Array.isArray(request.result) ? counted(request.result) : request.result)
        request.onerror = () => reject(request.error)
      })
      db.close()
      return count
    },
    { name: `offline_${who.id}`, table, of },
  )

/** How many changes wait in this person's database on the device. */
export const waitingOn = (page: Page, who: Somebody): Promise<number> => rowsOn(page, who, 'outbox')

/** What this person changed without a network has reached the server. The pill alone may say so before it has counted what waits. */
export async function expectSent(page: Page, who: Somebody): Promise<void> {
  await expect.poll(() => waitingOn(page, who), { timeout: 45_000 }).toBe(0)
  await expectLive(page)
}

/** The copies of people on this device; the answers of a day are no copy. */
export const databasesOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => (name && name !== 'rl-seen' ? [name] : [])).sort())

/** From the next page on: the disk of this device takes so long to open somebody's copy. */
export const slowDisk = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (this: IDBFactory, name, ...version) {
      const request = open.call(this, name, ...version)
      if (name.startsWith('offline_')) {
        let told: IDBOpenDBRequest['onsuccess'] = null
        Object.defineProperty(request, 'onsuccess', { get: () => told, set: (next) => (told = next) })
        request.addEventListener('success', (event) => setTimeout(() => told?.call(request, event), ms))
      }
      return request
    }
  }, ms)
