import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a director cancels an event on a phone, and gives twelve boats their money back with one yes', async ({ page, browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { name: 'Storm Cup', boats: 12, status: 'Open', more: { entryFee: 50 } })
  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}`)
  await page.getByRole('button', { name: 'Other steps' }).click()
  await page.getByRole('menuitem', { name: 'Cancel event' }).click()
  await page.getByRole('dialog', { name: 'Cancel Storm Cup?' }).getByRole('button', { name: 'Cancel event' }).click()
  await page.getByRole('link', { name: 'Refund entries' }).click()
  await expect(page.getByText('Cash: $600.00, 12 boats')).toBeVisible()
  await page.getByRole('button', { name: 'Refund $600.00' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refund $600.00' }).dblclick()
  await expect(page.getByText('All 12 boats that paid have been refunded.')).toBeVisible()
  const { cancelled } = await ramp.api.must(tournamentCalls.get, { token: ana.token, params: { id: event.id } })
  expect(cancelled).toBe(true)

  const visitor = await (await browser.newContext({ baseURL: ramp.address, viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(`/tournaments/${event.id}`)
  await expect(visitor.getByText('Canceled').first()).toBeVisible()
  await visitor.context().close()
})
