import type { Page } from '@playwright/test'
import { type AnEvent, anEvent, crewOf, lbOz } from './event.ts'
import { expectReadableFromAfar } from './measure.ts'
import { arriveSignedIn, expect, type Ramp, test } from './ramp.ts'

const PHONE = { width: 390, height: 844 }
const AT_MOST_MS = 2000

const boardOf = (event: AnEvent) => `/live-leaderboard/${event.id}`
const rowOf = (page: Page, boat: number) => page.getByRole('row').filter({ hasText: crewOf(boat)[0] })
const freshness = (page: Page) => page.getByRole('status')

/** The moment (by the one clock of this machine) at which a text stands on a page that nobody touches. */
const seenAt = (page: Page, text: string) =>
  page
    .waitForFunction((wanted) => document.body.innerText.includes(wanted) && performance.timeOrigin + performance.now(), text, {
      polling: 'raf',
    })
    .then((handle) => handle.jsonValue() as Promise<number>)

function report(what: string, ms: number): void {
  test.info().annotations.push({ type: 'board', description: `${what}: ${ms} ms` })
  console.log(`    ${what}: ${ms} ms`)
  expect(ms).toBeLessThan(AT_MOST_MS)
}

async function aPhoneAt(page: Page, event: AnEvent): Promise<Page> {
  await page.setViewportSize(PHONE)
  await page.goto(boardOf(event))
  await expect(page.getByRole('heading', { name: event.name, level: 1 })).toBeVisible()
  return page
}

async function anEventBy(ramp: Ramp, boats = 6): Promise<AnEvent> {
  const ana = await ramp.aDirector('Ana Castle')
  return anEvent(ramp, ana, { name: 'Lake Fork #4', boats })
}

test('a phone without sign-in finds the event and follows a bag onto the board within two seconds', async ({ page, ramp }) => {
  const event = await anEventBy(ramp)
  await event.weigh(1, { weight: lbOz(18, 2), bigFish: lbOz(6, 1) })
  await page.setViewportSize(PHONE)
  await page.goto('/live-leaderboard')
  await page.getByRole('link', { name: event.name }).first().click()
  await aPhoneAt(page, event)
  await expect(rowOf(page, 1)).toContainText('18-02')
  await expect(page.getByText('LIVE 1/6')).toBeVisible()
  await expect(freshness(page)).toHaveAttribute('data-connection', 'live')

  for (const [boat, ounces, text] of [
    [2, lbOz(14, 7), '14-07'],
    [3, lbOz(19, 1), '19-01'],
    [4, lbOz(9, 0), '9-00'],
  ] as const) {
    const seen = seenAt(page, text)
    await event.weigh(boat, { weight: ounces })
    const savedAt = Date.now()
    report(`boat ${boat} saved through the API`, Math.round((await seen) - savedAt))
  }
  await expect(page.getByRole('row').nth(1)).toContainText(crewOf(3)[0])
  await expect(page.getByText('LIVE 4/6')).toBeVisible()
  await event.announce(5)
  await expect(page.getByRole('status').filter({ hasText: 'Now weighing' })).toContainText('needs more than 19-01 to lead')
})

test('a bag saved at the station stands on a stranger’s phone within two seconds', async ({ page, browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 6 })
  const strangers = await browser.newContext({ baseURL: ramp.address })
  const phone = await aPhoneAt(await strangers.newPage(), event)
  await expect(phone.getByText('No weights yet')).toBeVisible()

  await arriveSignedIn(page, ana)
  await page.goto(`/weigh-in/${event.id}`)
  await page.getByRole('button', { name: crewOf(2)[0] }).click()
  const keys = page.getByRole('group', { name: 'Weight' })
  for (const key of ['1', '4', 'Ounces', '7']) await keys.getByRole('button', { name: key, exact: true }).click()

  const seen = seenAt(phone, '14-07')
  // A device whose copy is complete sends the bag with what else it has.
  const answered = page.waitForResponse((response) => /\/api\/(weigh-ins\/|sync\/push)$/.test(response.url()))
  await page.getByRole('button', { name: /^Save bag/ }).click()
  const response = await answered
  await response.finished()
  const { startTime, responseEnd } = response.request().timing()
  report('saved in the station’s browser', Math.round((await seen) - (startTime + responseEnd)))
  await expect(rowOf(phone, 2)).toContainText('14-07')
  await strangers.close()
})

/** The share sheet of a phone, which a browser on a desk does not have: it notes what it is given. */
function hasShareSheet(): void {
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files: [file] = [] }: { files?: File[] }) =>
      void Object.assign(globalThis, { shared: `${file?.name} ${file?.type} ${file?.size} bytes` }),
  })
}

