import type { BrowserContext, Page } from '@playwright/test'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { bookIsReady, expectLive } from './book.ts'
import { expectSent } from './device.ts'
import { aTour } from './event.ts'
import { expect, logIn, test } from './ramp.ts'
import { fixVegaAndVoidLund, keyIn, saveKey, TABLET } from './station.ts'

// The product has to open without a network, so it is put away.
test.use({ serviceWorkers: 'allow' })

const step = test.step
const NAME = 'Lake Fork Team Trail #1 – Lake Fork'
const LIST = [
  'Jo Reyes & Linh Tran',
  'Vega, Sam / Ana Cruz (903) 555-0142',
  'Dan Kim & Mia Odom',
  'Gus Lund & Eve Marsh',
  'Bo Beck & Tess Moss',
]

/** The app is closed and opened again, as after a night in the truck. */
async function coldStart(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close()
  const again = await context.newPage()
  await again.setViewportSize(TABLET)
  await again.goto(path)
  return again
}

test('a director’s whole day without a signal, and everything is on the server once when it is back', async ({
  page: first,
  context,
  ramp,
}) => {
  test.setTimeout(240_000)
  const ana = await ramp.aDirector('Ana Castle')
  await aTour(ramp, ana)
  let page = first
  const calls: string[] = []
  let id = ''

  await step('at home the book is put on the tablet', async () => {
    await page.setViewportSize(TABLET)
    await logIn(page, ana)
    await bookIsReady(page)
    await expectLive(page)
  })

  await step('at the ramp there is no network; the app opens from the tablet alone', async () => {
    await context.setOffline(true)
    page = await coldStart(context, page, '/director/tournaments/new')
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/')) calls.push(response.url())
    })
    await expect(page.getByRole('button', { name: /Offline/ })).toBeVisible()
  })

  await step('a tournament is made', async () => {
    await page.getByRole('button', { name: 'Lake Fork Marina', exact: true }).click()
    await page.getByRole('button', { name: /^Sat \d/ }).click()
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(NAME)
    await page.getByRole('button', { name: /^Create(?! and)/ }).click()
    await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
    id = new URL(page.url()).pathname.split('/').at(-1)!
  })

  await step('a list is pasted, everybody is checked in, and one who walks up is added', async () => {
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Entries' }).click()
    await page.getByRole('button', { name: 'Paste a list' }).first().click()
    const paste = page.getByRole('dialog', { name: 'Paste a list' })
    await paste.getByLabel('List').fill(LIST.join('\n'))
    await paste.getByText('Paid', { exact: true }).click()
    await paste.getByRole('button', { name: 'Enter 5 boats' }).click()
    await expect(paste.getByText('5 boats entered.')).toBeVisible()
    await paste.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Add entry' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Add entry' })
    const names = sheet.getByPlaceholder('Name or phone')
    for (const name of ['Ida Finch', 'Ray Hall']) {
      await names.fill(name)
      await sheet.getByRole('option', { name: `Add new angler “${name}”` }).click()
      await sheet.getByRole('button', { name: 'Add angler' }).click()
      await expect(sheet.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    }
    await sheet.getByRole('button', { name: 'Save and close' }).click()
    await expect(page.getByRole('button', { name: /Ida Finch · Ray Hall/ }).first()).toBeVisible()
    await expect(page.getByTitle('Saved on this device').first()).toBeVisible()

    await page.getByRole('checkbox', { name: /Select all/i }).check()
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Check in' }).click()
    await page.getByRole('button', { name: 'Collect $100' }).click()
    await expect(page.getByText('6 checked in. 1 paid.')).toBeVisible()
  })

  await step('the boats are drawn', async () => {
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Boats' }).click()
    await page.getByText('Random', { exact: true }).click()
    await page.getByText('How to verify this draw').click()
    await page.getByRole('textbox', { name: 'Seed' }).fill('4711')
    await page.getByRole('button', { name: 'Draw numbers' }).click()
    await expect(page.getByText('6 boats numbered.')).toBeVisible()
  })

  await step('and the weigh-in starts, after another cold start', async () => {
    page = await coldStart(context, page, `/director/tournaments/${id}`)
    await page.getByRole('button', { name: 'Start tournament' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start anyway' }).click()
    await expect(page.getByRole('region', { name: 'Status' }).getByText('In Progress')).toHaveAttribute('aria-current', 'step')
  })

  await step('five boats weigh; no bag waits for a network', async () => {
    await page.goto(`/weigh-in/${id}`)
    for (const [name, weight] of [
      ['Reyes', '14-07'],
      ['Vega', '13-15'],
      ['Kim', '9-09'],
      ['Lund', '11-00'],
      ['Beck', '8-04'],
    ] as const) {
      await page
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click()
      await keyIn(page, weight)
      await saveKey(page).click()
      await page.getByRole('button', { name: 'Next boat' }).click()
    }
    await expect(page.getByText('1 of 6 still to weigh')).toBeVisible()
    await page.getByRole('button', { name: /Offline/ }).click()
    await expect(page.getByRole('dialog').getByText('5 bags are safe here and not on the server yet.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await step('one is corrected, one is voided', async () => {
    await page.goto(`/weigh-in/${id}/log`)
    await fixVegaAndVoidLund(page)
  })

  await step('places and payouts are there, calculated on the tablet', async () => {
    await page.goto(`/director/tournaments/${id}/results`)
    const rows = page.getByRole('region', { name: 'Standings' }).getByRole('row')
    for (const [index, names] of [/Reyes · .\. Tran/, /Vega · .\. Cruz/, /Kim · .\. Odom/, /Beck · .\. Moss/].entries())
      await expect(rows.nth(index + 1)).toContainText(names)
    await page.getByRole('link', { name: 'Pool and payouts' }).click()
    await expect(page.getByRole('table', { name: 'Main pool' }).getByRole('row').nth(1)).toContainText(/Reyes · .\. Tran/)
    expect(calls).toEqual([])
  })

  await step('with a network everything is on the server, once, and the pill says Live', async () => {
    await context.setOffline(false)
    await expectSent(page, ana)
    const { token } = await ramp.again(ana)
    const tournament = await ramp.api.must(tournamentCalls.get, { token, params: { id } })
    expect(tournament).toMatchObject({ _id: id, name: NAME, status: 'In Progress', entryFee: 10_000 })
    const entries = await ramp.api.must(tournamentEntryCalls.search, { token, body: { tournament: id } })
    const surnames = entries.map(({ anglers }) => anglers.map(({ last_name }) => last_name).join(' · ')).toSorted()
    expect(surnames).toEqual(['Beck · Moss', 'Finch · Hall', 'Kim · Odom', 'Lund · Marsh', 'Reyes · Tran', 'Vega · Cruz'])
    expect(entries.map(({ boatNumber }) => boatNumber).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    expect(entries.every(({ checkedInAt }) => Boolean(checkedInAt))).toBe(true)
    const bags = await ramp.api.must(weighInCalls.search, { token, body: { tournament: id } })
    expect(bags.map(({ weight, voided, corrected }) => ({ weight, voided, corrected })).toSorted((a, b) => b.weight - a.weight)).toEqual([
      { weight: 231_000, voided: false, corrected: false },
      { weight: 222_000, voided: false, corrected: true },
      { weight: 176_000, voided: true, corrected: false },
      { weight: 153_000, voided: false, corrected: false },
      { weight: 132_000, voided: false, corrected: false },
    ])
  })
})
