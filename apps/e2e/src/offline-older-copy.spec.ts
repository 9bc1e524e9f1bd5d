import type { Page } from '@playwright/test'
import { expectLive } from './book.ts'
import { readyForOffline, waitingOn } from './device.ts'
import { anEvent } from './event.ts'
import { expect, test } from './ramp.ts'
import { keyIn, saveKey, takeToScale, weighInsOf } from './station.ts'

test.use({ serviceWorkers: 'allow' })

type Older = { name: string; version: number; without: readonly string[]; more: readonly string[] }

/** Makes the database anew as an older version of the product had it, with the rows that are in it now. */
const makeOlder = (page: Page, older: Older) =>
  page.evaluate(async ({ name, version, without, more }) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const now = await answered(indexedDB.open(name))
    const stores = [...now.objectStoreNames].filter((store) => !without.includes(store))
    const reading = now.transaction(stores)
    const shapes = await Promise.all(
      stores.map(async (store) => {
        const { keyPath, autoIncrement, indexNames } = reading.objectStore(store)
        const indexes = [...indexNames].map((index) => {
          const { keyPath, multiEntry, unique } = reading.objectStore(store).index(index)
          return { index, keyPath, multiEntry, unique }
        })
        return { store, keyPath, autoIncrement, indexes, rows: await answered(reading.objectStore(store).getAll()) }
      }),
    )
    now.close()
    await answered(indexedDB.deleteDatabase(name))
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      for (const store of more) request.result.createObjectStore(store, { keyPath: '_id' })
      for (const { store, keyPath, autoIncrement, indexes, rows } of shapes) {
        const made = request.result.createObjectStore(store, { keyPath, autoIncrement })
        for (const { index, keyPath, ...options } of indexes) made.createIndex(index, keyPath, options)
        for (const row of rows) made.put(row)
      }
    }
    ;(await answered(request)).close()
  }, older)

const versionOf = (page: Page, name: string) =>
  page.evaluate(async (name) => (await indexedDB.databases()).find((one) => one.name === name)?.version, name)

/** In the counting of the browser, ten for each version of the product's. */
for (const [version, words] of [
  [910, 'the version before'],
  [920, 'this version, before questions were records'],
] as const)
  test(`unsent work in a copy of ${words} is there after the update, and is sent`, async ({ page, context, ramp }) => {
    // The worker that sends while no tab is open would be first.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'SyncManager'))
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 3 })
    await readyForOffline(page, ana)
    await takeToScale(page, event, 2)
    await context.setOffline(true)
    await keyIn(page, '14-07')
    await saveKey(page).click()
    await page.getByRole('button', { name: 'Next boat' }).click()
    await expect.poll(() => waitingOn(page, ana)).toBe(1)

    // A page of the same origin that is not the product. The product is left before there is a network: it would send at once.
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/manifest.webmanifest')
    const name = `offline_${ana.id}`
    await makeOlder(page, { name, version, without: ['questions'], more: ['conflicts'] })
    expect([await versionOf(page, name), await waitingOn(page, ana)]).toEqual([version, 1])

    await page.route('**/api/sync/push', (route) => route.abort())
    await page.goto(`/weigh-in/${event.id}`)
    await expect(page.getByText('2 of 3 still to weigh')).toBeVisible()
    expect(await waitingOn(page, ana)).toBe(1)
    expect(await versionOf(page, name)).toBeGreaterThanOrEqual(920)

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expectLive(page)
    await expect.poll(() => waitingOn(page, ana)).toBe(0)
    expect((await weighInsOf(ramp, await ramp.again(ana), event, 2)).map(({ weight }) => weight)).toEqual([231_000])
  })
