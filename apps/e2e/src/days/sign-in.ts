import { expect } from '@playwright/test'
import { PASSWORD } from '../ramp.ts'
import type { DayDevice } from './a-day.ts'

/** A browser that was killed may have lost its session: that costs a password and nothing else. True when it did. */
export async function signInIfAsked(device: DayDevice): Promise<boolean> {
  const { tab, who } = device
  if (device.signal !== 'good' || !device.wasKilled) return false
  const again = tab.getByRole('button', { name: 'Log in again' })
  const form = tab.getByLabel('Password', { exact: true })
  const pill = tab.locator('.rl-sync:is([data-kind=live], [data-kind=needs-you])')
  // Until the server has been heard nobody knows.
  await expect(again.or(form).or(pill).first()).toBeVisible({ timeout: 20_000 })
  const isIn = !(await again.isVisible()) && !(await form.isVisible())
  device.wasKilled = false
  if (isIn) return false
  if (await again.isVisible()) await again.click()
  await tab.getByLabel('Email').fill(who.email)
  await form.fill(PASSWORD)
  await tab.getByRole('radio', { name: 'My device' }).check()
  await tab.getByRole('button', { name: 'Login' }).click()
  await tab.waitForURL((url) => !url.pathname.startsWith('/login'))
  return true
}

/** Opens a page of the product, with a password where it is asked for. */
export async function openPage(device: DayDevice, path: string): Promise<void> {
  const { tab } = device
  await tab.goto(path)
  if (await signInIfAsked(device)) await tab.goto(path)
}
