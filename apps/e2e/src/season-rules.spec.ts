import type { Page } from '@playwright/test'
import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { lawful, violationsOf } from './axe.ts'
import { anEvent, aTour, inDays, lbOz } from './event.ts'
import { expectNoSidewaysScroll } from './measure.ts'
import { arriveSignedIn, expect, type Ramp, test } from './ramp.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Three official events, who finished in which order. Jo was not at the last one. */
const FINISHES = [
  ['Ray', 'Linh', 'Jo'],
  ['Linh', 'Jo', 'Ray'],
  ['Ray', 'Linh'],
]

async function aFinishedSeason(ramp: Ramp) {
  const ana = await ramp.aDirector('Ana Castle')
  const { token } = ana
  const tour = await aTour(ramp, ana)
  const season = await ramp.api.must(seasonCalls.create, {
    token,
    body: { name: '2027 Trail', tour, startDate: inDays(-100), endDate: inDays(100) },
  })
  const anglers = { Ray: newId(), Linh: newId(), Jo: newId() }
  const people = [
    { _id: anglers.Ray, first_name: 'Ray', last_name: 'Hall' },
    { _id: anglers.Linh, first_name: 'Linh', last_name: 'Tran' },
    { _id: anglers.Jo, first_name: 'Jo', last_name: 'Reyes' },
  ]
  await ramp.api.must(userCalls.bulkCreate, { token, body: people.map((person) => ({ ...person, tours: [tour] })) })
  for (const [index, finish] of FINISHES.entries()) {
    const more = { season: season._id, tournamentDateForSingle: inDays(index - 30) }
    const event = await anEvent(ramp, ana, { tour, name: `Lake Fork #${index + 1}`, status: 'Open', more })
    const boats = finish.map((name) => ({
      _id: newId(),
      tournament: event.id,
      users: [anglers[name as keyof typeof anglers]],
      status: 'Paid' as const,
    }))
    await ramp.api.must(tournamentEntryCalls.bulkCreate, { token, body: boats })
    await event.moveTo('In Progress')
    for (const [place, { _id }] of boats.entries())
      await ramp.api.must(weighInCalls.create, {
        token,
        body: {
          _id: newId(),
          tournament: event.id,
          entry: _id,
          day: 0,
          station: 'A',
          totalFish: 5,
          weight: lbOz(18 - place),
          minutesLate: 0,
        },
      })
    await event.moveTo('Closed')
    await ramp.api.must(tournamentResultCalls.create, { token, body: { tournament: event.id } })
  }
  return { ana, season: season._id }
}

const violations = (page: Page, within: string) => violationsOf(page, { within, run: lawful })

