import type { Page } from '@playwright/test'
import { type ABuild, aBuild, lookForUpdate, offer, versionOf } from './a-build.ts'
import { isInstalled, portalFilesOn, seenOn } from './device.ts'
import { anEvent, crewOf, lbOz } from './event.ts'
import { expect, logIn, openRamp, type Ramp, test, withAdmin } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker is there and has put the public pages away. */
const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active !== null))

/** Queries are put away at most once a second: this one has been. */
const keptOnDevice = (page: Page, text: string) => expect.poll(() => seenOn(page)).toContain(text)

test('the manifest names icons that exist in the sizes it promises', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.ok()).toBe(true)
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ display: 'standalone', scope: '/', start_url: expect.stringMatching(/^\//) })
  expect(manifest.name).toBeTruthy()
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)

  const pngs = (manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[]).filter(
    ({ type }) => type === 'image/png',
  )
  for (const { src, sizes } of pngs) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toContain('image/png')
    const body = await icon.body()
    expect(`${src} ${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(`${src} ${sizes}`)
  }
  expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(pngs.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { url } of manifest.shortcuts as { url: string }[])
    expect((await request.get(url, { headers: { accept: 'text/html' } })).ok()).toBe(true)
})

test('after the first visit the product opens without a network', async ({ page, context }) => {
  await page.goto('/home')
  expect(await installed(page)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: /home/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto('/there-is-no-such-page')
  await expect(page.getByText('No page at this address.')).toBeVisible()
})

test('a director without a network still sees the dashboard and the tournament they saw last', async ({ page, context, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { name: 'Night Owl Open', boats: 4 })
  await event.weigh(1, { weight: lbOz(12, 4) })
  await logIn(page, ana)
  await expect(page.getByRole('heading', { name: event.name })).toBeVisible()
  await keptOnDevice(page, event.name)
  await page.goto(`/director/tournaments/${event.id}`)
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible()
  await page.goto(`/weigh-in/${event.id}`)
  await expect(page.getByRole('button', { name: crewOf(2)[0] })).toBeVisible()
  await keptOnDevice(page, crewOf(2)[0].split(' ')[1]!)
  await isInstalled(page)

  await context.setOffline(true)
  await page.goto('/director')
  await expect(page.getByRole('heading', { name: event.name })).toBeVisible()
  await expect(page.getByRole('button', { name: /Offline/ })).toBeVisible()
  await page.goto(`/director/tournaments/${event.id}`)
  await expect(page.getByRole('heading', { name: event.name, level: 1 })).toBeVisible()
  await page.goto(`/weigh-in/${event.id}`)
  await expect(page.getByRole('button', { name: crewOf(2)[0] })).toBeVisible()
  await page.goto('/director/tournaments/0123456789abcdef01234567')
  await expect(page.getByText(/couldn’t be loaded|not on this device/)).toBeVisible()
})

test('a device fetches the files of a portal when somebody signs in who works there, and of no other', async ({ page, ramp }) => {
  const STATION = /^station\.page-/
  await page.goto('/home')
  await installed(page)
  expect(await portalFilesOn(page)).toEqual([])

  await logIn(page, await ramp.anAngler('Ray Hall'))
  await expect.poll(() => portalFilesOn(page)).toContainEqual(expect.stringMatching(/^angler-shell-/))
  expect(await portalFilesOn(page)).not.toContainEqual(expect.stringMatching(STATION))
  await page.getByRole('button', { name: /Ray Hall’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/logout/)

  await logIn(page, await ramp.aDirector('Ana Castle'))
  await isInstalled(page)
  expect(await portalFilesOn(page)).toContainEqual(expect.stringMatching(STATION))
})

test('a board that was looked at opens again without a network', async ({ page, context, ramp }) => {
  const event = await anEvent(ramp, await ramp.aDirector('Ana Castle'), { boats: 4 })
  await event.weigh(1, { weight: lbOz(12, 4) })
  await page.goto('/home')
  await installed(page)
  await page.goto(`/live-leaderboard/${event.id}`)
  await expect(page.getByText('12-04').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('12-04').first()).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Reconnecting')
})

test.describe('a new version', () => {
  const withBuild = test.extend<{ build: ABuild; served: Ramp; baseURL: string }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    build: async ({}, use) => {
      const build = aBuild()
      build.release('one')
      await use(build)
      build.remove()
    },
    served: async ({ build }, use) => {
      const { ramp, close } = await openRamp({ webRoot: build.folder })
      await use(await withAdmin(ramp))
      await close()
    },
    baseURL: async ({ served }, use) => use(served.address),
  })

  for (const [tab, comeIn] of [
    ['a tab that was opened before there was a worker', async () => {}],
    ['a tab that the worker opened', async (page: Page) => void (await page.reload())],
  ] as const)
    withBuild(`is offered to ${tab}, and comes when it is wanted`, async ({ page, build }) => {
      await page.goto('/login')
      await installed(page)
      await comeIn(page)
      await expect(page.getByLabel('Email')).toBeVisible()
      await page.getByLabel('Email').fill('ray.hall@example.com')
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

      build.release('two')
      expect(await lookForUpdate(page)).toBe(true)
      await expect(offer(page)).toBeVisible()
      await expect(versionOf(page)).toHaveAttribute('content', 'one')
      await expect(page.getByLabel('Email')).toHaveValue('ray.hall@example.com')
      await expect(page.getByLabel('Email')).toBeFocused()

      await page.getByRole('button', { name: 'Download Now' }).click()
      await expect(versionOf(page)).toHaveAttribute('content', 'two')
      await expect(offer(page)).toBeHidden()
    })

  withBuild(
    'has the files of the portals on this device before it is offered, and then lets go of the old',
    async ({ page, served, build }) => {
      await logIn(page, await served.aDirector('Ana Castle'))
      await isInstalled(page)
      build.release('two')
      const { before, after, put } = build.rename(/^station\.page-.*\.js$/)
      await lookForUpdate(page)
      await page.waitForFunction(async () => {
        const { installing, waiting } = (await navigator.serviceWorker.getRegistration())!
        return !installing && !waiting
      })
      await expect(offer(page)).toBeHidden()
      expect(await portalFilesOn(page)).toContain(before)

      put()
      // As the page does every minute: a look that comes while the failed installation is cleared away finds nothing.
      await expect(async () => {
        await lookForUpdate(page)
        await expect(offer(page)).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      expect(await portalFilesOn(page)).toEqual(expect.arrayContaining([before, after]))
      await page.getByRole('button', { name: 'Download Now' }).click()
      await expect(versionOf(page)).toHaveAttribute('content', 'two')
      await expect.poll(() => portalFilesOn(page)).not.toContain(before)
      expect(await portalFilesOn(page)).toContain(after)
    },
  )

  withBuild('waits when it is not wanted, and is offered again at the next visit', async ({ page, build }) => {
    await page.goto('/login')
    await installed(page)
    build.release('two')
    await lookForUpdate(page)
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(offer(page)).toBeHidden()
    await lookForUpdate(page)
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker!.dispatchEvent(new Event('updatefound'))))
    await expect(offer(page)).toBeHidden()
    await page.reload()
    await expect(versionOf(page)).toHaveAttribute('content', 'one')
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Download Now' }).click()
    await expect(versionOf(page)).toHaveAttribute('content', 'two')
  })
})
