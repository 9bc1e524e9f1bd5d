import type { Page } from '@playwright/test'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { type CardRamp, test } from './card-ramp.ts'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect } from './ramp.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A team event for $100 whose director takes cards, and two anglers who know each other. */
async function anEventWithCards({ lake, standIn }: CardRamp) {
  const ana = await lake.aDirector('Ana Castle')
  const [jo, dan] = [await lake.anAngler('Jo Reyes'), await lake.anAngler('Dan Kim')]
  const { token } = ana
  const { stripeId } = await lake.api.must(stripeCalls.createAccount, { token, body: {} })
  standIn.onboard(stripeId)
  await standIn.quiet()
  const event = await anEvent(lake, ana, { name: 'Lake Fork #3', status: 'Open' })
  for (const { id, token: own } of [jo, dan]) await lake.api.must(userCalls.joinTour, { token: own, params: { id, tourId: event.tour } })
  await lake.api.must(tournamentCalls.update, { token, params: { id: event.id }, body: { entryFee: 100 } })
  return { ana, jo, dan, stripeId, event }
}

async function aBoatOfTwo(cards: CardRamp) {
  const all = await anEventWithCards(cards)
  const { ana, jo, dan, event } = all
  const body = { tournament: event.id, users: [jo.id, dan.id] }
  const { _id: entry } = await cards.lake.api.must(tournamentEntryCalls.create, { token: ana.token, body })
  return { ...all, entry }
}

async function payAtTheBank(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: `Continue to payment: ${amount}` }).click()
  await page.waitForURL(/\/c\/pay\//)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: `Pay ${amount}` }).click()
  await page.waitForURL(/\/angler\/entries\//)
}

test('an angler signs up and pays on a phone: taps twice, leaves, is declined, pays, is in once the provider has told; the director has the money and gives it back', async ({
  page,
  browser,
  cards,
}) => {
  const { ana, jo, stripeId, event } = await anEventWithCards(cards)
  const { lake, standIn } = cards

  await test.step('signs up, sees what the card pays before it leaves us, and is not charged for looking', async () => {
    await arriveSignedIn(page, jo)
    await page.goto(`/tournaments/${event.id}`)
    await page.getByRole('link', { name: /^Sign up for/ }).click()
    await page.getByRole('button', { name: 'Sign up and pay' }).dblclick()
    await expect(page.getByText('Total on your card')).toBeVisible()
    await expect(page.getByText('$105.31').first()).toBeVisible()
    await expect(page.getByText('Your spot is held', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Continue to payment: $105.31' }).click()
    await page.waitForURL(/\/c\/pay\//)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('Nothing was paid. Pay by card to keep your spot.')).toBeVisible()
  })

  await test.step('is declined, and then pays; the news is late', async () => {
    standIn.mood.webhooks = 'held'
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: 'Continue to payment: $105.31' }).click()
    await page.waitForURL(/\/c\/pay\//)
    await page.getByLabel('Card number').fill('4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Pay $105.31' }).click()
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $105.31' }).click()
    await page.waitForURL(new RegExp(`/angler/tournaments/${event.id}/registration`))
    await expect(page.getByText(/^Waiting for the bank to confirm/)).toBeVisible()
    for (const told of standIn.state.events.slice()) await standIn.say(told)
    await expect(page.getByText('Paid by card. See you at the ramp.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of your entry for Lake Fork #3' })).toBeVisible()
  })
  const { _id: entry } = (await lake.api.must(tournamentEntryCalls.search, { token: ana.token, body: { tournament: event.id } }))[0]!

  await test.step('the page of the bank is over for whoever goes back to it: one payment; the director has it, and gives it back to the card', async () => {
    const statesOf = (what: string) =>
      [...standIn.state.things.values()].filter(({ object }) => object === what).map(({ status }) => status)
    expect([statesOf('checkout.session'), statesOf('payment_intent')]).toEqual([['complete'], ['succeeded']])
    expect(standIn.balanceOf(stripeId)).toBe(10_000)
    const desk = await (await browser.newContext({ baseURL: lake.address, viewport: { width: 1280, height: 900 } })).newPage()
    await arriveSignedIn(desk, ana)
    await desk.goto(`/director/tournaments/${event.id}/money`)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(desk.getByText('$100.00').first()).toBeVisible()

    standIn.mood.webhooks = 'now'
    await desk.goto(`/director/tournaments/${event.id}/entries?entry=${entry}`)
    await desk.getByRole('button', { name: 'Refund' }).click()
    const sheet = desk.getByRole('dialog', { name: 'Refund' })
    await expect(sheet.getByText('Goes back to the card that paid')).toBeVisible()
    await sheet.getByLabel('Reason').fill('The lake is too high')
    await sheet.getByRole('button', { name: 'Refund $100.00' }).dblclick()
    await expect(desk.getByText('$100.00 refunded to card.')).toBeVisible()
    await expect(desk.getByRole('region', { name: 'Payments' })).toContainText('The lake is too high · Ana Castle')
    expect([statesOf('refund'), standIn.balanceOf(stripeId)]).toEqual([['succeeded'], 0])
    await desk.context().close()
    await page.goto(`/angler/entries/${entry}`)
    await expect(page.getByText('Refunded $100. Nothing to pay.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay by card' })).toHaveCount(0)
  })
})

test('partners split the fee: Jo pays a half, the director reads who owes, Dan pays the other half on a phone of his own', async ({
  page,
  browser,
  cards,
}) => {
  const { ana, jo, dan, stripeId, event, entry } = await aBoatOfTwo(cards)
  const { lake, standIn } = cards
  await arriveSignedIn(page, jo)
  await page.goto(`/angler/entries/${entry}`)
  await page.getByRole('button', { name: 'Pay my half: $50.00' }).click()
  await expect(page.getByText('Platform fee, $2 per angler')).toBeVisible()
  await payAtTheBank(page, '$53.81')
  await expect(page.getByText('You paid your half ($50). Dan Kim owes $50.')).toBeVisible()
  await expect(page.getByText('Paid so far: $50.00 of $100.00')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: lake.address, viewport: { width: 1280, height: 900 } })).newPage()
  await arriveSignedIn(desk, ana)
  await desk.goto(`/director/tournaments/${event.id}/entries`)
  const row = desk.getByRole('row', { name: /Jo Reyes/ })
  await expect(row).toContainText('Partly paid')
  await expect(row).toContainText('$50.00Dan Kim')

  const phone = await (await browser.newContext({ baseURL: lake.address, viewport: { width: 390, height: 844 } })).newPage()
  await arriveSignedIn(phone, dan)
  await phone.goto(`/angler/entries/${entry}`)
  await expect(phone.getByText('Dan Kim: owes $50.00')).toBeVisible()
  await phone.getByRole('button', { name: 'Pay my half: $50.00' }).click()
  await payAtTheBank(phone, '$53.81')
  await expect(phone.getByText('Paid by card. See you at the ramp.')).toBeVisible()
  expect(standIn.balanceOf(stripeId)).toBe(10_000)
  await expect(row).toContainText('Paid')
  await desk.goto(`/director/tournaments/${event.id}/money`)
  await expect(desk.getByText('$100.00').first()).toBeVisible()
  await desk.context().close()
  await phone.context().close()
})