async function inBothLights(page: Page, look: () => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await look()
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a director lets the best two results count, and everybody sees which one was dropped and why', async ({ page, ramp }) => {
  const { ana, season } = await aFinishedSeason(ramp)
  const stored = async () => (await ramp.api.must(seasonCalls.get, { params: { id: season } })).seasonRules ?? null
  await page.setViewportSize(DESK)
  await arriveSignedIn(page, ana)
  await page.goto(`/director/seasons/${season}`)
  const standings = page.getByRole('table', { name: 'Standings' })
  const rowOf = (name: string) => standings.getByRole('row').filter({ hasText: name })
  const sheet = page.getByRole('dialog', { name: '2027 Trail' })
  const openForm = () => page.getByRole('button', { name: 'Edit season' }).click()

  await test.step('without rules every result counts, and nothing is marked', async () => {
    await expect(rowOf('Ray Hall')).toContainText('598')
    await expect(page.getByText('Every tournament counts')).toBeVisible()
    await expect(standings.getByText('dropped')).toHaveCount(0)
    await rowOf('Ray Hall')
      .getByRole('button', { name: /explain/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Why 598 points' })).toContainText('Season points')
    await page.keyboard.press('Escape')
  })

  await test.step('the form says in a sentence what was chosen', async () => {
    await openForm()
    await expect(sheet.getByText('Every result counts, with no extra points.')).toBeVisible()
    await sheet.getByText('The best', { exact: true }).click()
    await sheet.getByLabel('Best results that count').fill('2')
    await sheet.getByLabel('Per event fished').fill('5')
    await sheet.getByLabel('For fishing every event').fill('25')
    await expect(
      sheet.getByText('Only the best 2 results count. 5 points for every event fished. 25 points more for fishing every event.'),
    ).toBeVisible()
    await inBothLights(page, async () => expect(await violations(page, '[role=dialog]')).toEqual([]))
  })

  await test.step('a choice without a number is asked for in words', async () => {
    await sheet.getByLabel('Best results that count').fill('')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet.getByRole('alert')).toContainText('Best results that count: enter 1 or more')
    expect(await stored()).toBeNull()
    await sheet.getByLabel('Best results that count').fill('2')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet).toHaveCount(0)
    expect(await stored()).toEqual({ bestOf: 2, participationPoints: 5, perfectAttendance: 25 })
  })

  await test.step('the standings count by them: the dropped event is marked with a word, the bonus stands beside it', async () => {
    await expect(page.getByText('3 events have awarded points so far.')).toBeVisible()
    await expect(rowOf('Ray Hall')).toContainText('440')
    await expect(rowOf('Ray Hall')).toContainText('2 of 3')
    await expect(rowOf('Ray Hall').getByRole('cell').filter({ hasText: 'dropped' })).toHaveText('198dropped')
    await expect(rowOf('Linh Tran')).toContainText('439')
    await expect(rowOf('Jo Reyes')).toContainText('407')
    await expect(rowOf('Jo Reyes')).not.toContainText('dropped')
  })

  await test.step('a tap on the points says why, down to the total, and a reload keeps it open', async () => {
    await rowOf('Ray Hall')
      .getByRole('button', { name: /explain/ })
      .click()
    const why = page.getByRole('dialog', { name: 'Why 440 points' })
    const lines = ['Lake Fork #1', 'Lake Fork #3', 'Dropped: Lake Fork #2', 'Participation', 'Fished every event', 'Season points']
    await expect(why.getByRole('rowheader')).toContainText(lines)
    await expect(why.getByRole('cell')).toHaveText(['200', '200', '0', '+15', '+25', '440'])
    await expect(why.getByRole('row').filter({ hasText: 'Dropped:' })).toContainText(
      '3rd place · 198 points. Only the best 2 results count',
    )
    await expect(why).toContainText('3 events × 5 points')
    await page.reload()
    await expect(why).toContainText('Ray Hall')
    await inBothLights(page, async () => expect(await violations(page, '[role=dialog]')).toEqual([]))
    await page.keyboard.press('Escape')
    await expect(why).toHaveCount(0)
  })

  await test.step('who missed an event is told so', async () => {
    await rowOf('Jo Reyes')
      .getByRole('button', { name: /explain/ })
      .click()
    const why = page.getByRole('dialog', { name: 'Why 407 points' })
    await expect(why.getByRole('row').filter({ hasText: '1 event not fished' })).toContainText('3 events so far')
    await page.keyboard.press('Escape')
    await expect(why).toHaveCount(0)
  })

  await test.step('everybody can read it, by day and by night, also on a phone', async () => {
    await inBothLights(page, async () => expect(await violations(page, 'main')).toEqual([]))
    await page.setViewportSize(PHONE)
    const card = page.getByRole('list', { name: 'Standings' }).getByRole('listitem').filter({ hasText: 'Ray Hall' })
    await expect(card).toContainText('2 of 3')
    await expect(card).toContainText('Bonus')
    await inBothLights(page, async () => expect(await violations(page, 'main')).toEqual([]))
    await expectNoSidewaysScroll(page)
    await card.getByRole('button', { name: /explain/ }).click()
    await expect(page.getByRole('dialog', { name: 'Why 440 points' })).toContainText('Dropped: Lake Fork #2')
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize(DESK)
  })

  await test.step('taken back, the season is as it was', async () => {
    await openForm()
    await sheet.getByText('All results', { exact: true }).click()
    await sheet.getByLabel('Per event fished').fill('')
    await sheet.getByLabel('For fishing every event').fill('')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet).toHaveCount(0)
    expect(await stored()).toBeNull()
    await expect(rowOf('Ray Hall')).toContainText('598')
    await expect(standings.getByText('dropped')).toHaveCount(0)
  })
})
