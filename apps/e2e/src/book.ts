import { expect, type Page } from '@playwright/test'

/** The pill in the header, whatever it says. */
const pill = (page: Page) => page.locator('.rl-sync').first()

/** Nothing waits and the server has answered. */
export const expectLive = (page: Page) => expect(pill(page)).toHaveAttribute('data-kind', 'live', { timeout: 45_000 })

/** Everything of this director has been on the device once, and the product is put away: the network may go. */
export async function bookIsReady(page: Page): Promise<void> {
  await page.goto('/director/offline')
  await expect(page.getByText(/^Ready for offline:/)).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}
