import type { Page } from '@playwright/test'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { violationsOf } from './axe.ts'
import { copyIsHere } from './book.ts'
import { seenOn } from './device.ts'
import { anEvent } from './event.ts'
import { expectAtLeast, expectNoSidewaysScroll } from './measure.ts'
import { arriveSignedIn, expect, saveForm, test } from './ramp.ts'

const section = (page: Page, id: string) => page.locator(`#${id}`)
const moreRules = (page: Page, id: string) => section(page, id).locator('summary').filter({ hasText: 'More rules' })

const violations = (page: Page) => violationsOf(page, { within: ['#fees', '#scoring', '#points', '#pots'] })

test('the rules of a club’s own book are set in the setup, and are there again', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { status: 'Open' })
  const stored = async () => (await ramp.api.must(tournamentCalls.get, { token: ana.token, params: { id: event.id } })).settings
  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}/setup`)
  // Saved into the copy of this device, as on any device after its first minute.
  await copyIsHere(page)
  const [scoring, fees] = [section(page, 'scoring'), section(page, 'fees')]
  const rowOf = (number: number) =>
    fees
      .getByRole('listitem')
      .filter({ hasText: 'Minimum boats' })
      .nth(number - 1)
  const preview = page.getByRole('region', { name: 'Payout preview' })

  await test.step('ties: most fish, then the biggest fish', async () => {
    await expect(moreRules(page, 'scoring')).toContainText('None set')
    await moreRules(page, 'scoring').click()
    for (const name of ['Biggest fish', 'Most fish']) {
      await scoring.getByRole('button', { name: 'Add step' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const up = scoring.getByRole('button', { name: 'Move Most fish up' })
    await expectAtLeast(up, 48)
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(scoring.getByRole('listitem')).toHaveText([/^1Most fish/, /^2Biggest fish/])
    await expect(up).toBeFocused()
    await expect(moreRules(page, 'scoring')).toContainText('1 set')
  })

  await test.step('places from a list, and five dollars of every entry for the club', async () => {
    await moreRules(page, 'fees').click()
    await fees.getByText('From a list').click()
    await fees.getByRole('button', { name: 'Add row' }).click()
    await rowOf(2).getByLabel('Minimum boats').fill('20')
    await rowOf(2).getByLabel('Places').fill('3')
    await fees.getByRole('button', { name: 'Add amount' }).click()
    await fees.getByLabel('Goes to').fill('Bass Club')
    await fees.getByLabel('Dollars').fill('5')
    await fees.getByRole('combobox', { name: 'How often' }).click()
    await page.getByRole('option', { name: 'Per entry' }).click()
    await preview.getByLabel('Boats').fill('30')
    await expect(preview).toContainText('pool $2,850')
    await expect(preview).toContainText('Taken off the top: Bass Club $150')
    await expect(preview.getByRole('listitem')).toHaveCount(3)
    await saveForm(page)
  })

  await test.step('a choice that is taken back leaves nothing behind', async () => {
    const round = fees.getByRole('combobox', { name: 'Round' })
    await round.click()
    await page.getByRole('option', { name: 'Down' }).click()
    await saveForm(page)
    expect((await stored()).payout?.roundUpOrDown).toBe('down')
    await round.click()
    await page.getByRole('option', { name: 'Down' }).click()
    await saveForm(page)
    expect((await stored()).payout).not.toHaveProperty('roundUpOrDown')
  })

  await test.step('all of it stands there when the page is opened again', async () => {
    // What was seen is kept within a second; a page that comes before that begins with what was there before.
    await expect.poll(() => seenOn(page)).not.toContain('"roundUpOrDown":"down"')
    await page.reload()
    await copyIsHere(page)
    await expect(moreRules(page, 'scoring')).toContainText('1 set')
    await expect(moreRules(page, 'fees')).toContainText('2 set')
    await expect(scoring.getByRole('listitem')).toHaveText([/^1Most fish/, /^2Biggest fish/])
    await expect(rowOf(1).getByLabel('Minimum boats')).toBeVisible()
    await expect(rowOf(1).getByLabel('Minimum boats')).toHaveValue('1')
    await expect(rowOf(2).getByLabel('Minimum boats')).toHaveValue('20')
    await expect(rowOf(2).getByLabel('Places')).toHaveValue('3')
    await expect(fees.getByLabel('Goes to')).toHaveValue('Bass Club')
    await expect(fees.getByLabel('Dollars')).toHaveValue('5.00')
    await expect(fees.getByRole('combobox', { name: 'How often' })).toHaveValue('Per entry')
    const { tieBreaks, payout } = await stored()
    expect(tieBreaks).toEqual(['most-fish', 'biggest-fish'])
    expect(payout?.fixedSlices).toEqual([{ name: 'Bass Club', amount: 500, per: 'entry' }])
  })

  await test.step('a list that goes down again is refused at its field, in words', async () => {
    const words = 'Places by field size, row 2: must be more than 1, which the row above has'
    await rowOf(2).getByLabel('Minimum boats').fill('1')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(fees.getByText(words)).toBeVisible()
    await page.getByRole('alert').getByRole('link', { name: words }).click()
    await expect(rowOf(1).getByLabel('Minimum boats')).toBeFocused()
    expect((await stored()).payout?.placesByFieldSize?.[1]).toEqual({ from: 20, places: 3 })
    await rowOf(2).getByLabel('Minimum boats').fill('25')
    await expect(fees.getByText(words)).toHaveCount(0)
    await saveForm(page)
    expect((await stored()).payout?.placesByFieldSize?.[1]).toEqual({ from: 25, places: 3 })
  })

  await test.step('everybody can read it, also on a phone', async () => {
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      expect(await violations(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    await expectNoSidewaysScroll(page)
  })
})
