import { expect, type Locator } from '@playwright/test'
import type { Day, DayDevice, SaidBag } from './a-day.ts'
import { weightOf } from './refused.ts'
import { newWeight } from './scale.ts'
import { openPage } from './sign-in.ts'

/** A bag that stands in the log of this device and counts there, and its row. */
async function aBagInLog(day: Day, device: DayDevice, n: number): Promise<{ bag: SaidBag; row: Locator } | null> {
  const { tab } = device
  await openPage(device, `/weigh-in/${day.event.id}/log`)
  await expect(tab.locator('.rl-log__sum').or(tab.getByText('Nothing weighed yet.')).first()).toBeVisible()
  const shown = await tab.locator('.rl-log__sum:not([data-voided])').allInnerTexts()
  const bags = day.bags.filter((bag) => shown.includes(weightOf(bag)))
  const bag = bags[n % bags.length]
  if (!bag) return null
  const sum = tab
    .locator('.rl-log__sum')
    .getByText(weightOf(bag), { exact: true })
    .or(tab.locator('.rl-log__sum', { hasText: weightOf(bag) }))
  return { bag, row: tab.getByRole('row').filter({ has: sum }) }
}

async function openFromLog({ tab }: DayDevice, row: Locator, item: 'Correct' | 'Void'): Promise<Locator> {
  await row.getByRole('button', { name: /^More for/ }).click()
  await tab.getByRole('menuitem', { name: item }).click()
  return tab.getByRole('dialog')
}

export async function correct(day: Day, device: DayDevice, a: number, b: number): Promise<string> {
  const found = await aBagInLog(day, device, a)
  if (!found) return 'there is no bag to correct'
  const { bag, row } = found
  const [from, to] = [weightOf(bag), newWeight(day, b)]
  const sheet = await openFromLog(device, row, 'Correct')
  await sheet.getByLabel('Bag').fill(to)
  await sheet.getByRole('button', { name: 'Misread' }).click()
  await sheet.getByRole('button', { name: 'Save correction' }).click()
  await expect(sheet).toBeHidden()
  bag.corrected.push({ to, on: device.letter })
  return `${from} of ${bag.crew} is corrected to ${to}`
}

export async function strike(day: Day, device: DayDevice, a: number): Promise<string> {
  const found = await aBagInLog(day, device, a)
  if (!found) return 'there is no bag to void'
  const { bag, row } = found
  const sheet = await openFromLog(device, row, 'Void')
  await sheet.getByLabel('Reason').fill('Wrong boat')
  await sheet.getByRole('button', { name: 'Void weigh-in' }).click()
  await expect(sheet).toBeHidden()
  bag.voided = true
  return `${weightOf(bag)} of ${bag.crew} is voided`
}
