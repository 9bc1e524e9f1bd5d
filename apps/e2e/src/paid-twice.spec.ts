import type { BrowserContext, Page } from '@playwright/test'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { expectLive } from './book.ts'
import { aTablet, expectSent } from './device.ts'
import { anEvent } from './event.ts'
import { expect, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

test('two tablets without a network each take $100 for one boat: both tills are right, somebody is asked, and one word settles it', async ({
  browser,
  baseURL,
  ramp,
}) => {
  test.setTimeout(240_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 1, status: 'Open' })
  const [boat] = event.entries
  await ramp.api.must(tournamentEntryCalls.update, { token: ana.token, params: { id: boat! }, body: { status: 'Pending' } })
  const money = async () => ramp.api.must(moneyCalls.byTournament, { token: (await ramp.again(ana)).token, params: { id: event.id } })
  const cash = async () => (await money()).places.find(({ place }) => place === 'cash')?.left ?? 0
  const contexts: BrowserContext[] = []

  async function theList(): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await aTablet(browser, baseURL, ana)
    contexts.push(context)
    await page.goto(`/director/tournaments/${event.id}/entries`)
    await expect(page.getByRole('cell', { name: 'Unpaid', exact: true })).toBeVisible()
    await context.setOffline(true)
    return { page, context }
  }
  const collect = async ({ page }: { page: Page }) => {
    await page.getByRole('button', { name: /^More for Ray Hall/ }).click()
    await page.getByRole('menuitem', { name: 'Mark paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Collect $100' }).click()
    await expect(page.getByRole('cell', { name: 'Unpaid', exact: true })).toHaveCount(0)
  }

  const tablets = [await theList(), await theList()] as const
  const [truck, dock] = tablets
  await test.step('each takes the cash, and each says paid', async () => {
    for (const tablet of tablets) await collect(tablet)
  })

  await test.step('the network is back: $200 is on the books, and nothing is lost', async () => {
    for (const { page, context } of tablets) {
      await context.setOffline(false)
      await expectSent(page, ana)
    }
    expect(await cash()).toBe(20_000)
  })

  await test.step('Money asks about both payments; the boat itself lists them, too', async () => {
    await truck.page.goto(`/director/tournaments/${event.id}/money`)
    const asked = truck.page.locator('.rl-section', { hasText: 'Paid twice?' })
    await expect(asked.getByText('Overpaid $100')).toBeVisible()
    await expect(asked.getByRole('button', { name: /^Void \$100/ })).toHaveCount(2)
    await dock.page.getByRole('row', { name: /Ray Hall/ }).click()
    const sheet = dock.page.getByRole('dialog')
    await expect(sheet.getByText('Recorded payments')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Void', exact: true })).toHaveCount(2)
  })

  await test.step('it was one payment, recorded twice: one is voided, and the cash box is right', async () => {
    const asked = truck.page.locator('.rl-section', { hasText: 'Paid twice?' })
    await asked
      .getByRole('button', { name: /^Void \$100/ })
      .first()
      .click()
    await truck.page.getByRole('dialog').getByRole('button', { name: 'Void', exact: true }).click()
    await expect(asked).toHaveCount(0)
    expect(await cash()).toBe(10_000)
    expect(await money()).toMatchObject({ overpaid: 0, owing: [] })
  })

  await test.step('the boat is deleted: what it paid stays on the books until it is refunded', async () => {
    await expectLive(truck.page)
    await ramp.api.must(tournamentEntryCalls.remove, { token: (await ramp.again(ana)).token, params: { id: boat! } })
    expect([await cash(), (await money()).overpaid]).toEqual([10_000, 10_000])
  })
  for (const context of contexts) await context.close()
})
