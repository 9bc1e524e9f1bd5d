import type { Page } from '@playwright/test'
import { newId } from '@ramplight/contract/kernel/new-id'
import { newBag } from '@ramplight/domain/weigh-in/bag'
import { expectLive } from './book.ts'
import { addSpecies, readyForOffline, rowsOn, seenOn, waitingOn } from './device.ts'
import { anEvent, crewOf } from './event.ts'
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

/** What an older build kept here, of which every answer and every record had another shape: nothing of its data can be read any more. */
const ofOtherShape = (page: Page, copy: string) =>
  page.evaluate(async (copy) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const seen = await answered(indexedDB.open('rl-seen'))
    const store = seen.transaction('answers', 'readwrite').objectStore('answers')
    for (const key of await answered(store.getAllKeys())) {
      const kept = JSON.parse(await answered(store.get(key)))
      for (const query of kept.clientState.queries) query.state.data = {}
      for (const path of Object.keys(kept.shapes)) kept.shapes[path] = 'of an older build'
      await answered(store.put(JSON.stringify(kept), key))
    }
    seen.close()
    const opened = await answered(indexedDB.open(copy))
    await answered(opened.transaction('kv', 'readwrite').objectStore('kv').put({ k: 'tables', v: 'of an older build' }))
    opened.close()
  }, copy)

test('an update that changes every shape: kept answers, the copy, what waits and a bag that was asked about come over', async ({
  page,
  context,
  ramp,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SyncManager'))
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 4 })
  await readyForOffline(page, ana)
  await page.goto(`/tournaments/${event.id}`)
  await expect(page.getByText(crewOf(1)[0]).first()).toBeVisible()
  await expect.poll(() => seenOn(page)).toContain(event.name)
  await takeToScale(page, event, 2)
  await context.setOffline(true)
  await keyIn(page, '14-07')
  await saveKey(page).click()
  await page.getByRole('button', { name: 'Next boat' }).click()
  await page.goto('/director')
  await addSpecies(page, 'Guadalupe bass')
  await expect.poll(() => waitingOn(page, ana)).toBe(2)

  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/manifest.webmanifest')
  await ofOtherShape(page, `offline_${ana.id}`)
  // As a station without a copy kept it: sent once, the answer never came.
  const body = { _id: newId(), tournament: event.id, entry: event.entries[2]!, day: 0, station: 'A', at: new Date().toISOString() }
  const weighed = { ...newBag({ weight: 148_000, totalFish: 5 }), ...body }
  await page.evaluate((asked) => localStorage.setItem('rl-asked-bags', JSON.stringify([asked])), {
    user: ana.id,
    bag: {
      ...{ opId: null, kind: 'weigh', weighIn: body._id, tournament: event.id, boat: '3', sum: '9-04', where: 'A' },
      ...{ body: { ...weighed, additional: false, reason: null }, refusal: null, asking: true, undone: false },
    },
    steps: [{ is: 'weigh', body: weighed }],
    isSent: true,
    rev: 0,
  })

  await page.route('**/api/sync/push', (route) => route.abort())
  await page.goto(`/tournaments/${event.id}`)
  await expect(page.getByText(crewOf(1)[0]).first()).toBeVisible()
  await page.goto(`/weigh-in/${event.id}`)
  await expect(page.getByText('3 of 4 still to weigh')).toBeVisible()
  expect(await waitingOn(page, ana)).toBe(2)
  await expect.poll(() => rowsOn(page, ana, 'tournament-entries')).toBe(4)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expectLive(page)
  await expect.poll(() => waitingOn(page, ana)).toBe(0)
  await expect(page.getByText('2 of 4 still to weigh')).toBeVisible()
  const again = await ramp.again(ana)
  const weights = async (boat: number) => (await weighInsOf(ramp, again, event, boat)).map(({ weight }) => weight)
  expect([await weights(2), await weights(3)]).toEqual([[231_000], [148_000]])
  expect(await page.evaluate(() => localStorage.getItem('rl-asked-bags'))).toBeNull()
})
