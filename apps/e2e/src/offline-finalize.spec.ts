import type { Page } from '@playwright/test'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { bookIsReady, expectLive } from './book.ts'
import { anEvent, lbOz } from './event.ts'
import { expect, logIn, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

const finalize = (page: Page) =>
  page
    .getByRole('button', { name: /^Finalize results/ })
    .filter({ hasText: 'hold' })
    .click({ delay: 1200 })

test('results that were made final without a network do not close over a bag their director never saw', async ({ page, context, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 3 })
  for (const boat of [1, 2]) await event.weigh(boat, { weight: lbOz(10 + boat) })
  await logIn(page, ana)
  await bookIsReady(page)
  await context.setOffline(true)
  // The sheet for the board at the ramp is made without a network, too.
  await page.goto(`/director/tournaments/${event.id}/results`)
  await page.getByRole('button', { name: 'Print' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/-overall-results\.pdf$/)

  await page.goto(`/director/tournaments/${event.id}/results?close-out=finalize`)
  await finalize(page)
  await expect(page.getByText('Finishes when you’re back online.').first()).toBeVisible()

  // Meanwhile, at another station.
  await event.weigh(3, { weight: lbOz(20) })
  await context.setOffline(false)
  await expect(page.locator('.rl-sync').first()).toContainText('1 needs you', { timeout: 30_000 })
  await page.keyboard.press('Escape')
  await page.locator('.rl-sync').first().click()
  const card = page.getByRole('dialog', { name: 'This device' }).getByRole('article')
  await expect(card).toContainText('Other bags came in since. Check the results and finalize again.')
  await card.getByRole('link', { name: 'Check the results' }).click()
  await expect(page).toHaveURL(/close-out=check/)
  const result = async () => {
    const { token } = await ramp.again(ana)
    return ramp.api.send(tournamentResultCalls.byTournament, { token, params: { id: event.id } })
  }
  expect((await result()).status).toBe(404)

  await page.getByRole('button', { name: 'Use the new numbers' }).click()
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: /^Next: / }).click()
  await finalize(page)
  await expect(page.getByText('Results are official. Payments recorded.').first()).toBeVisible()
  await expectLive(page)
  expect((await result()).status).toBe(200)
})
