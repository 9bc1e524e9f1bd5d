import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { unzipSync } from 'fflate'
import { expectLive } from './book.ts'
import { addSpecies, readyForOffline, waitingOn } from './device.ts'
import { anEvent } from './event.ts'
import { expect, test } from './ramp.ts'
import { keyIn, saveKey, takeToScale, weighInsOf } from './station.ts'

test.use({ serviceWorkers: 'allow' })

/** Nothing can be written any more. A browser asks how much room there is every half minute only, so it takes as long to notice. */
async function diskIsFull(page: Page, disk: CDPSession): Promise<void> {
  await disk.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  const canWrite = () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('probe')
        request.onupgradeneeded = () => request.result.createObjectStore('rows', { autoIncrement: true })
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const tx = db.transaction('rows', 'readwrite')
      tx.objectStore('rows').put('a bag')
      const done = await new Promise<boolean>((resolve) => {
        tx.oncomplete = () => resolve(true)
        tx.onabort = () => resolve(false)
      })
      db.close()
      return done
    })
  await expect.poll(() => canWrite().catch(() => false), { timeout: 60_000, intervals: [2000] }).toBe(false)
}

test('of two tabs of one device one sends, and what is typed in either arrives once', async ({ page, context, ramp }) => {
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  await readyForOffline(page, ana)
  const second = await context.newPage()
  await second.goto('/director/species')
  await expect(second.getByRole('heading', { name: 'Species' })).toBeVisible()
  // Its own copy is open: what a tab was still fetching when the network went is another story.
  await expectLive(second)
  const sent = [page, second].map((tab) => {
    const pushes: string[] = []
    tab.on('request', (request) => request.url().endsWith('/api/sync/push') && pushes.push(request.url()))
    return pushes
  })
  await context.setOffline(true)
  await addSpecies(page, 'Guadalupe bass')
  await addSpecies(second, 'Suwannee bass')
  expect(await waitingOn(page, ana)).toBe(2)

  await context.setOffline(false)
  await expect.poll(() => waitingOn(page, ana), { timeout: 30_000 }).toBe(0)
  for (const tab of [page, second]) await expectLive(tab)
  expect(sent.filter((pushes) => pushes.length > 0)).toHaveLength(1)
  const { token } = await ramp.again(ana)
  const names = (await ramp.api.must(speciesCalls.search, { token, body: {} })).map(({ name }) => name)
  expect(names.filter((name) => name.endsWith('e bass')).sort()).toEqual(['Guadalupe bass', 'Suwannee bass'])
})

test('a tablet that is full says that the bag is not saved, keeps what was typed, and saves it when there is room', async ({
  page,
  context,
  ramp,
}) => {
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 3 })
  await readyForOffline(page, ana)
  await takeToScale(page, event, 1)
  await context.setOffline(true)
  await keyIn(page, '9-01')
  await saveKey(page).click()
  await page.getByRole('button', { name: 'Next boat' }).click()
  await takeToScale(page, event, 2)
  const disk = await context.newCDPSession(page)
  await diskIsFull(page, disk)
  await keyIn(page, '14-07')
  await saveKey(page).click()
  await expect(page.getByText('No space left on this device. Nothing was saved. Free up space and try again.')).toBeVisible()
  const sheet = page.getByRole('dialog').filter({ hasText: '14-07' })
  await expect(sheet).toContainText('NOT saved: it is only on this screen.')
  expect(await waitingOn(page, ana)).toBe(1)

  await test.step('what was saved before is there, and can be carried away by hand', async () => {
    const second = await context.newPage()
    await second.goto('/director/offline')
    const download = second.waitForEvent('download')
    await second.getByRole('button', { name: 'Save rescue file' }).click()
    const files = unzipSync(readFileSync(await (await download).path()))
    const lines = Object.values(files).map((bytes) => new TextDecoder().decode(bytes))
    expect(lines.join('\n').match(/"text":"[^"]*"/g)).toEqual(['"text":"9-01"'])
    await second.close()
  })

  await disk.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin })
  await sheet.getByRole('button', { name: 'Send it again' }).click()
  await expect.poll(() => waitingOn(page, ana)).toBe(2)
  await context.setOffline(false)
  await expect.poll(() => waitingOn(page, ana), { timeout: 30_000 }).toBe(0)
  const { token } = await ramp.again(ana)
  const weights = async (boat: number) => (await weighInsOf(ramp, { ...ana, token }, event, boat)).map(({ weight }) => weight)
  expect([await weights(1), await weights(2)]).toEqual([[145_000], [231_000]])
})
