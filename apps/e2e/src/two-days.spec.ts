import type { Page } from '@playwright/test'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { bookIsReady } from './book.ts'
import { anEvent, crewOf, inDays } from './event.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'
import { scaleShows, withSerialScales } from './serial-device.ts'
import { callBoat, saveKey, TABLET } from './station.ts'

const step = test.step
test.use({ serviceWorkers: 'allow' })

/** Soon: whatever time it is there, no flight has left. */
const DATES = [inDays(2), inDays(3)]

const launchBoard = (page: Page) => page.locator('.rl-launch__flight')
const starts = (page: Page) =>
  launchBoard(page).evaluateAll((all) =>
    all.map((one) => [
      one.querySelector('h2')?.textContent,
      one.querySelector('dd')?.textContent,
      [...one.querySelectorAll('li')].map((boat) => boat.textContent).join(' '),
    ]),
  )

test('two days with a cut: flights in reverse on day 2, fog that moves only that day, and nobody weighs who was cut', async ({
  page,
  ramp,
}) => {
  test.setTimeout(150_000)
  const ana = await ramp.aDirector('Ana Castle')
  const { token } = ana
  const event = await anEvent(ramp, ana, {
    boats: 6,
    more: {
      dateSpanType: 'multi',
      tournamentDateForSingle: null,
      tournamentDates: DATES,
      hasCuts: true,
      settings: { cuts: [{ afterDay: 0, keep: 3 }], flightOptions: { reverseOnDayTwo: true } },
    },
  })
  for (const [order, startTime, dueTime] of [
    [1, '06:00', '15:00'],
    [2, '06:30', '15:30'],
  ] as const) {
    const body = { tournament: event.id, name: `Flight ${order}`, order, startTime, dueTime }
    const { _id: flight } = await ramp.api.must(tournamentFlightCalls.create, { token, body })
    const boats = event.entries.slice(order * 3 - 3, order * 3)
    await ramp.api.must(tournamentEntryCalls.bulkUpdate, { token, body: boats.map((_id) => ({ _id, flight })) })
  }
  const movedDays = async () =>
    (await ramp.api.must(tournamentFlightCalls.search, { token, body: { tournament: event.id } })).map(({ startTime, dayTimes }) => [
      startTime,
      ...dayTimes.map((day) => `${day.date} ${day.startTime} ${day.dueTime}`),
    ])
  const times = async () => (await starts(page)).map(([, time]) => time)
  const chooseDay = (day: number) => page.getByRole('button', { name: new RegExp(`^Day ${day} · `) }).click()
  const weigh = async (boat: number, pounds: number) => {
    await callBoat(page, String(boat))
    await expect(page.locator('.rl-scale-line').getByText('Zero', { exact: true })).toBeVisible()
    await scaleShows(page, pounds, 8)
    await page.getByRole('button', { name: /^Use / }).click()
    await saveKey(page).click()
    await expect(page.locator('.rl-saved')).toContainText(`${pounds}-08`)
    await scaleShows(page, 0, 0)
  }

  await page.setViewportSize(TABLET)
  await withSerialScales(page)
  await arriveSignedIn(page, ana)
  await bookIsReady(page)

  await step('day 1 leaves by its numbers', async () => {
    await page.goto(`/weigh-in/${event.id}/launch`)
    await chooseDay(1)
    await expect(launchBoard(page)).toHaveCount(2)
    expect(await starts(page)).toEqual([
      ['Flight 1', '6:00 AM', '1 2 3'],
      ['Flight 2', '6:30 AM', '4 5 6'],
    ])
  })

  await step('six bags from the scale; three boats go on', async () => {
    await page.goto(`/weigh-in/${event.id}`)
    await chooseDay(1)
    await page.getByRole('button', { name: 'Connect scale' }).click()
    for (const [at, pounds] of [9, 15, 7, 12, 18, 8].entries()) await weigh(at + 1, pounds)
    await expect(page.getByText('0 of 6 still to weigh')).toBeVisible()
  })

  await step('day 2: who is left, the last flight first', async () => {
    await page.goto(`/weigh-in/${event.id}/launch`)
    await chooseDay(2)
    await expect(launchBoard(page)).toHaveCount(2)
    expect(await starts(page)).toEqual([
      ['Flight 2', '6:00 AM', '5 4'],
      ['Flight 1', '6:30 AM', '2'],
    ])
  })

  await step('fog, without a network: only day 2 moves', async () => {
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Move times' }).click()
    await page.getByRole('button', { name: '45 min later' }).click()
    await expect(page.getByText('Leaves 6:30 AM → 7:15 AM')).toBeVisible()
    await page.getByRole('button', { name: /^Move \d flights?$/ }).click()
    await expect(launchBoard(page).first()).toContainText('Times moved for this day')
    await expect.poll(times).toEqual(['6:45 AM', '7:15 AM'])
    await page.context().setOffline(false)
    await expect.poll(movedDays, { timeout: 30_000 }).toEqual([
      ['06:00', `${DATES[1]} 07:15 16:15`],
      ['06:30', `${DATES[1]} 06:45 15:45`],
    ])
  })

  await step('and it is taken back to the plan', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(movedDays, { timeout: 30_000 }).toEqual([['06:00'], ['06:30']])
    await expect.poll(times).toEqual(['6:00 AM', '6:30 AM'])
  })

  await step('who was cut is not weighed on day 2, the others are', async () => {
    await page.goto(`/weigh-in/${event.id}`)
    await chooseDay(2)
    await page.getByRole('button', { name: 'Connect scale' }).click()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/didn’t make the cut after day 1/)).toBeVisible()
    for (const [boat, pounds] of [
      [2, 10],
      [4, 16],
      [5, 4],
    ] as const)
      await weigh(boat, pounds)
    await expect(page.getByText('0 of 3 still to weigh')).toBeVisible()
  })

  await step('both days add up: the boat that was third wins, and the cut boats keep their places', async () => {
    await page.goto(`/live-leaderboard/${event.id}`)
    const rows = page.getByRole('row')
    for (const [at, [boat, total]] of (
      [
        [4, '29'],
        [2, '26'],
        [5, '23'],
        [1, '9'],
        [6, '8'],
        [3, '7'],
      ] as const
    ).entries()) {
      await expect(rows.nth(at + 1)).toContainText(crewOf(boat)[0])
      await expect(rows.nth(at + 1)).toContainText(total)
    }
  })
})
