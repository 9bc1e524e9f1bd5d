import { moneyCalls } from '@ramplight/contract/payments/money'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { bookIsReady, copyIsHere } from './book.ts'
import { type CardRamp, test as withCards } from './card-ramp.ts'
import { expectSent } from './device.ts'
import { anEvent, inDays } from './event.ts'
import { arriveSignedIn, expect, logIn, test } from './ramp.ts'
import { TABLET } from './station.ts'

test.use({ serviceWorkers: 'allow', viewport: TABLET })

test('an angler asks to withdraw, changes their mind twice, and the director refunds and withdraws the boat without a network', async ({
  page,
  context,
  browser,
  ramp,
}) => {
  test.setTimeout(180_000)
  const [ana, jo] = [await ramp.aDirector('Ana Castle'), await ramp.anAngler('Jo Reyes')]
  const { token } = ana
  const event = await anEvent(ramp, ana, { name: 'Lake Fork #3', boats: 1, status: 'Open' })
  await ramp.api.must(userCalls.joinTour, { token: jo.token, params: { id: jo.id, tourId: event.tour } })
  const { _id: boat } = await ramp.api.must(tournamentEntryCalls.create, { token, body: { tournament: event.id, users: [jo.id] } })
  await ramp.api.must(tournamentEntryCalls.update, { token, params: { id: boat }, body: { status: 'Paid', paidWith: { method: 'cash' } } })
  const phone = await (await browser.newContext({ baseURL: ramp.address, viewport: { width: 390, height: 844 } })).newPage()

  await test.step('the angler asks, can make it after all, and asks again', async () => {
    await arriveSignedIn(phone, jo)
    await phone.goto(`/angler/entries/${boat}`)
    const ask = async () => {
      await phone.getByRole('button', { name: 'I can’t make it' }).click()
      await phone.getByRole('button', { name: 'Ask to withdraw' }).click()
      await expect(phone.getByText(/^You asked the director to withdraw your boat/)).toBeVisible()
    }
    await ask()
    await phone.getByRole('button', { name: 'I can make it after all' }).click()
    await expect(phone.getByRole('button', { name: 'I can’t make it' })).toBeVisible()
    await ask()
  })

  await test.step('the director sees on Today who asks, and opens the boat', async () => {
    await logIn(page, ana)
    await bookIsReady(page)
    await page.goto('/director')
    const asked = page.getByRole('listitem').filter({ hasText: 'J. Reyes asked to withdraw' })
    await expect(asked).toHaveCount(1)
    await asked.getByRole('link').click()
    await expect(page.getByRole('dialog').getByText(/^Jo Reyes asked to withdraw on/)).toBeVisible()
  })

  await test.step('without a network: refunds in cash and withdraws, in one step', async () => {
    await context.setOffline(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Refund and withdraw' }).click()
    const sheet = page.getByRole('dialog', { name: /^Refund and withdraw/ })
    await expect(sheet.getByRole('row', { name: /^Refunded in cash/ })).toContainText('$100.00')
    await sheet.getByLabel('Refund', { exact: true }).fill('60')
    await expect(sheet.getByRole('row', { name: /^Stays with the event/ })).toContainText('$40.00')
    await sheet.getByRole('button', { name: 'Refund $60.00 and withdraw' }).click()
    await expect(page.getByText(/withdrawn, \$60\.00 refunded\.$/)).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Jo Reyes', exact: true })).toHaveCount(0)
  })

  await test.step('the network is back: the box has what was kept beside the other boat, and nothing is left to refund', async () => {
    await context.setOffline(false)
    await expectSent(page, ana)
    const { token } = await ramp.again(ana)
    const { places, owing } = await ramp.api.must(moneyCalls.byTournament, { token, params: { id: event.id } })
    expect(places.find(({ place }) => place === 'cash')?.left).toBe(10_000 + 4_000)
    expect(owing.filter(({ entry }) => entry === boat)).toEqual([])
    await page.goto('/director')
    await expect(page.getByText('asked to withdraw')).toHaveCount(0)
  })
})

/** A boat at $100 that its angler has paid by card. */
async function aBoatPaidByCard({ lake, standIn }: CardRamp, registration: object = {}) {
  const [ana, jo] = [await lake.aDirector('Ana Castle'), await lake.anAngler('Jo Reyes')]
  const { token } = ana
  const { stripeId } = await lake.api.must(stripeCalls.createAccount, { token, body: {} })
  standIn.onboard(stripeId)
  await standIn.quiet()
  const event = await anEvent(lake, ana, { name: 'Lake Fork #3', status: 'Open' })
  await lake.api.must(userCalls.joinTour, { token: jo.token, params: { id: jo.id, tourId: event.tour } })
  const { _id: entry } = await lake.api.must(tournamentEntryCalls.create, { token, body: { tournament: event.id, users: [jo.id] } })
  const setUp = { entryFee: 100, settings: { registration } }
  await lake.api.must(tournamentCalls.update, { token, params: { id: event.id }, body: setUp })
  const { url } = await lake.api.must(stripeCalls.createCheckout, { token: jo.token, body: { entry } })
  standIn.typeCard(url!.split('/').at(-1)!, '4242424242424242')
  await standIn.quiet()
  return { ana, jo, entry, event }
}

withCards(
  'where anglers withdraw themselves, a phone reads the refund, taps twice, and the card is refunded once',
  async ({ page, cards }) => {
    withCards.setTimeout(120_000)
    const { lake, standIn } = cards
    const refunds = { steps: [{ until: inDays(1), percent: 50 }], feeKept: 10 }
    const { ana, jo, entry, event } = await aBoatPaidByCard(cards, { selfWithdraw: true, refunds })
    const { token } = ana

    await page.setViewportSize({ width: 390, height: 844 })
    await arriveSignedIn(page, jo)
    await page.goto(`/angler/entries/${entry}`)
    await page.getByRole('button', { name: 'I can’t make it' }).click()
    const sure = page.getByRole('dialog', { name: 'Withdraw from Lake Fork #3?' })
    await expect(sure).toContainText('$40 is refunded to your card.')
    await sure.getByRole('button', { name: 'Withdraw, refund $40' }).dblclick()
    await expect(page.getByText('You withdrew. $40 is on its way to your card.')).toBeVisible()
    await standIn.quiet()
    expect([...standIn.state.things.values()].filter(({ object }) => object === 'refund').map(({ amount }) => amount)).toEqual([4_000])
    expect(await lake.api.must(tournamentEntryCalls.search, { token, body: { tournament: event.id } })).toHaveLength(0)
  },
)

withCards('a boat that paid by card is refunded in whole and withdrawn by a tablet in one tap', async ({ page, cards }) => {
  withCards.setTimeout(120_000)
  const { lake } = cards
  const { ana, jo, entry, event } = await aBoatPaidByCard(cards)
  const question = 'Jo Reyes can’t make it.'
  await lake.api.must(withdrawalCalls.askToWithdraw, { token: jo.token, params: { id: entry }, body: { question } })
  await logIn(page, ana)
  await copyIsHere(page)
  await page.goto(`/director/tournaments/${event.id}/entries?entry=${entry}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Refund and withdraw' }).click()
  await page.getByRole('button', { name: 'Refund $100.00 and withdraw' }).click()
  await expect(page.getByText(/withdrawn, \$100\.00 refunded\.$/)).toBeVisible()
  const { token } = await lake.again(ana)
  await expect
    .poll(() => lake.api.must(tournamentEntryCalls.search, { token, body: { tournament: event.id } }).then(({ length }) => length))
    .toBe(0)
})