test('every weight on the board explains itself, for eyes and for ears', async ({ page, ramp }) => {
  await page.addInitScript(hasShareSheet)
  const event = await anEventBy(ramp)
  await event.weigh(2, { weight: lbOz(16, 3), bigFish: lbOz(5, 2), deadFishCount: 1, minutesLate: 12 })
  await aPhoneAt(page, event)
  const row = rowOf(page, 2)
  await expect(row).toContainText('14 pounds 7 ounces')
  await row.getByRole('button').click()
  await expect(page.getByText('16-03 − 0-04 − 1-08 = 14-07')).toBeVisible()
  await expect(page.getByText('0-04 for 1 dead fish')).toBeVisible()
  await expect(page.getByText(/12 minutes late/)).toBeVisible()
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByRole('list', { name: 'Boats you follow' })).toContainText('14-07')
  await page.getByLabel('Weight unit').selectOption('lb')
  await expect(row).toContainText('14.44')

  // What an angler sends to the family: a picture that is whole, and the same as on the screen.
  await page.getByRole('button', { name: 'Share this result' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: `${crewOf(2).join(' · ')} at Lake Fork #4 as a picture` })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1080, 1350])
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => (globalThis as { shared?: string }).shared))
    .toMatch(/^Lake-Fork-4-.*\.png image\/png \d{5,} bytes$/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The link of an angler's own entry.
  await page.goto(`${boardOf(event)}?boat=${event.entries[1]}`)
  await expect(page.getByText('16-03 − 0-04 − 1-08 = 14-07')).toBeInViewport()
})

test('the board comes back by itself after the server was restarted', async ({ page, ramp }) => {
  const event = await anEventBy(ramp)
  await event.weigh(1, { weight: lbOz(18, 2) })
  await aPhoneAt(page, event)
  await expect(freshness(page)).toHaveAttribute('data-connection', 'live')

  await ramp.stop()
  await expect(freshness(page)).toContainText('Reconnecting')
  await expect(rowOf(page, 1)).toContainText('18-02')
  await ramp.start()
  await event.weigh(2, { weight: lbOz(14, 7) })
  await expect(rowOf(page, 2)).toContainText('14-07', { timeout: 20_000 })
  await expect(freshness(page)).toHaveAttribute('data-connection', 'live')
})

test('nothing that was saved is lost when the server is killed, and the board goes on', async ({ page, ramp }) => {
  const event = await anEventBy(ramp)
  await aPhoneAt(page, event)
  await event.weigh(1, { weight: lbOz(18, 2) })
  await ramp.stop('SIGKILL')
  await expect(freshness(page)).toContainText('Reconnecting')
  await ramp.start()
  await expect(rowOf(page, 1)).toContainText('18-02', { timeout: 20_000 })
  await event.weigh(2, { weight: lbOz(14, 7) })
  await expect(rowOf(page, 2)).toContainText('14-07', { timeout: 20_000 })
})

test('a phone that loses its network keeps the last board, says so, and catches up', async ({ page, context, ramp }) => {
  const event = await anEventBy(ramp)
  await event.weigh(1, { weight: lbOz(18, 2) })
  await aPhoneAt(page, event)
  await expect(freshness(page)).toHaveAttribute('data-connection', 'live')

  await context.setOffline(true)
  await expect(freshness(page)).toContainText('Reconnecting')
  await expect(rowOf(page, 1)).toContainText('18-02')
  await event.weigh(2, { weight: lbOz(14, 7) })
  await context.setOffline(false)
  await expect(rowOf(page, 2)).toContainText('14-07')
  await expect(freshness(page)).toHaveAttribute('data-connection', 'live')
})

test('a line that died without a word is noticed', async ({ page, ramp }) => {
  const event = await anEventBy(ramp)
  await event.weigh(1, { weight: lbOz(18, 2) })
  await page.clock.install()
  await aPhoneAt(page, event)
  await expect(freshness(page)).toHaveAttribute('data-connection', 'live')

  // The stream stays open and silent, as behind a dead cell; nothing else gets through.
  await page.route('**/api/tournament-results/board/**', (route) => route.abort())
  await page.clock.fastForward('01:30')
  await expect(freshness(page)).toContainText('Reconnecting')
  await expect(rowOf(page, 1)).toContainText('18-02')
  await page.unroute('**/api/tournament-results/board/**')
  await page.clock.fastForward('00:30')
  await expect(freshness(page)).toHaveAttribute('data-connection', 'live')
})

test('a television shows ten lines that can be read from five metres, without a scroll bar', async ({ page, ramp }) => {
  const event = await anEventBy(ramp, 24)
  for (let boat = 1; boat <= 24; boat++) await event.weigh(boat, { weight: lbOz(20, 0) - boat * 7, bigFish: lbOz(4, boat % 16) })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`${boardOf(event)}?display=tv`)
  await expect(page.locator('tbody tr[data-place]')).toHaveCount(10)
  await expect(page.getByText(/Money line/)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('19-09')

  await expectReadableFromAfar(page)
})

test.describe('a spectator who has seen a board once', () => {
  test.use({ serviceWorkers: 'allow' })

  test('opens it again where there is no signal, with its last standings, and has fetched nothing of the rest', async ({
    page,
    context,
    ramp,
  }) => {
    const event = await anEventBy(ramp)
    await event.weigh(1, { weight: lbOz(18, 2) })
    await aPhoneAt(page, event)
    await expect(rowOf(page, 1)).toContainText('18-02')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('board')).keys()).length)).toBeGreaterThan(3)
    expect(await page.evaluate(() => caches.keys())).toEqual(['board'])
    await context.setOffline(true)
    await page.reload()
    await expect(rowOf(page, 1)).toContainText('18-02')
    await expect(freshness(page)).toContainText('Reconnecting')
  })
})
