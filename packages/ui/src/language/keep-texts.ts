/** Files of texts, as the build names them (`apps/web/vite.config.ts`). */
const FILE_OF_TEXTS = /\/assets\/texts-[^/]+\.js$/

/**
 * The texts of a second language came before the first service worker did, so it has not seen them go by. Asked for once
 * more, they come out of the browser's cache, and the worker keeps them for a day without a network.
 */
export async function keepTexts(): Promise<void> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const texts = urls.filter((url) => FILE_OF_TEXTS.test(url))
  if (texts.length === 0) return
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  await Promise.all(texts.map((url) => fetch(url)))
}
