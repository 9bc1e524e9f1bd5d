import { devices, type Request } from '@playwright/test'
import { anEvent, aTour } from './event.ts'
import { expect, PASSWORD, type Ramp, test } from './ramp.ts'

const PHONE = devices['Pixel 7']!

/** The pages that visitors open first (the web's `open-pages.ts`), with a division and a season less: they are drawn as a tour is. */
async function openPages(ramp: Ramp): Promise<string[]> {
  const ana = await ramp.aDirector('Ana Castle')
  const tour = await aTour(ramp, ana)
  const { id } = await anEvent(ramp, ana, { tour, boats: 3, status: 'Open' })
  const lists = ['tournaments', 'tournaments/live', 'tours', 'seasons', 'divisions']
  const words = ['features', 'about', 'privacy-policy', 'terms-of-service', 'login', 'contact-us']
  return ['/', '/home', ...[...lists, ...words, `tournaments/${id}`, `tours/${tour}`].map((path) => `/${path}`)]
}

test('LAW: what visitors open first is there before any script, in both languages, and light', async ({ browser, ramp }) => {
  const pages = await openPages(ramp)
  for (const locale of ['en-US', 'es-MX']) {
    const context = await browser.newContext({ ...PHONE, baseURL: ramp.address, javaScriptEnabled: false, locale })
    const page = await context.newPage()
    for (const path of pages) {
      // A busy server sends a page without a drawing rather than late, and has it for who asks next.
      await expect(async () => {
        await page.goto(path)
        expect([path, await page.locator('#root').getAttribute('data-language')]).toEqual([path, locale.slice(0, 2)])
      }).toPass({ timeout: 30_000 })
      expect([path, await page.getByRole('main').getByRole('heading', { level: 1 }).count()]).toEqual([path, 1])
      expect([path, await page.locator('#cold').isVisible()]).toEqual([path, false])
    }
    // Who is entered, and its calendar.
    await page.goto(pages.find((path) => path.startsWith('/tournaments/') && path !== '/tournaments/live')!)
    await expect(page.locator('main ol li').filter({ hasText: ' · ' })).toHaveCount(3)
    expect(await page.locator('main a[href$="/calendar.ics"]').count()).toBe(1)
    await context.close()
  }
})

test('on a phone nothing but the page is fetched until somebody uses it; what was pressed before its script was there opens', async ({
  browser,
  ramp,
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL: ramp.address })
  const page = await context.newPage()
  let kilobytes = 0
  let visit = 0
  const visitOf = new WeakMap<Request, number>()
  page.on('request', (request) => visitOf.set(request, visit))
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    // What an earlier visit asked for may come late.
    if (request.resourceType() === 'script' && visitOf.get(request) === visit) kilobytes += responseBodySize / 1000
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await expect(async () => {
    kilobytes = 0
    visit++
    await page.goto('/home', { waitUntil: 'load' })
    await expect(page.locator('#root')).toHaveAttribute('data-language', 'en', { timeout: 100 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(kilobytes).toBeLessThan(12)
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Find Tournaments' })).toBeVisible()
  // The page goes on with what stood there.
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

test('who fills in the login before its script is there is let in with what was typed', async ({ browser, ramp }) => {
  const andy = await ramp.anAngler('Andy Quick')
  const context = await browser.newContext({ ...PHONE, baseURL: ramp.address })
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await expect(async () => {
    await page.goto('/login?redirect=%2Fangler%2Fprofile', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toHaveAttribute('data-language', 'en', { timeout: 100 })
  }).toPass({ timeout: 30_000 })
  await page.getByLabel('Email').fill(andy.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('radio', { name: 'My device' }).check()
  held.resolve()
  await page.getByRole('button', { name: 'Login' }).click()
  // The app takes over with the session and goes where they were about to go.
  await page.waitForURL(/\/angler\/profile/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
