import { expect, type Locator, type Page } from '@playwright/test'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { type AnEvent, crewOf } from './event.ts'
import type { EmptyRamp, Somebody } from './ramp.ts'

export const TABLET = { width: 1024, height: 768 }

const pad = (page: Page) => page.getByRole('group', { name: 'Weight' })
export const saveKey = (page: Page): Locator => page.getByRole('button', { name: /^Save (bag|no fish|anyway)/ })

/** Opens the scale and takes a boat to it by tapping its name. */
export async function takeToScale(page: Page, event: AnEvent, boat: number): Promise<void> {
  if (!page.url().endsWith(`/weigh-in/${event.id}`)) await page.goto(`/weigh-in/${event.id}`)
  await page.getByRole('button', { name: crewOf(boat)[0] }).click()
  await expect(pad(page)).toBeVisible()
}

/** Calls a boat by its number, on the keys of the tablet. */
export async function callBoat(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  await expect(pad(page)).toBeVisible()
}

/** Taps `16-03` on the keypad. */
export async function keyIn(page: Page, weight: string): Promise<void> {
  for (const key of weight)
    await pad(page)
      .getByRole('button', { name: key === '-' ? 'Ounces' : key, exact: true })
      .click()
}

/** The two fields the keys fill. */
export const bagField = (page: Page): Locator => page.getByRole('button', { name: /^Bag/ }).and(page.locator('[aria-pressed]'))
export const bigFishField = (page: Page): Locator => page.getByRole('button', { name: /^Big fish/ }).and(page.locator('[aria-pressed]'))

/** What the server has of a boat; voided weigh-ins included. */
export const weighInsOf = async (ramp: EmptyRamp, who: Somebody, event: AnEvent, boat: number) =>
  ramp.api.must(weighInCalls.search, { token: who.token, body: { tournament: event.id, entry: event.entries[boat - 1]! } })

/** What can be done with a line of the log. */
export async function fromLog(page: Page, name: string, item: 'Correct' | 'Void' | 'History'): Promise<Locator> {
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
  return page.getByRole('dialog')
}

/** In the log: Vega was 13-14, not 13-15, and Lund was the wrong boat. */
export async function fixVegaAndVoidLund(page: Page): Promise<void> {
  const sheet = await fromLog(page, 'Vega', 'Correct')
  await sheet.getByLabel('Bag').fill('13-14')
  await sheet.getByRole('button', { name: 'Misread' }).click()
  await sheet.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Corrected: 13-15 → 13-14')).toBeVisible()
  await fromLog(page, 'Lund', 'Void')
  await sheet.getByLabel('Reason').fill('Wrong boat')
  await sheet.getByRole('button', { name: 'Void weigh-in' }).click()
  await expect(page.getByRole('row', { name: /Lund/ })).toContainText('Voided')
}
