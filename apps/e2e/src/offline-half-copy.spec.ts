import { expectLive } from './book.ts'
import { expectSent, isInstalled, readyForOffline, waitingOn } from './device.ts'
import { anEvent, crewOf } from './event.ts'
import { expect, logIn, test } from './ramp.ts'
import { keyIn, saveKey, TABLET, weighInsOf } from './station.ts'

test.use({ serviceWorkers: 'allow' })

test('a bag is kept though the signal went before everything was on the device', async ({ page, context, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 3 })
  let pages = 0
  // The first page of the copy comes and promises another, which never does.
  await page.route('**/api/sync/changes', async (route) => {
    if (pages++ > 0) return route.abort()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), more: true } })
  })
  await page.setViewportSize(TABLET)
  await logIn(page, ana)
  await expect.poll(() => pages, { timeout: 20_000 }).toBeGreaterThan(1)
  await isInstalled(page)
  await page.goto(`/weigh-in/${event.id}`)
  await expect(page.getByText('3 of 3 still to weigh')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: crewOf(1)[0] }).click()
  await keyIn(page, '14-07')
  await saveKey(page).click()
  await page.getByRole('button', { name: 'Next boat' }).click()
  await expect.poll(() => waitingOn(page, ana)).toBe(1)
  await expect(page.getByText('2 of 3 still to weigh')).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await expectSent(page, ana)
  expect((await weighInsOf(ramp, ana, event, 1)).map(({ weight }) => weight)).toEqual([231_000])
})

test('a browser that has cleared the copy by itself is told of once, and the copy comes again', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  await readyForOffline(page, ana)
  await expectLive(page)
  // A page of the same origin that is not the product.
  await page.goto('/manifest.webmanifest')
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
    `offline_${ana.id}`,
  )
  const notice = page.getByText('Your browser cleared this device’s data. Everything sent is safe; last contact')
  await page.goto('/director/offline')
  await expect(notice).toBeVisible()
  await expect(page.getByText(/^Ready for offline:/)).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(page.getByText(/^Ready for offline:/)).toBeVisible()
  await expect(notice).toHaveCount(0)
})
