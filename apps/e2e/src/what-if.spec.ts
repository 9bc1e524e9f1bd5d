import type { Page } from '@playwright/test'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { shortenName } from '@ramplight/domain/registration/full-name'
import { violationsOf } from './axe.ts'
import { anEvent, crewOf, lbOz } from './event.ts'
import { expectNoSidewaysScroll } from './measure.ts'
import { arriveSignedIn, expect, type Ramp, test } from './ramp.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const BOATS = 10

const shortNames = (boat: number) => crewOf(boat).map(shortenName).join(' · ')

/** Boat 2 brought a dead fish: without its four ounces it would be ahead of boat 3. */
async function aWeighedEvent(ramp: Ramp) {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: BOATS })
  await event.weigh(1, { weight: lbOz(18, 2), bigFish: lbOz(6, 1) })
  await event.weigh(2, { weight: lbOz(16, 4), bigFish: lbOz(4), deadFishCount: 1 })
  await event.weigh(3, { weight: lbOz(16, 2), bigFish: lbOz(5) })
  await event.weigh(4, { weight: lbOz(12), bigFish: lbOz(3, 8) })
  await event.weigh(5, { weight: lbOz(12), bigFish: lbOz(3, 2), totalFish: 4 })
  for (let boat = 6; boat < BOATS; boat += 1)
    await event.weigh(boat, { weight: lbOz(15 - boat, boat), bigFish: lbOz(3), minutesLate: boat - 5 })
  await event.weigh(BOATS, { weight: 0, totalFish: 0 })
  return { ana, event }
}

const violations = (page: Page) => violationsOf(page, { within: 'main' })

test('a director tries other rules after the weigh-in, and the tournament keeps its own', async ({ page, ramp }) => {
  const { ana, event } = await aWeighedEvent(ramp)
  const stored = async () => {
    const of = { token: ana.token, params: { id: event.id } }
    return { tournament: await ramp.api.must(tournamentCalls.get, of), figures: await ramp.api.must(tournamentResultCalls.preview, of) }
  }
  const before = await stored()
  await page.setViewportSize(DESK)
  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}/results`)
  const answer = page.getByRole('region', { name: 'What would change' })
  const says = page.locator('main').getByRole('status').first()
  const rowOf = (boat: number) => answer.getByRole('row').filter({ hasText: shortNames(boat) })

  await test.step('from the results, with the rules in force', async () => {
    await page.getByRole('link', { name: 'Try other rules' }).click()
    await expect(page.getByRole('heading', { name: 'Try other rules' })).toBeVisible()
    await expect(page.getByText('Nothing is saved. The tournament keeps its rules.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Results', exact: true }).first()).toHaveAttribute('aria-current', 'page')
    await expect(says).toHaveText('These are the current rules.')
    await expect(page.getByRole('switch', { name: 'Dead fish penalty' })).toBeChecked()
    await expect(page.getByLabel('Pay one place in')).toHaveValue('5')
  })

  await test.step('without the dead fish penalty two boats change places, and the money of second place with them', async () => {
    await page.getByRole('switch', { name: 'Dead fish penalty' }).click({ force: true })
    await expect(page.getByText('Current: On')).toBeVisible()
    await expect(says).toContainText('2 boats change places, $333.33 moves, the pool stays $1,000.')
    await expect(answer.getByRole('row')).toHaveCount(3)
    await expect(rowOf(2)).toContainText('3→ becomes 2')
    await expect(rowOf(2).getByText('up')).toBeAttached()
    await expect(rowOf(2)).toContainText('+0-04')
    await expect(rowOf(2)).toContainText('+$333.33')
    await expect(rowOf(3)).toContainText('−$333.33')
  })

  await test.step('the sheet behind a figure speaks of the tried rules', async () => {
    await rowOf(2)
      .getByRole('button', { name: /^16-04\s?, explain$/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Why 16-04' })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByText('Dead fish')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })

  await test.step('everybody else is one press away', async () => {
    await answer.getByRole('button', { name: `Show all ${BOATS} boats` }).click()
    await expect(answer.getByRole('row')).toHaveCount(BOATS + 1)
    await answer.getByRole('button', { name: 'Show only what changes' }).click()
    await expect(answer.getByRole('row')).toHaveCount(3)
  })

  await test.step('a reload keeps what is tried', async () => {
    await expect(page).toHaveURL(/rules=/)
    await page.reload()
    await expect(says).toContainText('2 boats change places')
    await expect(page.getByRole('switch', { name: 'Dead fish penalty' })).not.toBeChecked()
  })

  await test.step('an own list without a place pays nobody, and the calculation says why', async () => {
    await page.getByRole('combobox', { name: 'Payout mode' }).click()
    await page.getByRole('option', { name: 'Custom list of places' }).click()
    await expect(answer.getByText('No Payout Structure to match this one in setting on the tournament')).toBeVisible()
    await expect(says).toContainText('$1,000 less is paid out')
    await page.getByRole('button', { name: 'Reset to Percentages from a table: Payout mode' }).click()
    await expect(answer.getByText('No Payout Structure')).toHaveCount(0)
  })

  await test.step('everybody can read it, by day and by night, also on a phone', async () => {
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
        await expect(says).toContainText('2 boats change places')
        expect(await violations(page)).toEqual([])
      }
      await expectNoSidewaysScroll(page)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(DESK)
  })

  await test.step('and back: nothing was stored', async () => {
    await page.getByRole('button', { name: 'Start over from the current rules' }).click()
    await expect(says).toHaveText('These are the current rules.')
    await expect(page).not.toHaveURL(/rules=/)
    await page.locator('main').getByRole('link', { name: 'Results' }).last().click()
    await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible()
    await expect(page.getByRole('row').nth(2)).toContainText(shortNames(3))
    expect(await stored()).toEqual(before)
    await page.setViewportSize(PHONE)
    await expect(page.getByRole('link', { name: 'Try other rules' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
