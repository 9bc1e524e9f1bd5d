import type { Locator, Page } from '@playwright/test'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { inDays } from './event.ts'
import { expect, PASSWORD, saveForm, test } from './ramp.ts'
import { bigFishField, fixVegaAndVoidLund, fromLog, keyIn, saveKey, TABLET } from './station.ts'

const DESK = { width: 1280, height: 900 }
const step = test.step

/** `$1,250.50` → 125050, `−0-04` → -4 (ounces), `T2` → 2 */
function numberIn(text: string): number {
  const sign = /^[−-]/.test(text) ? -1 : 1
  const weight = /(\d+)-(\d\d)$/.exec(text)
  if (weight) return sign * (Number(weight[1]) * 16 + Number(weight[2]))
  const number = Number(text.replace(/[^\d.]/g, ''))
  return sign * (text.includes('$') ? Math.round(number * 100) : number)
}

/** Every explanation that is open adds up, line by line, to the figure it explains. */
async function addsUp(sheet: Locator): Promise<string[]> {
  const totals: string[] = []
  for (const table of await sheet.getByRole('table').all()) {
    const texts = await table.getByRole('cell').allTextContents()
    const total = texts.pop() ?? ''
    expect({ lines: texts, sum: texts.reduce((sum, text) => sum + numberIn(text), 0) }).toEqual({ lines: texts, sum: numberIn(total) })
    totals.push(total)
  }
  expect(totals.length).toBeGreaterThan(0)
  return totals
}

const closeSheet = (page: Page) => page.keyboard.press('Escape')

/** Messages stand for ten seconds over the upper right corner; a person waves them away. */
async function dismissMessages(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(async () => {
    for (const button of await dismiss.all()) await button.click({ timeout: 1000 })
    expect(await dismiss.count()).toBe(0)
  }).toPass({ timeout: 20_000 })
}

