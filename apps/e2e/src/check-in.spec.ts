import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { bookIsReady } from './book.ts'
import { anEvent } from './event.ts'
import { expect, logIn, test } from './ramp.ts'
import { keyIn, saveKey } from './station.ts'

test.use({ serviceWorkers: 'allow' })

const BOATS = 60
const LATE = 7

/** The wall of the ramp, some minutes ago: when the boats were due. */
function dueThen(): { date: string; time: string } {
  const there = new Date(Date.now() - LATE * 60_000).toLocaleString('sv-SE', { timeZone: 'America/Chicago' })
  return { date: there.slice(0, 10), time: there.slice(11, 16) }
}

test('one person checks in 60 boats with one Enter each, without a network; a late return has its penalty at the scale', async ({
  page,
  ramp,
}) => {
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  const { token } = ana
  const due = dueThen()
  const event = await anEvent(ramp, ana, {
    status: 'Open',
    more: {
      tournamentDateForSingle: due.date,
      // A boat that is due before it leaves comes back the next day; this story is told at any hour.
      startTime: '00:00',
      endTime: due.time,
      timezone: 'CST',
      settings: {
        weight: { fishLimit: 5, lateArrivalMinutesTrigger: 1, lateArrivalPenalty: 1000, lateArrivalPenaltyFrequency: 'Per Minute' },
      },
    },
  })
  const person = (n: number, last_name: string) => ({ first_name: `Ray ${n}`, last_name })
  const crews = Array.from({ length: BOATS }, (_, n) => ({
    angler1: person(n, 'Hall'),
    angler2: person(n, 'Moss'),
    status: 'Paid' as const,
  }))
  const { entries } = await ramp.api.must(tournamentEntryCalls.importEntries, { token, body: { tournament: event.id, entries: crews } })
  const itemsToProcess = entries.map(({ _id }, index) => ({ _id, boatNumber: index + 1 }))
  await ramp.api.must(tournamentEntryCalls.boatNumberListUpdate, { token, body: { itemsToProcess } })
  const settings = await ramp.api.must(directorSettingsCalls.byUser, { token, params: { id: ana.id } })
  await ramp.api.must(directorSettingsCalls.update, {
    token,
    params: { id: settings._id },
    body: { optionalCheckInTimes: { dailyWeighInCheckIn: true } },
  })
  await logIn(page, ana)
  await bookIsReady(page)
  await page.goto(`/weigh-in/${event.id}/check-in`)
  const field = page.getByLabel('Boat number, name or scanned code')
  await expect(page.getByText('0 of 60 in')).toBeVisible()
  await page.context().setOffline(true)
  let enters = 0
  for (let boat = 1; boat <= BOATS; boat++) {
    await field.fill(String(boat))
    await field.press('Enter')
    enters++
    await expect(page.getByText(`${boat} of 60 in`)).toBeVisible()
  }
  expect(enters).toBe(BOATS)
  await field.fill('12')
  await field.press('Enter')
  await expect(page.getByText(/is already in, since/)).toBeVisible()
  await page.context().setOffline(false)
  const checkedIn = async () => {
    const entries = await ramp.api.must(tournamentEntryCalls.search, { token, body: { tournament: event.id } })
    return entries.filter(({ checkedInAt }) => checkedInAt).length
  }
  await expect.poll(checkedIn, { timeout: 30_000 }).toBe(BOATS)

  await page.getByRole('button', { name: 'Not back yet' }).click()
  await expect(page.getByText('60 boats still out')).toBeVisible()
  await expect(page.getByText(/min overdue/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  await field.fill('1')
  await field.press('Enter')
  await expect(page.getByText(/is back, \d+ min late/)).toBeVisible()
  await event.moveTo('In Progress')
  await page.goto(`/weigh-in/${event.id}`)
  await expect(page.getByText(/still to weigh/)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('In line on time?')).toHaveCount(0)
  await keyIn(page, '14-07')
  await saveKey(page).click()
  const bags = () => ramp.api.must(weighInCalls.search, { token, body: { tournament: event.id } })
  await expect.poll(async () => (await bags()).length, { timeout: 20_000 }).toBe(1)
  expect((await bags())[0]!.minutesLate).toBeGreaterThanOrEqual(LATE)
})
