import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './ramp.ts'

export type ABuild = ReturnType<typeof aBuild>

/** A copy of the build that a story may replace under a running server. */
export function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'ramplight-build-'))
  cpSync(process.env.WEB_ROOT!, folder, { recursive: true })
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, edit(before))
    // The server would send what was compressed before.
    for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`, { force: true })
    expect(readFileSync(path, 'utf8')).not.toBe(before)
  }
  return {
    folder,
    /** What a second build does: its pages differ, and the worker knows its new revision. */
    release: (version: string) => {
      for (const page of ['index.html', 'visit.html'])
        change(page, (text) => text.replace(/<meta name="build"[^>]*>|(?=<title>)/, `<meta name="build" content="${version}">`))
      change('sw.js', (text) => text.replace(/"revision":"[^"]*","url":"index\.html"/, `"revision":"${version}","url":"index.html"`))
    },
    /** A second build in which this file of a portal has another content, and so another name. Answers both names. */
    rename: (file: RegExp) => {
      const before = readdirSync(join(folder, 'assets')).find((name) => file.test(name))!
      const after = before.replace('.js', '-two.js')
      change('sw.js', (text) => text.replace(before, after))
      return { before, after, put: () => cpSync(join(folder, 'assets', before), join(folder, 'assets', after)) }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const versionOf = (page: Page) => page.locator('meta[name="build"]')
export const lookForUpdate = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update().then(() => true)))
export const offer = (page: Page) =>
  page.locator('.rl-toast').getByText('Ramplight has an updated version available. Would you like to update?')