test('a director’s day, from an empty system to official results', async ({ page, browser, emptyRamp: ramp }) => {
  test.setTimeout(300_000)
  const at = (path: string) => `${ramp.address}${path}`
  await page.setViewportSize(DESK)
  const day = { tournament: '', token: '' }

  await step('the first visit makes the administrator', async () => {
    await page.goto(at('/'))
    await expect(page).toHaveURL(/\/setup$/)
    await page.getByLabel('Setup code').fill(ramp.setupCode.toLowerCase())
    await page.getByLabel('First name').fill('Sam')
    await page.getByLabel('Last name').fill('Root')
    await page.getByLabel('Email').fill('sam@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expect(page).toHaveURL(/\/sys-admin/)
  })

  await step('who makes a director', async () => {
    await page.getByRole('button', { name: 'Add director' }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('First name').fill('Ana')
    await sheet.getByLabel('Last name').fill('Castle')
    await sheet.getByLabel('Email').fill('ana@example.com')
    await sheet.getByLabel('First password').fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Add user' }).click()
    await expect(page.getByRole('button', { name: 'Ana Castle', exact: true })).toBeVisible()
    await page
      .getByRole('button', { name: 'Sam Root’s account' })
      .or(page.getByRole('button', { name: /Sam Root’s account/ }))
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
  })

  await step('the director blasts off', async () => {
    await page.getByRole('link', { name: 'Sign In' }).click()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route('**/api/users/login', async (route) => {
      await gate
      await route.continue()
    })
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Blasting Off')).toBeVisible()
    open()
    await expect(page).toHaveURL(/\/director/)
    await page.unroute('**/api/users/login')
    day.token = (await ramp.api.must(authCalls.login, { body: { email: 'ana@example.com', password: PASSWORD } })).token!
    for (const [first_name, last_name] of [
      ['Ray', 'Hall'],
      ['Tess', 'Moss'],
    ] as const)
      await ramp.api.must(userCalls.create, { token: day.token, body: { first_name, last_name, userType: 'Angler' } })
  })

  await step('makes a tour with its rules', async () => {
    await page.getByLabel('Tour name').fill('Lake Fork Team Trail')
    await page.getByRole('button', { name: 'Create tour' }).click()
    await expect(page.getByText('Lake Fork Team Trail created.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click()
    await page.getByRole('link', { name: 'Lake Fork Team Trail' }).click()
    await page.getByRole('switch', { name: 'Team event' }).click({ force: true })
    await page.getByLabel('Entry fee', { exact: true }).fill('100')
    await page.getByLabel('Pay one place in').fill('3')
    await page.getByLabel('Fish limit').fill('5')
    await page.getByRole('switch', { name: 'Dead fish penalty' }).click({ force: true })
    await page.getByLabel('Per dead fish').fill('0-04')
    await page.getByLabel('Penalty starts at').fill('1')
    await page.getByLabel('Late penalty').fill('0-02')
    await page.getByRole('combobox', { name: 'Applied' }).click()
    await page.getByRole('option', { name: 'Per minute' }).click()
    await page.getByRole('combobox', { name: 'Points', exact: true }).click()
    await page.getByRole('option', { name: 'By Position' }).click()
    await page.getByRole('combobox', { name: 'First place' }).click()
    await page.getByRole('option', { name: '200' }).click()
    await saveForm(page)
    const tour = page.url().split('/').at(-1)!
    const season = { name: 'This season', tour, startDate: inDays(-100), endDate: inDays(100) }
    await ramp.api.must(seasonCalls.create, { token: day.token, body: season })
  })

  await step('and a tournament in four answers', async () => {
    await page.getByRole('link', { name: 'New tournament' }).click()
    await expect(page.getByText('Teams of 2 · $100 per team · 5 fish')).toBeVisible()
    const address = { Location: 'Lake Fork', Landing: 'Lake Fork Marina', Street: '5004 Hwy 154', City: 'Alba', State: 'TX', Zip: '75410' }
    for (const [label, value] of Object.entries(address)) await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
    await page.getByRole('button', { name: /^Sat \d/ }).click()
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lake Fork Team Trail #1 – Lake Fork')
    await page.getByRole('button', { name: /^Create(?! and)/ }).click()
    await expect(page.getByRole('heading', { name: 'Lake Fork Team Trail #1 – Lake Fork', level: 1 })).toBeVisible()
    day.tournament = new URL(page.url()).pathname.split('/').at(-1)!
  })
  const base = at(`/director/tournaments/${day.tournament}`)
  const entries = () => ramp.api.must(tournamentEntryCalls.search, { token: day.token, body: { tournament: day.tournament } })
  const boatOf = async (lastName: string) =>
    (await entries()).find(({ anglers }) => anglers.some((angler) => angler.last_name === lastName))?.boatNumber ?? 0

  await step('enters a team by a few letters, and one who is new', async () => {
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Entries' }).click()
    await page.getByRole('button', { name: 'Add entry' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Add entry' })
    const names = sheet.getByPlaceholder('Name or phone')
    await names.fill('ray')
    await expect(sheet.getByRole('option', { name: 'Ray Hall' })).toBeVisible()
    await names.press('Enter')
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Ray Hall' })).toContainText('Captain')
    await names.fill('Ida Finch')
    await sheet.getByRole('option', { name: 'Add new angler “Ida Finch”' }).click()
    await expect(sheet.getByLabel('Last name')).toHaveValue('Finch')
    await sheet.getByRole('button', { name: 'Add angler' }).click()
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Ida Finch' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Save and close' }).click()
    await expect(page.getByRole('button', { name: 'Ray Hall · Ida Finch', exact: true })).toBeVisible()
  })

  await step('and the rest from a list', async () => {
    await page.getByRole('button', { name: 'Paste a list' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Paste a list' })
    await sheet
      .getByLabel('List')
      .fill(
        [
          'Lake Fork roster',
          'Angler,Partner,Phone,Paid',
          'Jo Reyes,Linh Tran,,$100.00',
          '"Vega, Sam",Ana Cruz,\u202A(903) 555\u20110142\u202C,100',
          'Dan Kim & Mia Odom,TBD,,yes',
          'Gus Lund,Eve Marsh,,PAID IN FULL',
          'Bo Beck,Tess Moss,,Venmo',
        ].join('\n'),
      )
    await expect(sheet.getByLabel('Which line has the headers?')).toHaveValue('Line 2: Angler · Partner · Phone · Paid')
    await sheet.getByRole('button', { name: 'Add to list' }).click()
    await expect(sheet.getByText('4 of 5 lines')).toBeVisible()
    await sheet.getByRole('button', { name: 'Two anglers' }).click()
    await expect(sheet.getByText('5 of 5 lines')).toBeVisible()
    await sheet.getByRole('group', { name: 'How did the paid boats pay?' }).getByRole('button', { name: 'Cash' }).click()
    await sheet.getByRole('button', { name: 'Enter 5 boats' }).click()
    await expect(sheet.getByText('5 boats entered.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).click()
    // Only what the list shows by then is selected.
    await expect(page.getByText('1–6 of 6')).toBeVisible()
    await page.getByRole('checkbox', { name: /Select all/i }).check()
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByRole('dialog', { name: /owes \$100/ })).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText('6 checked in.')).toBeVisible()
    await page.getByRole('button', { name: /^More for Ray Hall/ }).click()
    await page.getByRole('menuitem', { name: 'Mark paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Collect $100' }).click()
    await expect(page.getByRole('cell', { name: 'Unpaid', exact: true })).toHaveCount(0)
    await expect.poll(async () => (await entries()).map(({ status }) => status)).toEqual(Array(6).fill('Paid'))
  })

  await step('draws the numbers, and the same seed draws the same numbers', async () => {
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Boats' }).click()
    const numbers = async () => Object.fromEntries((await entries()).map(({ _id, boatNumber }) => [_id, boatNumber]))
    const draw = async (seed: string) => {
      await page.getByText('Random', { exact: true }).click()
      if (!(await page.getByRole('textbox', { name: 'Seed' }).isVisible())) await page.getByText('How to verify this draw').click()
      await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
      await page.getByRole('button', { name: /^(Draw numbers|Shuffle again)$/ }).click()
      const again = page.getByRole('button', { name: 'Draw new numbers' })
      const done = page.getByText(`Seed ${seed}`)
      await expect(again.or(done).first()).toBeVisible()
      if (await again.isVisible()) await again.click()
      await expect(done).toBeVisible()
      return numbers()
    }
    const first = await draw('4711')
    expect(Object.values(first).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    const other = await draw('99')
    expect(other).not.toEqual(first)
    expect(await draw('4711')).toEqual(first)
  })

  await step('starts the tournament', async () => {
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'Start tournament' }).click()
    await page
      .getByRole('dialog', { name: /It’s scheduled for Sat/ })
      .getByRole('button', { name: 'Start anyway' })
      .click()
    await expect(page.getByRole('region', { name: 'Status' }).getByText('In Progress')).toHaveAttribute('aria-current', 'step')
    await page.getByRole('navigation', { name: 'Go to' }).getByRole('link', { name: 'Weigh-in' }).click()
  })

  await step('weighs the boats on a tablet, and reads every sum before it is saved', async () => {
    await page.setViewportSize(TABLET)
    await dismissMessages(page)
    const weigh = async (name: string, bag: string, counts: () => Promise<void>, terms: string | null, result: string) => {
      await page.keyboard.type(String(await boatOf(name)))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: new RegExp(name) })).toBeVisible()
      await counts()
      if (bag) await keyIn(page, bag)
      const readout = page.getByRole('region', { name: 'Weight' })
      if (terms) await expect(readout).toContainText(terms)
      await expect(readout).toContainText(result)
      await saveKey(page).click()
      await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toContainText(name)
    }
    const nothing = async () => {}
    await weigh(
      'Reyes',
      '',
      async () => {
        await page.getByRole('group', { name: 'Dead' }).getByText('1', { exact: true }).click()
        await page.getByRole('button', { name: /On time/ }).click()
        for (let minute = 0; minute < 12; minute++) await page.getByRole('button', { name: 'One minute more' }).click()
        await page.getByRole('button', { name: 'Done' }).click()
        await keyIn(page, '16-03')
        await bigFishField(page).click()
        await keyIn(page, '5-02')
      },
      '16-03 − 0-04 − 1-08 =',
      '14-07',
    )
    await weigh(
      'Hall',
      '18-02',
      async () => {
        await bigFishField(page).click()
        await keyIn(page, '6-01')
        await page.getByRole('button', { name: /^Bag/ }).and(page.locator('[aria-pressed]')).click()
      },
      null,
      '18-02',
    )
    await weigh('Vega', '13-15', () => page.getByRole('group', { name: 'Fish' }).getByText('4', { exact: true }).click(), null, '13-15')
    await weigh('Kim', '', () => page.getByRole('button', { name: 'No fish' }).click(), null, 'No fish')
    await weigh('Lund', '9-09', nothing, null, '9-09')
    await weigh('Beck', '11-00', nothing, null, '11-00')
    await expect(page.getByText('0 of 6 still to weigh')).toBeVisible()
  })

  await step('corrects one with a reason, voids one, and sees what became of them', async () => {
    await page.setViewportSize(DESK)
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await fixVegaAndVoidLund(page)
    await expect(page.getByRole('row', { name: /Vega/ })).toContainText('Misread')
    const sheet = await fromLog(page, 'Vega', 'History')
    await expect(sheet.getByRole('listitem')).toHaveText([/Weighed.*13-15.*Ana Castle/s, /Corrected.*13-15 → 13-14.*Misread.*Ana Castle/s])
    await closeSheet(page)
    await expect(sheet).toBeHidden()

    await page.getByRole('button', { name: 'Scale station' }).click()
    await page.getByRole('button', { name: /Gus Lund/ }).click()
    await keyIn(page, '12-00')
    await saveKey(page).click()
    await expect(page.getByText('0 of 6 still to weigh')).toBeVisible()
  })

  await step('closes the weigh-in and looks at places and payouts, each with its reason', async () => {
    await page.goto(base)
    await page.getByRole('button', { name: 'Close weigh-in' }).click()
    const anyway = page.getByRole('dialog').getByRole('button', { name: 'Close weigh-in' })
    const closed = page.getByRole('region', { name: 'Status' }).locator('[aria-current=step]', { hasText: 'Closed' })
    await expect(anyway.or(closed).first()).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(closed).toBeVisible()

    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Results' }).click()
    await expect(page.getByText('Unofficial').first()).toBeVisible()
    const rows = page.getByRole('region', { name: 'Standings' }).getByRole('row')
    const order = [/Hall · .\. Finch/, /Reyes · .\. Tran/, /Vega · .\. Cruz/, /Lund · .\. Marsh/, /Beck · .\. Moss/, /Kim · .\. Odom/]
    for (const [index, names] of order.entries()) await expect(rows.nth(index + 1)).toContainText(names)
    const sheet = page.getByRole('dialog')
    await rows
      .nth(2)
      .getByRole('button', { name: /^2\s?, explain$/ })
      .click()
    expect(await addsUp(sheet)).toEqual(['2', '14-07'])
    await expect(sheet.getByText('16-03 − 0-04 − 1-08 = 14-07')).toBeVisible()
    await closeSheet(page)
    await expect(sheet).toBeHidden()

    await page.getByRole('link', { name: 'Pool and payouts' }).click()
    const first = page
      .getByRole('table', { name: 'Main pool' })
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /explain/ })
    await expect(page.getByRole('table', { name: 'Main pool' }).getByRole('row').nth(1)).toContainText(/Hall · .\. Finch/)
    const shown = ((await first.textContent()) ?? '').replace(', explain', '')
    expect(numberIn(shown)).toBeGreaterThan(0)
    await first.click()
    // The money, and how many places are paid.
    expect(await addsUp(sheet)).toEqual([shown, '2'])
    await closeSheet(page)
  })

  await step('makes the results official, once', async () => {
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Results' }).click()
    await page.getByRole('button', { name: 'Close out' }).click()
    await page.getByRole('button', { name: 'Next: Payouts' }).click()
    await expect(page.getByText('PREVIEW. Nothing is saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Next: What gets recorded' }).click()
    await expect(page.getByText('Points for This season')).toBeVisible()
    await page.getByRole('button', { name: 'Next: Finalize' }).click()
    const hold = page.getByRole('button', { name: /^Finalize/ }).filter({ hasText: 'hold' })
    await hold.click()
    expect((await ramp.api.send(tournamentResultCalls.byTournament, { token: day.token, params: { id: day.tournament } })).status).toBe(404)
    await hold.click({ delay: 1200 })
    await expect(page.getByText('Results are official. Payments recorded.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Results are official' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close out' })).toHaveCount(0)
    const second = await ramp.api.send(tournamentResultCalls.create, { token: day.token, body: { tournament: day.tournament } })
    expect([second.status, second.error.code]).toEqual([409, 'results.already-final'])
    const entry = (await entries())[0]!._id
    const late = { tournament: day.tournament, entry, day: 0, weight: 80, totalFish: 5, additional: true }
    expect((await ramp.api.send(weighInCalls.create, { token: day.token, body: late })).status).toBe(409)
  })

  await step('and everything is there once', async () => {
    const { token, tournament } = day
    const written = await ramp.api.must(tournamentResultCalls.byTournament, { token, params: { id: tournament } })
    const payments = await ramp.api.must(paymentCalls.search, { token, body: { sourceModuleRecord: tournament } })
    const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
    expect(payments.map(({ status }) => status)).toEqual(written.payouts.payouts.map(() => 'completed'))
    expect(sum(payments.map(({ amount }) => amount))).toBe(written.payouts.paid)
    const points = await ramp.api.must(seasonEventPointDistributionCalls.search, { body: { tournament } })
    expect(points).toHaveLength(12)
    expect(new Set(points.map(({ angler }) => angler)).size).toBe(12)
    expect(Math.max(...points.map((row) => row.points ?? 0))).toBe(200)
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'Money' }).click()
    await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Payouts' }).click()
    await expect(page.getByText(/^Every payout is recorded: \$[\d,.]+\./)).toBeVisible()
    await page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('region', { name: 'History' }).getByRole('row').nth(3)).toContainText('Ana Castle')
  })

  await step('and everybody sees it', async () => {
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(at(`/live-leaderboard/${day.tournament}`))
    await expect(stranger.getByText('Official results')).toBeVisible()
    await expect(stranger.getByRole('row').nth(1)).toContainText('Ray Hall')
    await expect(stranger.getByRole('columnheader', { name: 'Payout' })).toBeVisible()
    await expect(stranger.getByRole('row').nth(1)).toContainText('$')
    await stranger.context().close()
  })
})
