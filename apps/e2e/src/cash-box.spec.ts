import type { BrowserContext, Page } from '@playwright/test'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { aTablet, expectSent } from './device.ts'
import { anEvent } from './event.ts'
import { expect, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

test('two tablets, one without a network: starting cash, cash of a boat, a count, a deposit, and a count that is short', async ({
  browser,
  baseURL,
  ramp,
}) => {
  test.setTimeout(240_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 1, status: 'Open', more: { entryFee: 100 } })
  await ramp.api.must(tournamentEntryCalls.update, { token: ana.token, params: { id: event.entries[0]! }, body: { status: 'Pending' } })
  const places = async () => {
    const money = await ramp.api.must(moneyCalls.byTournament, { token: (await ramp.again(ana)).token, params: { id: event.id } })
    return Object.fromEntries(money.places.map(({ place, left }) => [place, left]))
  }
  const contexts: BrowserContext[] = []
  async function theBox(): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await aTablet(browser, baseURL, ana)
    contexts.push(context)
    await page.goto(`/director/tournaments/${event.id}/money/cash-box`)
    await expect(boxOf(page).getByText('The cash box should hold $0.00.')).toBeVisible()
    return { page, context }
  }
  const boxOf = (page: Page) => page.locator('.rl-section', { hasText: 'Should be in the box' })
  const holds = (page: Page, amount: string) => expect(boxOf(page).getByText(`The cash box should hold ${amount}.`)).toBeVisible()
  const says = async (page: Page, key: string, label: string, amount: string, save = 'Save') => {
    await boxOf(page).getByRole('button', { name: key }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(label).fill(amount)
    await sheet.getByRole('button', { name: save }).click()
    await expect(sheet).toHaveCount(0)
  }
  const [dock, truck] = [await theBox(), await theBox()]

  await test.step('the truck has no network: its starting cash and the cash of a boat are in its box at once', async () => {
    await truck.context.setOffline(true)
    await says(truck.page, 'Starting cash', 'Amount', '50')
    await holds(truck.page, '$50.00')
    await truck.page.getByRole('link', { name: 'Entries' }).first().click()
    await truck.page.getByRole('button', { name: /^More for Ray Hall/ }).click()
    await truck.page.getByRole('menuitem', { name: 'Mark paid' }).click()
    await truck.page.getByRole('dialog').getByRole('button', { name: 'Collect $100' }).click()
    await expect(truck.page.getByRole('cell', { name: 'Unpaid', exact: true })).toHaveCount(0)
    await truck.page.getByRole('link', { name: 'Money' }).first().click()
    await truck.page.getByRole('link', { name: 'Cash box' }).first().click()
    await holds(truck.page, '$150.00')
    await says(truck.page, 'Count the cash', 'Counted', '150', 'Save count')
    await expect(boxOf(truck.page).getByText('Counted $150.00: exact')).toBeVisible()
  })

  await test.step('the dock puts in starting cash of its own, and hears of the truck when that has a network', async () => {
    await says(dock.page, 'Starting cash', 'Amount', '50')
    await holds(dock.page, '$50.00')
    await truck.context.setOffline(false)
    await expectSent(truck.page, ana)
    await holds(dock.page, '$200.00')
    expect(await places()).toEqual({ cash: 20_000, float: -10_000 })
    await expect(boxOf(dock.page).getByText('This device')).toBeVisible()
    await expect(boxOf(dock.page).getByText(/^Device /)).toBeVisible()
    await expect(boxOf(dock.page).getByText('Recorded twice?')).toBeVisible()
  })

  await test.step('there were two tills: counted and short, and nobody asks again', async () => {
    await says(dock.page, 'Count the cash', 'Counted', '180', 'Save count')
    await expect(boxOf(dock.page).getByText('Counted $180.00, expected $200.00: $20.00 short')).toBeVisible()
    await expect(boxOf(dock.page).getByText('Recorded twice?')).toHaveCount(0)
  })

  await test.step('most of it goes to the bank; a deposit that was typed wrong is voided with a reason, and stays to be read', async () => {
    await says(dock.page, 'Deposit', 'Amount', '1200')
    await holds(dock.page, '−$1,000.00')
    await boxOf(dock.page).getByRole('button', { name: 'Void Deposit $1,200.00' }).click()
    const asked = dock.page.getByRole('dialog')
    await asked.getByLabel('Reason').fill('A zero too many')
    await asked.getByRole('button', { name: 'Void', exact: true }).click()
    await holds(dock.page, '$200.00')
    await expect(boxOf(dock.page).getByText(/Voided: A zero too many/)).toBeVisible()
    await says(dock.page, 'Deposit', 'Amount', '120')
    await holds(dock.page, '$80.00')
    await expectSent(dock.page, ana)
    expect(await places()).toEqual({ cash: 8_000, bank: 12_000, float: -10_000 })
  })
  for (const context of contexts) await context.close()
})
