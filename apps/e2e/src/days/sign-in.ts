import { expect } from '@playwright/test'
import type { RefreshAnswer } from '@ramplight/contract/people/auth'
import { PASSWORD } from '../ramp.ts'
import type { DayDevice } from './a-day.ts'

/**
 * Opens a page of the product. A browser that was killed may have lost its session, which the first page that hears the server
 * finds out: that costs a password and nothing else. True when it did.
 */
export async function openPage(device: DayDevice, path: string): Promise<boolean> {
  const { tab } = device
  if (device.signal !== 'good' || !device.wasKilled) {
    await tab.goto(path)
    return false
  }
  const answer = tab.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'))
  await tab.goto(path)
  const { authenticated } = (await (await answer).json()) as RefreshAnswer
  device.wasKilled = false
  if (authenticated) return false
  await signIn(device)
  await tab.goto(path)
  return true
}

/** When the signal is back. */
export const signInIfAsked = async (device: DayDevice): Promise<boolean> => device.wasKilled && openPage(device, device.tab.url())

async function signIn({ tab, who }: DayDevice): Promise<void> {
  const again = tab.getByRole('button', { name: 'Log in again' })
  const form = tab.getByLabel('Password', { exact: true })
  await expect(again.or(form).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  await tab.getByLabel('Email').fill(who.email)
  await form.fill(PASSWORD)
  await tab.getByRole('radio', { name: 'My device' }).check()
  await tab.getByRole('button', { name: 'Login' }).click()
  await tab.waitForURL((url) => !url.pathname.startsWith('/login'))
}
