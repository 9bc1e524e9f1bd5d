import { expect, type Locator, type Page } from '@playwright/test'
import { keyIn, saveKey } from '../station.ts'
import type { Day, DayDevice, SaidBag } from './a-day.ts'
import { refusedSheet } from './refused.ts'
import { openPage } from './sign-in.ts'

/** The boats that this screen still waits for, by the names in their rows. */
const waitingRows = (page: Page): Locator => page.locator('.rl-boat:not([data-done])')

/** A boat that was weighed at the other station leaves the list at any moment. */
const isPicked = (page: Page, crew: string): Promise<boolean> =>
  waitingRows(page)
    .filter({ hasText: crew })
    .click({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )

/** The scale of today's tournament, with the boats in sight. */
export async function atScale({ event }: Day, device: DayDevice): Promise<void> {
  const { tab } = device
  if (!tab.url().endsWith(`/weigh-in/${event.id}`)) await openPage(device, `/weigh-in/${event.id}`)
  await expect(tab.getByText(/still to weigh/)).toBeVisible()
}

/** No two bags of a day weigh the same: which one is meant is plain wherever it is seen. */
export function newWeight(day: Day, a: number): string {
  const taken = new Set(day.bags.flatMap(({ typed, corrected }) => [typed, ...corrected.map(({ to }) => to)]))
  for (let n = a; ; n++) {
    const typed = `${8 + (Math.floor(n / 16) % 10)}-${String(n % 16).padStart(2, '0')}`
    if (!taken.has(typed)) return typed
  }
}

/** Takes a boat that is shown as waiting to the scale and types its bag. Null: nobody waits, or not any more. */
export async function putOnScale(day: Day, device: DayDevice, a: number, b: number): Promise<SaidBag | null> {
  const { tab } = device
  await atScale(day, device)
  const rows = await waitingRows(tab).locator('.rl-boat__who').allInnerTexts()
  const crews = rows.map((text) => text.split('\n')[0]!).toSorted()
  const crew = crews[a % crews.length]
  if (crew === undefined || !(await isPicked(tab, crew))) return null
  const bag: SaidBag = { crew, typed: newWeight(day, b), on: device.letter, said: 'not saved', corrected: [], voided: false }
  await keyIn(tab, bag.typed)
  return bag
}

/** What the screen says after Save: on the server, on this device, or that it was not taken. */
export async function save({ tab }: DayDevice): Promise<'on the server' | 'on this device' | 'not taken'> {
  const done = tab.locator('.rl-saved')
  const kept = tab.getByText('Not sent yet. Saved on this device.')
  const refused = refusedSheet(tab)
  await saveKey(tab).click()
  const armed = tab.getByRole('button', { name: 'Save anyway' })
  await expect(done.or(kept).or(refused).or(armed).first()).toBeVisible()
  if (await armed.isVisible()) await armed.click()
  await expect(done.or(kept).or(refused).first()).toBeVisible()
  if (await refused.isVisible()) return 'not taken'
  const isKept = await kept.isVisible()
  if (isKept) await tab.getByRole('button', { name: 'Next boat' }).click()
  await expect(done).toBeVisible()
  return isKept ? 'on this device' : 'on the server'
}

/** Takes the last bag back within its ten seconds, and leaves it. */
export async function undo({ tab }: DayDevice, bag: SaidBag): Promise<string> {
  await tab.getByRole('button', { name: /^Undo/ }).click()
  await tab.getByRole('button', { name: 'Another boat' }).click()
  bag.said = 'taken back'
  return 'it is taken back'
}
