import type { Page } from '@playwright/test'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'

/**
 * Calls the one door of the screens (`platform/call.ts`) in the code that a page has loaded, one after the other: what a screen
 * would do with these, as fast as the device can. Values are integers, as a screen has them.
 */
export function throughDoor<T>(page: Page, { method, path }: AnyEndpoint, given: readonly object[]): Promise<T[]> {
  // As text: what a test runner makes of `import()` is no business of the page.
  return page.evaluate(`(async () => {
    const door = /^async function [\\w$]+\\((\\w+),(\\w+)\\)\\{let (\\w+)=await [\\w$]+\\([^;]*\\);try\\{let \\w+=await\\(\\3\\?\\3\\.call\\(\\1,\\2\\):/
    const files = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\/assets\\/[^/]+\\.js$/.test(name))
    let call
    for (const file of files)
      for (const one of Object.values(await import(file)))
        if (typeof one === 'function' && door.test(String(one))) call = one
    if (!call) throw new Error('The door of the screens is not where it was: ' + files.length + ' files')
    const answers = []
    for (const one of ${JSON.stringify(given)}) answers.push(await call(${JSON.stringify({ method, path })}, one))
    return answers
  })()`)
}
