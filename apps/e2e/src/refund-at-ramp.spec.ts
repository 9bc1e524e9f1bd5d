import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { bookIsReady } from './book.ts'
import { expectSent } from './device.ts'
import { anEvent } from './event.ts'
import { expect, logIn, test } from './ramp.ts'
import { TABLET } from './station.ts'

test.use({ serviceWorkers: 'allow', viewport: TABLET })

test('a director refunds a boat in cash without a network: it owes nothing, the box is right later, and a void puts the money back', async ({
  page,
  context,
  ramp,
}) => {
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 1, status: 'Open' })
  const boat = event.entries[0]!
  const paid = { status: 'Paid' as const, paidWith: { method: 'cash' as const } }
  await ramp.api.must(tournamentEntryCalls.update, { token: ana.token, params: { id: boat }, body: { status: 'Pending' } })
  await ramp.api.must(tournamentEntryCalls.update, { token: ana.token, params: { id: boat }, body: paid })
  const cash = async () => {
    const { token } = await ramp.again(ana)
    const { places } = await ramp.api.must(moneyCalls.byTournament, { token, params: { id: event.id } })
    return places.find(({ place }) => place === 'cash')?.left ?? 0
  }
  await logIn(page, ana)
  await bookIsReady(page)
  await page.goto(`/director/tournaments/${event.id}/entries`)
  await context.setOffline(true)

  await test.step('without a network: Refund, in cash, everything', async () => {
    await page.getByRole('cell', { name: 'Ray Hall · Tess Moss', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Refund', exact: true }).click()
    const refund = page.getByRole('dialog', { name: /^Refund/ })
    await expect(refund.getByText('They won’t be asked for it again.')).toBeVisible()
    await refund.getByLabel(/^Reason/).fill('Engine broke')
    await refund.getByRole('button', { name: 'Refund $100.00' }).click()
    await expect(sheet.getByText('Refunded: Cash')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Refunded', exact: true })).toBeVisible()
  })

  await test.step('the network is back: nothing is in the box, and nobody is asked for it again', async () => {
    await context.setOffline(false)
    await expectSent(page, ana)
    expect(await cash()).toBe(0)
  })

  await test.step('it was a mistake: voided, the boat is paid and the money is in the box', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Void' }).last().click()
    await page.getByRole('dialog', { name: /^Void/ }).getByRole('button', { name: 'Void' }).click()
    await expect(page.getByText('Refunded: Cash')).toHaveCount(0)
    await expectSent(page, ana)
    expect(await cash()).toBe(10_000)
  })
})
