import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'

test('a coupon: made by the director, sent as a link, used by an angler where they pay, and seen at the ramp', async ({
  page,
  browser,
  ramp,
}) => {
  const [ana, jo] = [await ramp.aDirector('Ana Castle'), await ramp.anAngler('Jo Reyes')]
  const { token } = ana
  const event = await anEvent(ramp, ana, { name: 'Lake Fork #7', status: 'Open' })
  await ramp.api.must(userCalls.joinTour, { token: jo.token, params: { id: jo.id, tourId: event.tour } })
  await ramp.api.must(tournamentCalls.update, { token, params: { id: event.id }, body: { entryFee: 100 } })
  const { _id: entry } = await ramp.api.must(tournamentEntryCalls.create, { token, body: { tournament: event.id, users: [jo.id] } })

  await arriveSignedIn(page, ana)
  await page.goto('/director/coupons')
  await page.getByRole('button', { name: 'New coupon' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'New coupon' })
  await sheet.getByLabel('Code').fill('fog10')
  await sheet.getByLabel('Discount').fill('10')
  await sheet.getByLabel('Tournament').click()
  await page.getByRole('option', { name: /Lake Fork #7/ }).click()
  await sheet.getByLabel('Max boats').fill('1')
  await sheet.getByRole('button', { name: 'New coupon' }).click()
  await expect(page.getByText('0 of 1')).toBeVisible()

  const phone = await browser.newContext({ baseURL: ramp.address, viewport: { width: 390, height: 844 } })
  const hers = await phone.newPage()
  await arriveSignedIn(hers, jo)
  await hers.goto(`/tournaments/${event.id}?coupon=fog10`)
  await expect(hers.getByText('Your coupon fog10 is saved for when you pay for your boat.')).toBeVisible()
  await hers.goto(`/angler/entries/${entry}`)
  await expect(hers.getByLabel('Coupon code')).toHaveValue('fog10')
  await hers.getByLabel('Coupon code').fill('fog1')
  await hers.getByRole('button', { name: 'Use coupon' }).click()
  await expect(hers.getByText(/^No coupon for this tournament has the code FOG1\./)).toBeVisible()
  await hers.getByLabel('Coupon code').fill('fog10')
  await hers.getByLabel('Coupon code').press('Enter')
  await expect(hers.getByText('Coupon FOG10: $10.00 off the entry fee')).toBeVisible()
  await phone.close()

  await page.reload()
  await expect(page.getByText('Used up')).toBeVisible()
  await page.goto(`/director/tournaments/${event.id}/entries?entry=${entry}`)
  const boat = page.getByRole('dialog')
  await expect(boat.getByText('Owes $90.00')).toBeVisible()
  await boat.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(boat.getByText('Owes $100.00')).toBeVisible()
})
