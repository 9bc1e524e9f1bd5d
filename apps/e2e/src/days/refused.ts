import { expect, type Locator, type Page } from '@playwright/test'
import type { Day, DayDevice, SaidBag } from './a-day.ts'

/** The sheet of a bag that the server did not take. */
export const refusedSheet = (page: Page): Locator =>
  page.getByRole('dialog').filter({ hasText: /two weights|: (bag|correction|void) rejected/ })

const WAYS = ['left for later', 'thrown away', 'counted beside the other', 'put in the place of the other'] as const
export type Way = (typeof WAYS)[number]
/** Anything that a person may do with it; in the evening it has to be something. */
export const wayOf = (n: number, isEvening = false): Way => (isEvening ? WAYS.slice(1) : WAYS)[n % (WAYS.length - Number(isEvening))]!

/** Decides about the bag whose sheet is open, and answers with what was done. */
export async function decide(day: Day, { tab, letter }: DayDevice, wanted: Way): Promise<string> {
  const sheet = refusedSheet(tab)
  const mine = sheet.locator('.rl-choice').filter({ hasText: 'On this device' })
  // Without another weight there is only one thing to do.
  const isTwo = await mine.isVisible()
  const words = await (isTwo ? mine : sheet).locator('.rl-weighed b').innerText()
  // A correction or a void of a bag, which somebody else has voided meanwhile.
  const giveUp = sheet.getByRole('button', { name: 'Discard' })
  if (await giveUp.isVisible()) {
    await giveUp.click()
    await confirmTwice(tab)
    await expect(sheet).toBeHidden()
    for (const one of day.bags) one.corrected = one.corrected.filter(({ to }) => to !== words)
    return `what was said of ${words} was not taken and is given up`
  }
  const bag = day.bags.find(({ typed }) => typed === words)
  if (!bag) throw new Error(`${letter} asks about a bag of ${words} that nobody has weighed.`)
  const way = isTwo || wanted === 'left for later' ? wanted : 'thrown away'
  await WAY[way]({ day, tab, letter, sheet, bag })
  await expect(sheet).toBeHidden()
  return `${words} was not taken and is ${way}`
}

async function confirmTwice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard change' }).click()
  await page.getByRole('button', { name: 'Yes, discard it' }).click()
}

type Asked = { day: Day; tab: Page; letter: DayDevice['letter']; sheet: Locator; bag: SaidBag }

const WAY: Record<Way, (asked: Asked) => Promise<void>> = {
  'left for later': async ({ tab, bag }) => {
    await tab.keyboard.press('Escape')
    bag.said = 'saved'
  },
  'thrown away': async ({ tab, sheet, bag }) => {
    await sheet.getByRole('button', { name: /^(Keep the saved one|Discard this bag)$/ }).click()
    await confirmTwice(tab)
    bag.said = 'thrown away'
  },
  'counted beside the other': async ({ day, sheet, bag }) => {
    await sheet.getByRole('button', { name: 'Both count: one more bag' }).click()
    bag.said = 'saved'
    day.bothCount.add(bag.crew)
  },
  'put in the place of the other': async ({ day, letter, sheet, bag }) => {
    const words = await sheet.locator('.rl-choice').filter({ hasText: 'Saved' }).locator('.rl-weighed b').innerText()
    const other = day.bags.find((one) => one !== bag && weightOf(one) === words)
    await sheet.getByRole('button', { name: 'Correct it with this one' }).click()
    await sheet.getByRole('button', { name: 'Misread' }).click()
    await sheet.getByRole('button', { name: 'Save correction' }).click()
    other?.corrected.push({ to: bag.typed, on: letter })
    bag.said = 'a correction'
  },
}

/** What it weighs after all that was said of it. */
export const weightOf = ({ typed, corrected }: SaidBag): string => corrected.at(-1)?.to ?? typed
