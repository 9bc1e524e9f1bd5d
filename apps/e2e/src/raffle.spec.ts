import { bookIsReady } from './book.ts'
import { expectSent } from './device.ts'
import { anEvent, crewOf } from './event.ts'
import { expect, logIn, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

test('a raffle: set up and sold without a network, numbered when it is back, drawn, and checked by somebody in the crowd', async ({
  page,
  context,
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 3, status: 'In Progress' })
  await logIn(page, ana)
  await bookIsReady(page)
  await page.goto(`/director/tournaments/${event.id}/raffles`)
  await expect(page.getByText('No raffles yet')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'New raffle' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('A casting rod')
  await sheet.getByLabel('Price of a ticket').fill('5')
  await sheet.getByRole('button', { name: 'Add raffle' }).click()
  await page.getByRole('button', { name: 'Sell tickets' }).click()
  await sheet.getByRole('combobox', { name: 'Buyer' }).fill(crewOf(2)[0])
  await page.getByRole('option', { name: crewOf(2)[0] }).click()
  await sheet.getByRole('button', { name: 'Sell 1 ticket for $5.00' }).click()
  await expect(sheet).toContainText('Numbers are assigned when this device syncs')
  await sheet.getByRole('button', { name: 'Sell more' }).click()
  await sheet.getByRole('combobox', { name: 'Buyer' }).fill('Marge')
  await sheet.getByRole('button', { name: '5', exact: true }).click()
  await sheet.getByLabel('Total').fill('20')
  await sheet.getByRole('button', { name: 'Sell 5 tickets for $20.00' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('$5 a ticket · 6 tickets sold')).toBeVisible()
  // Tickets of another device may be missing here.
  await expect(page.getByRole('button', { name: 'Draw the winner' })).toHaveAttribute('aria-disabled', 'true')

  await context.setOffline(false)
  await expectSent(page, ana)
  await page.getByRole('button', { name: 'Show tickets' }).click()
  for (const number of [1, 2, 3, 4, 5, 6]) await expect(page.getByRole('cell', { name: String(number), exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Draw the winner' }).click()
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await expect(page.getByText(/^Ticket [1-6]$/)).toBeVisible()
  await page.goto(`/director/tournaments/${event.id}/money/log`)
  await expect(page.getByRole('button', { name: /Raffles.*\$25\.00/ })).toBeVisible()

  const crowd = await browser.newContext({ baseURL: ramp.address })
  const phone = await crowd.newPage()
  await phone.goto(`/tournaments/${event.id}`)
  await phone.getByText('How to verify this draw').click()
  await phone.getByRole('button', { name: 'Verify on this device' }).click()
  await expect(phone.getByText(/^Verified: the fingerprint matches/)).toBeVisible()
  await crowd.close()
})
