import { expect, type Locator } from '@playwright/test'
import { crewOf } from '../event.ts'
import type { Day, DayDevice } from './a-day.ts'
import { openPage } from './sign-in.ts'

const SYLLABLES = 'ba ko mi ru te vo za li pe du ga no'.split(' ')
/** A name that nobody else of the day has, without figures: those would be numbers of boats. */
const aName = (n: number): string => {
  const part = (at: number) => SYLLABLES[Math.floor(n / SYLLABLES.length ** at) % SYLLABLES.length]!
  const word = (at: number) => `${part(at)}${part(at + 1)}${part(at + 2)}`
  return [word(0), word(3)].map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(' ')
}

const boatButton = ({ tab }: DayDevice, crew: string): Locator => tab.getByRole('button', { name: crew, exact: true }).first()

async function openEntries(day: Day, device: DayDevice): Promise<void> {
  await openPage(device, `/director/tournaments/${day.event.id}/entries`)
  await expect(boatButton(device, crewOf(1).join(' · '))).toBeVisible()
}

/** Somebody who is in no list stands at the ramp. */
export async function addWalkUp(day: Day, device: DayDevice, a: number, b: number): Promise<string> {
  const { tab, letter } = device
  const crew = aName(a * 7919 + b)
  await openEntries(day, device)
  await tab.getByRole('button', { name: 'Add entry' }).first().click()
  const sheet = tab.getByRole('dialog', { name: 'Add entry' })
  await sheet.getByPlaceholder('Name or phone').fill(crew)
  await sheet.getByRole('option', { name: `Add new angler “${crew}”` }).click()
  await sheet.getByRole('button', { name: 'Add angler' }).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: crew })).toBeVisible()
  await sheet.getByRole('button', { name: 'Save and close' }).click()
  await expect(sheet).toBeHidden()
  await expect(boatButton(device, crew)).toBeVisible()
  day.walkUps.push({ crew, on: letter, paid: false })
  return `${crew} walks up and is entered`
}

/** Who walked up, is in this list and has not paid yet is checked in, with the money. */
export async function checkIn(day: Day, device: DayDevice, a: number): Promise<string> {
  const { tab } = device
  await openEntries(day, device)
  const unpaid: typeof day.walkUps = []
  for (const walkUp of day.walkUps) if (!walkUp.paid && (await boatButton(device, walkUp.crew).isVisible())) unpaid.push(walkUp)
  const walkUp = unpaid[a % unpaid.length]
  if (!walkUp) return 'nobody is there to be checked in'
  await boatButton(device, walkUp.crew).click()
  const drawer = tab.getByRole('dialog', { name: walkUp.crew })
  await drawer.getByRole('button', { name: 'Check in' }).click()
  await tab.getByRole('button', { name: 'Collect $100' }).click()
  await expect(drawer.getByText(/^Checked in/)).toBeVisible()
  walkUp.paid = true
  return `${walkUp.crew} is checked in and pays`
}

/** The first two boats have their numbers changed so often that both tablets do it. */
export async function setNumber(day: Day, device: DayDevice, a: number, b: number): Promise<string> {
  const { tab, letter } = device
  const crew = crewOf(1 + (a % 2)).join(' · ')
  const taken = new Set(day.numbers.map(({ to }) => to))
  let to = 100 + (b % 9000)
  while (taken.has(to)) to++
  await openEntries(day, device)
  await boatButton(device, crew).click()
  const drawer = tab.getByRole('dialog', { name: /^Boat \d+/ })
  await drawer.getByRole('textbox', { name: 'Boat number' }).fill(String(to))
  const saveChange = drawer.getByRole('button', { name: 'Save 1 change' })
  await saveChange.click()
  await expect(saveChange).toBeHidden()
  day.numbers.push({ crew, to, on: letter })
  return `${crew} get boat number ${to}`
}
