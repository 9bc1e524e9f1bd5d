import type { Locator, Page } from '@playwright/test'
import { expect } from './ramp.ts'

/**
 * Every story measures a page here and nowhere else (`tools/measure-until-settled.test.ts`). A busy machine may be in the middle of a resize, a
 * transition or a font that comes late, so nothing is measured once: it is read again until it is as it has to be.
 */

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect.poll(() => overflowOf(page), 'pixels wider than the screen').toBeLessThanOrEqual(0)

/** For lists of faults: pixels by which the page stays wider than the screen. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await expectNoSidewaysScroll(page).catch(() => {})
  return overflowOf(page)
}

/**
 * How wide the page is, once it is not wider than `most`, or after the patience of a poll. Not the width of the window: a phone
 * makes that as wide as the page.
 */
export async function settledWidth(page: Page, most: number): Promise<number> {
  await expect
    .poll(() => widthOf(page))
    .toBeLessThanOrEqual(most)
    .catch(() => {})
  return widthOf(page)
}

/** Large enough for a finger, in pixels. */
export const expectAtLeast = (target: Locator, pixels: number): Promise<void> =>
  expect
    .poll(async () => {
      const box = await target.boundingBox()
      return box ? Math.min(box.width, box.height) : 0
    })
    .toBeGreaterThanOrEqual(pixels)

const cutKeys = (within: Locator) =>
  within
    .locator('button .mantine-Button-label')
    .evaluateAll((labels) => labels.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent))

/** The whole text of every key can be read. */
export const expectNoKeyCut = (within: Locator): Promise<void> => expect.poll(() => cutKeys(within), 'keys whose text is cut').toEqual([])

/** Pixels free between the right end of an element and that of what it is in. */
export const expectRoomAtTheRight = (target: Locator, pixels: number, why: string): Promise<void> =>
  expect
    .poll(() => target.evaluate((it) => it.parentElement!.getBoundingClientRect().right - it.getBoundingClientRect().right), why)
    .toBeGreaterThan(pixels)

export const scrollToEnd = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** What a finger could mean, as names, where a toast is over it. Within: only there. */
const underToasts = (page: Page, within: string) =>
  page.evaluate((within) => {
    const toasts = [...document.querySelectorAll('.rl-toast')].map((toast) => toast.getBoundingClientRect())
    const isUnder = (one: Element) => {
      const box = one.getBoundingClientRect()
      return toasts.some((it) => box.left < it.right && box.right > it.left && box.top < it.bottom && box.bottom > it.top)
    }
    const all = [...document.querySelectorAll(`${within} :is(a[href], button, input, [role='row'], h1)`)]
    const shown = all.filter((one) => !one.closest('.rl-toast, [aria-hidden="true"]') && one.checkVisibility() && isUnder(one))
    return shown.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName)
  }, within)

/** `before`: done anew for each look. */
export const expectNothingUnderToasts = (page: Page, within = 'body', before: () => Promise<void> = async () => {}): Promise<void> =>
  expect
    .poll(async () => {
      await before()
      return underToasts(page, within)
    })
    .toEqual([])

/** A board on a screen of 1920 × 1080: no text below 34 pixels, nothing cut off. */
export const expectReadableFromAfar = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.documentElement
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const small: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement!
          const box = parent.getBoundingClientRect()
          if (!node.textContent?.trim() || box.width <= 1 || parent.closest('svg, script, style')) continue
          const size = Number.parseFloat(getComputedStyle(parent).fontSize)
          if (size < 34) small.push(`${node.textContent.trim()} (${size} px)`)
        }
        const cut = [...document.querySelectorAll('tr, footer, header')].filter((part) => part.getBoundingClientRect().bottom > innerHeight)
        return { small, cut: cut.length, width: root.scrollWidth, height: root.scrollHeight }
      }),
    )
    .toEqual({ small: [], cut: 0, width: 1920, height: 1080 })

/** The text is red enough to be read as a fault. */
export const expectRed = (text: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const [red = 0, green = 0, blue = 0] = await text.evaluate((it) => getComputedStyle(it).color.match(/\d+/g)!.map(Number))
      return red / Math.max(green, blue, 1)
    })
    .toBeGreaterThan(1.5)

/** Links with the browser's own colors, which are made for white paper. */
export async function linksWithoutColor(page: Page): Promise<string[]> {
  const look = () =>
    page
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.textContent && /^rgb\((0, 0, 238|85, 26, 139|158, 158, 255)\)$/.test(getComputedStyle(link).color))
          .map((link) => link.textContent ?? ''),
      )
  await expect
    .poll(look, { timeout: 1000 })
    .toEqual([])
    .catch(() => {})
  return look()
}
