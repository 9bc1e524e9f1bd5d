import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { type CardRamp, test } from './card-ramp.ts'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect } from './ramp.ts'

/** Puts a level up for sale at the card provider. */
async function sell({ lake, standIn }: CardRamp): Promise<void> {
  const { token } = lake.admin
  const [gold] = await lake.api.must(subscriptionLevelCalls.search, { token, body: { key: 'gold-monthly' } })
  const price = await fetch(`${standIn.url}/v1/prices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${standIn.secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'unit_amount=999&currency=usd&recurring[interval]=month&product_data[name]=Subscribers',
  })
  const stripe_test_api_id = ((await price.json()) as { id: string }).id
  await lake.api.must(subscriptionLevelCalls.update, { token, params: { id: gold!._id }, body: { stripe_test_api_id } })
}

test.use({ viewport: { width: 390, height: 844 } })

test('angler 21 on Free: the director gets a level on a phone, comes back to the form as it was, and enters them', async ({
  page,
  cards,
}) => {
  const { lake } = cards
  const ana = await lake.aDirector('Ana Castle')
  const event = await anEvent(lake, ana, { boats: 10, status: 'Open' })
  await sell(cards)
  const entries = `/director/tournaments/${event.id}/entries`
  await arriveSignedIn(page, ana)

  await test.step('reads how many there is room for, and is led to the levels', async () => {
    await page.goto(`${entries}?add=one`)
    const names = page.getByPlaceholder('Name or phone').first()
    await names.fill('Zeb Newman')
    await page.getByRole('option', { name: /Add new angler/ }).click()
    await page.getByRole('button', { name: /^Add angler/ }).click()
    await page.getByRole('button', { name: 'Save and close' }).click()
    const dialog = page.getByRole('dialog', { name: 'Free allows 20 anglers per event' })
    await expect(dialog.getByText('Adding this angler makes 21.')).toBeVisible()
    await dialog.getByRole('button', { name: 'See plans' }).click()
    await expect(page.getByText('Free: up to 20 anglers per event.')).toBeVisible()
  })

  await test.step('pays on the page of the provider, and has the level', async () => {
    await page.getByRole('button', { name: 'Choose plan' }).first().click()
    await page.waitForURL(/\/c\/pay\//)
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: /Pay|Subscribe/ }).click()
    await page.waitForURL(/subscriptions\/upgrade/)
    await expect(page.getByText('Pro: unlimited anglers.')).toBeVisible({ timeout: 15_000 })
  })

  await test.step('is back at the form, with what was typed, and enters angler 21', async () => {
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await page.getByRole('button', { name: 'Save and close' }).click()
    await expect(page.getByText(/Newman entered/)).toBeVisible()
  })
})
