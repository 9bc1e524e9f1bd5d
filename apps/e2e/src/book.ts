import { expect, type Page } from '@playwright/test'

/** The pill in the header, whatever it says. */
const pill = (page: Page) => page.locator('.rl-sync').first()

/** Nothing waits and the server has answered. */
export const expectLive = (page: Page) => expect(pill(page)).toHaveAttribute('data-kind', 'live', { timeout: 45_000 })

/** Everything of this director has been on the device once, and the product is put away: the network may go. */
export async function bookIsReady(page: Page): Promise<void> {
  await page.goto('/director/offline')
  await expect(page.getByText(/^Ready for offline:/)).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** The copy of this person is whole, so what is saved now is kept here first and sent then. Before that it goes to the server itself. */
export async function copyIsHere(page: Page): Promise<void> {
  const isWhole = () =>
    page.evaluate(async () => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error))
        })
      for (const { name } of await indexedDB.databases()) {
        const db = await result(indexedDB.open(name!))
        const pulled = db.objectStoreNames.contains('kv') ? await result(db.transaction('kv').objectStore('kv').get('pulled')) : undefined
        db.close()
        if (pulled) return true
      }
      return false
    })
  await expect.poll(isWhole, { timeout: 30_000 }).toBe(true)
}
