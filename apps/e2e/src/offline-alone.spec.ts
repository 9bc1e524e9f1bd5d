import type { Page } from '@playwright/test'
import { bookIsReady, expectLive } from './book.ts'
import { type AnEvent, anEvent, crewOf } from './event.ts'
import { expect, logIn, test } from './ramp.ts'
import { keyIn, saveKey, TABLET, weighInsOf } from './station.ts'

test.use({ serviceWorkers: 'allow' })

const alone = (page: Page) => page.getByRole('region', { name: 'Working on this device only' })

async function weighAlone(page: Page, boat: number, weight: string): Promise<void> {
  await page.getByRole('button', { name: crewOf(boat)[0] }).click()
  await keyIn(page, weight)
  await saveKey(page).click()
  await page.getByRole('button', { name: 'Next boat' }).click()
}

/** What crosses the network from now on, the service worker's included. */
function listening(page: Page): string[] {
  const crossed: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|events)\//.test(pathname)) crossed.push(pathname)
  })
  return crossed
}

const bagsOf = async (
  given: { ramp: Parameters<typeof weighInsOf>[0]; who: Parameters<typeof weighInsOf>[1]; event: AnEvent },
  boat: number,
) => (await weighInsOf(given.ramp, given.who, given.event, boat)).map(({ weight }) => weight)

test('a station that works alone asks the network nothing until somebody goes online; then every bag arrives', async ({
  page: first,
  context,
  ramp,
}) => {
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 4 })
  const there = { ramp, who: ana, event }
  let page = first
  await page.setViewportSize(TABLET)
  await logIn(page, ana)
  await bookIsReady(page)
  await expectLive(page)

  await test.step('there is a network, and somebody chooses to do without', async () => {
    await page.goto('/weigh-in')
    await page.getByRole('link', { name: 'Work only on this device' }).click()
    await expect(alone(page)).toBeVisible()
    await expect(page).toHaveURL(/\/offline-weigh-in$/)
    await expect(page.locator('.rl-sync').first()).toContainText('Only on this device')
  })

  const crossed = listening(page)
  await test.step('two boats weigh, the second after the page was loaded anew', async () => {
    await page.getByRole('link', { name: 'Scale' }).click()
    await weighAlone(page, 1, '14-07')
    await page.reload()
    await expect(alone(page)).toBeVisible()
    await weighAlone(page, 2, '12-00')
    await expect(page.getByText('2 of 4 still to weigh')).toBeVisible()
    await page
      .getByRole('button', { name: /Only on this device/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('2 bags are safe here and not on the server yet.')
    await expect(page.getByRole('dialog')).toContainText('Bags send when you go online.')
    await page.keyboard.press('Escape')
  })

  await test.step('a tab that begins there begins alone, on other pages too; nothing crossed the network', async () => {
    await page.close()
    page = await context.newPage()
    await page.setViewportSize(TABLET)
    await page.goto(`/offline-weigh-in/${event.id}`)
    await weighAlone(page, 3, '9-02')
    await page.goto(`/director/tournaments/${event.id}/entries`)
    await expect(alone(page)).toBeVisible()
    await expect(page.getByText(crewOf(3)[0]).first()).toBeVisible()
    await page.goto(`/offline-weigh-in/${event.id}`)
    await expect(page.getByText('1 of 4 still to weigh')).toBeVisible()
    await page.waitForTimeout(3000)
    expect(crossed).toEqual([])
    for (const boat of [1, 2, 3]) expect(await bagsOf(there, boat)).toEqual([])
  })

  await test.step('online again, every bag arrives, once', async () => {
    await page.getByRole('button', { name: 'Go online' }).click()
    await expect(alone(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/weigh-in/${event.id}$`))
    await expect(page).not.toHaveURL(/offline/)
    await expectLive(page)
    expect([await bagsOf(there, 1), await bagsOf(there, 2), await bagsOf(there, 3)]).toEqual([[231_000], [192_000], [146_000]])
  })
})

test('a device without a complete copy says what to do instead', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  await page.route('**/api/sync/changes', (route) => route.abort())
  await logIn(page, ana)
  await page.goto('/offline-weigh-in')
  await expect(page.getByRole('heading', { name: 'This device can’t work offline yet' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Go online and download' }).click()
  await expect(page.getByText(/^Ready for offline:/)).toBeVisible({ timeout: 60_000 })
})
