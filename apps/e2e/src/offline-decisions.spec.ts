import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { shortName } from '@ramplight/domain/registration/full-name'
import { bookIsReady, expectLive } from './book.ts'
import { expectSent } from './device.ts'
import { anEvent, crewOf } from './event.ts'
import { expect, logIn, test } from './ramp.ts'
import { keyIn, saveKey, TABLET, takeToScale, weighInsOf } from './station.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } })

test('boats that were drawn anew without a network have their new numbers on the server', async ({ page, context, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 6, status: 'Open' })
  await logIn(page, ana)
  await bookIsReady(page)
  await page.goto(`/director/tournaments/${event.id}/boats`)
  await expect(page.getByText(crewOf(1)[0]).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByText('Random', { exact: true }).click()
  await page.getByText('How to verify this draw').click()
  await page.getByRole('textbox', { name: 'Seed' }).fill('4711')
  await page.getByRole('button', { name: 'Shuffle again' }).click()
  await page.getByRole('button', { name: 'Draw new numbers' }).click()
  await expect(page.getByText('6 boats numbered.')).toBeVisible()
  const shown = async () => {
    const boats = await page.locator('.rl-boat-list li').all()
    return Promise.all(
      boats.map(async (boat) => [
        await boat.locator('.rl-boat-list__number').textContent(),
        await boat.getByRole('button').getAttribute('aria-label'),
      ]),
    )
  }
  const drawn = await shown()
  expect(drawn.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6'])

  await context.setOffline(false)
  await expectSent(page, ana)
  const entries = await ramp.api.must(tournamentEntryCalls.search, { token: ana.token, body: { tournament: event.id } })
  const onServer = entries
    .toSorted((a, b) => (a.boatNumber ?? 0) - (b.boatNumber ?? 0))
    .map(({ boatNumber, anglers }) => [String(boatNumber), `Change ${boatNumber} ${anglers.map(shortName).join(' · ')}`])
  expect(onServer).toEqual(drawn)
  expect(await shown()).toEqual(drawn)
})

test('results that are closed out without a network become final when it is back, once', async ({ page, context, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 2, status: 'In Progress' })
  await event.weigh(1, { weight: 231 })
  await event.weigh(2, { weight: 200 })
  await event.moveTo('Closed')
  await logIn(page, ana)
  await bookIsReady(page)
  await page.goto(`/director/tournaments/${event.id}/results`)
  await expect(page.getByRole('button', { name: 'Close out' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Close out' }).click()
  for (const next of ['Payouts', 'What gets recorded', 'Finalize']) await page.getByRole('button', { name: `Next: ${next}` }).click()
  await page
    .getByRole('button', { name: /^Finalize/ })
    .filter({ hasText: 'hold' })
    .click({ delay: 1200 })
  await expect(page.getByText('Finishes when you’re back online. You can pick up where you left off.')).toBeVisible()
  expect((await ramp.api.send(tournamentResultCalls.byTournament, { token: ana.token, params: { id: event.id } })).status).toBe(404)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Results are official' })).toBeVisible({ timeout: 30_000 })
  await expectLive(page)
  const written = await ramp.api.must(tournamentResultCalls.byTournament, { token: ana.token, params: { id: event.id } })
  expect(written.dateFinalized).not.toBeNull()
})

test('a bag that is taken back without a network does not count', async ({ page, context, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 3 })
  await page.setViewportSize(TABLET)
  await logIn(page, ana)
  await bookIsReady(page)
  await takeToScale(page, event, 2)
  await context.setOffline(true)
  await keyIn(page, '14-07')
  await saveKey(page).click()
  await page.getByRole('button', { name: 'Next boat' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('group', { name: 'Weight' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 of 3 still to weigh')).toBeVisible()
  await context.setOffline(false)
  await expectSent(page, ana)
  // The device may have tried to send it before: then it is struck out, as nobody knows what arrived.
  expect((await weighInsOf(ramp, ana, event, 2)).filter(({ voided }) => !voided)).toEqual([])
})
