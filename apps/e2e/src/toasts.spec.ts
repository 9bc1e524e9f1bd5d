import type { Page } from '@playwright/test'
import { anEvent } from './event.ts'
import { expectNothingUnderToasts, scrollToEnd } from './measure.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'

const PHONE = { width: 390, height: 844 }

const toast = (page: Page) => page.locator('.rl-toast').filter({ hasText: 'Your network connection has been lost.' })

/** The network goes, and the page says so. */
async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect(toast(page)).toBeVisible()
}

test('a toast stands in room of its own: on a phone nothing that one works on lies below it', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Delgado')
  const { id: tournament } = await anEvent(ramp, ana, { boats: 12 })
  await page.setViewportSize(PHONE)
  await arriveSignedIn(page, ana)

  await test.step('on a page: title, tabs and bars stay free, and the end of the list can be reached', async () => {
    await page.goto(`/director/tournaments/${tournament}/entries`)
    await expect(page.getByRole('button', { name: 'Add entry' })).toBeVisible()
    await loseNetwork(page)
    await expectNothingUnderToasts(page, ':is(header, nav)')
    // The page may still grow below: the end is where it is by then.
    await expectNothingUnderToasts(page, 'body', () => scrollToEnd(page))
  })

  await test.step('in a sheet: its buttons stand above the toast', async () => {
    await page.getByRole('button', { name: 'Add entry' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /Save/ }).first()).toBeVisible()
    await expect(toast(page)).toBeVisible()
    await expectNothingUnderToasts(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await page.context().setOffline(false)
  })

  await test.step('at the scale: the boat, its fish and the keys stay free', async () => {
    await page.goto(`/weigh-in/${tournament}`)
    await page.getByRole('button', { name: /^1/ }).first().click()
    await loseNetwork(page)
    await expectNothingUnderToasts(page, '.rl-station__main')
    await expect(page.locator('.rl-toast')).toHaveCount(1)
  })
})
