import { readFile } from 'node:fs/promises'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { aTablet, expectSent } from './device.ts'
import { anEvent, lbOz } from './event.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'
import { TABLET } from './station.ts'

test('winners get their checks, and the year says who needs a 1099 by the figure of the director', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 10, more: { entryFee: 500 } })
  for (const boat of [1, 2, 3]) await event.weigh(boat, { weight: lbOz(20 - boat), totalFish: 5 })
  await event.moveTo('Closed')
  const { revision } = await ramp.api.must(tournamentResultCalls.preview, { token: ana.token, params: { id: event.id } })
  await ramp.api.must(tournamentResultCalls.create, { token: ana.token, body: { tournament: event.id, revision } })

  await arriveSignedIn(page, ana)
  // The address of before leads there.
  await page.goto(`/director/tournaments/${event.id}/payments`)
  await expect(page).toHaveURL(/\/money\/payouts$/)
  await page.getByRole('button', { name: 'Record payouts' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Check', { exact: true }).click()
  await dialog.getByLabel('First check number').fill('1042')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 payouts recorded.')).toBeVisible()
  for (const number of ['1042', '1043']) await expect(page.getByText(`Check ${number}`)).toBeVisible()

  await page.goto('/director/reports/winnings')
  await expect(page.getByRole('button', { name: 'Need a 1099 1' })).toBeVisible()
  await page.getByLabel('1099 threshold').fill('600')
  await page.getByLabel('1099 threshold').blur()
  await page.getByRole('button', { name: /^Save for/ }).click()
  await expect(page.getByRole('button', { name: 'Reset to $2,000' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Need a 1099 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).first().click()])
  expect(await readFile(await file.path(), 'utf8')).toContain('Ray Hall,1,3333.34,Required,Missing\r\nJo Reyes,1,1666.66,Required,Missing')
})

test('the winner is disqualified a week after the payouts: what was paid stays on the books, and who owes back settles with one tap', async ({
  page,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 10, more: { entryFee: 100 } })
  for (const boat of [1, 2, 3]) await event.weigh(boat, { weight: lbOz(20 - boat), totalFish: 5 })
  await event.moveTo('Closed')
  const official = async () => {
    const { revision } = await ramp.api.must(tournamentResultCalls.preview, { token: ana.token, params: { id: event.id } })
    return ramp.api.must(tournamentResultCalls.create, { token: ana.token, body: { tournament: event.id, revision } })
  }
  await official()

  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}/money/payouts`)
  await page.getByRole('button', { name: 'Record payouts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 payouts recorded.')).toBeVisible()
  // What the books have in cash; the box of the screen has to come to it, as soon as the device has heard of it.
  const inBooks = async () => {
    const { places } = await ramp.api.must(moneyCalls.byTournament, { token: (await ramp.again(ana)).token, params: { id: event.id } })
    return (places.find(({ place }) => place === 'cash')?.left ?? 0) / 100
  }
  const boxHolds = async (dollars: number) => {
    await page.goto(`/director/tournaments/${event.id}/money/cash-box`)
    const amount = dollars.toLocaleString('en-US', { minimumFractionDigits: 2 })
    await expect(page.getByText(`The cash box should hold $${amount}.`)).toBeVisible()
    expect(await inBooks()).toBe(dollars)
  }
  const before = await inBooks()
  await boxHolds(before)

  // Reopened on the screen, and corrected; the box does not get a cent of what is in the pockets of the winners.
  await page.goto(`/director/tournaments/${event.id}/results`)
  await page.getByRole('button', { name: 'Reopen results' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText(/Payouts already paid stay on the books/)).toBeVisible()
  await asked.getByRole('button', { name: 'Reopen results' }).click({ delay: 2_500 })
  await expect(page.getByText('Results reopened. Payouts already paid stay on the books.')).toBeVisible()
  await page.goto(`/director/tournaments/${event.id}/money`)
  await expect(page.getByText(/already paid to 2 boats stays on the books/)).toBeVisible()
  await boxHolds(before)

  const outside = { disqualified: true, disqualifiedReason: 'Fished outside the boundary' }
  await ramp.api.must(tournamentEntryCalls.update, { token: ana.token, params: { id: event.entries[0]! }, body: outside })
  await official()
  await page.goto('/director')
  await expect(page.getByText(/ overpaid in payouts$/)).toBeVisible()
  await page.getByRole('link', { name: /^Settle/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'They owe you' })
  await expect(row).toContainText('Ray Hall')
  await boxHolds(before)
  await page.goto(`/director/tournaments/${event.id}/money`)
  await row.getByRole('button', { name: 'Settle' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settled.')).toBeVisible()
  await expect(page.getByText('They owe you')).toHaveCount(0)
  const after = await inBooks()
  expect(after).toBeGreaterThan(before)
  await boxHolds(after)
})

test.describe('at a ramp without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: TABLET })

  test('two tablets pay the same winner in cash: the boxes say it at once, both are on the books, and one is voided with one tap', async ({
    browser,
    baseURL,
    ramp,
  }) => {
    test.setTimeout(240_000)
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 5, more: { entryFee: 100 } })
    for (const boat of [1, 2]) await event.weigh(boat, { weight: lbOz(20 - boat), totalFish: 5 })
    await event.moveTo('Closed')
    const { revision } = await ramp.api.must(tournamentResultCalls.preview, { token: ana.token, params: { id: event.id } })
    await ramp.api.must(tournamentResultCalls.create, { token: ana.token, body: { tournament: event.id, revision } })
    const inBooks = async () => {
      const { places } = await ramp.api.must(moneyCalls.byTournament, { token: (await ramp.again(ana)).token, params: { id: event.id } })
      return places.find(({ place }) => place === 'cash')?.left ?? 0
    }
    const before = await inBooks()
    const thePayouts = async () => {
      const { page, context } = await aTablet(browser, baseURL, ana)
      await page.goto(`/director/tournaments/${event.id}/money/payouts`)
      await expect(page.getByRole('button', { name: 'Record payouts' })).toBeVisible()
      await context.setOffline(true)
      return { page, context }
    }
    const [dock, truck] = [await thePayouts(), await thePayouts()]
    const pays = async ({ page }: typeof dock) => {
      await page.getByRole('button', { name: 'Record payouts' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: 'Record payouts' })).toHaveCount(0)
    }
    const boxHolds = async ({ page }: typeof dock, cents: number) => {
      await page.getByRole('link', { name: 'Cash box' }).first().click()
      const amount = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
      await expect(page.getByText(`The cash box should hold $${amount}.`)).toBeVisible()
      await page.getByRole('link', { name: 'Payouts' }).first().click()
    }
    await pays(dock)
    await pays(truck)
    expect(await inBooks()).toBe(before)
    const paid = 50_000
    await boxHolds(dock, before - paid)

    await dock.context.setOffline(false)
    await expectSent(dock.page, ana)
    await expect.poll(inBooks).toBe(before - paid)
    await truck.context.setOffline(false)
    await expectSent(truck.page, ana)
    await expect.poll(inBooks).toBe(before - 2 * paid)

    await dock.page.getByRole('link', { name: 'Needs you' }).first().click()
    const row = dock.page.getByRole('listitem').filter({ hasText: 'They owe you' })
    await expect(row).toContainText('Ray Hall')
    await row.getByRole('button', { name: 'Settle' }).click()
    await expect(dock.page.getByRole('dialog').getByRole('radio', { name: 'Recorded twice' })).toBeChecked()
    await dock.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(dock.page.getByText('They owe you')).toHaveCount(0)
    await expect.poll(inBooks).toBe(before - paid)
    await boxHolds(dock, before - paid)
  })
})
