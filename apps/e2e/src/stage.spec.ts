import type { Browser, Page } from '@playwright/test'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { anEvent, crewOf, lbOz } from './event.ts'
import { expectNoKeyCut } from './measure.ts'
import { arriveSignedIn, expect, type Ramp, type Somebody, test } from './ramp.ts'
import { scaleShows, withSerialScales } from './serial-device.ts'
import { callBoat, TABLET } from './station.ts'

const PHONE = { width: 390, height: 844 }
const TV = { width: 1920, height: 1080 }
const BOATS = 6

/** Somebody else's screen: what lies on one is not on the other. */
async function aScreen(browser: Browser, ramp: Ramp, viewport: typeof PHONE, who?: Somebody): Promise<Page> {
  const context = await browser.newContext({ baseURL: ramp.address, viewport })
  const page = await context.newPage()
  if (who) await arriveSignedIn(page, who)
  return page
}
const captain = (boat: number) => crewOf(boat)[0]
/** How a TV writes a name that must be short. */
const onTv = (boat: number) => {
  const [first, last] = captain(boat).split(' ')
  return `${first![0]}. ${last}`
}

test('the show: TV and MC follow the scale, the winner is held, the MC sees it, and TV and phones learn it place by place from one remote', async ({
  page,
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: BOATS })
  for (const [boat, weight] of [
    [1, lbOz(18, 2)],
    [2, lbOz(17, 5)],
    [3, lbOz(16, 9)],
    [4, lbOz(11, 0)],
  ] as const)
    await event.weigh(boat, { weight })

  await ramp.api.must(directorThemeCalls.create, { token: ana.token, body: { headerGradient: 'red', backgroundGradient: 'green' } })
  const board = `/live-leaderboard/${event.id}`
  const tv = await aScreen(browser, ramp, TV)
  await tv.goto(`${board}/tv`)
  const phone = await aScreen(browser, ramp, PHONE)
  await phone.goto(board)
  const mc = await aScreen(browser, ramp, { width: 1180, height: 820 }, ana)
  await mc.goto(`/mc-mode/${event.id}`)
  const remote = page
  await remote.setViewportSize(PHONE)
  await arriveSignedIn(remote, ana)
  await remote.goto(`/mc-mode/${event.id}/remote`)
  for (const screen of [tv, phone]) await expect(screen.getByText('18-02').first()).toBeVisible()
  // Both wear the theme of their director: the TV as in the dark, the phone as by day.
  await expect(tv.locator('main header')).toHaveCSS('background-image', 'linear-gradient(90deg, rgb(86, 13, 13), rgb(163, 27, 27))')
  await expect(phone.getByRole('banner')).toHaveCSS('background-image', 'linear-gradient(90deg, rgb(124, 20, 20), rgb(201, 37, 37))')

  // Boat 6 lies on the scale: TV and MC follow what it shows, before anybody saves it.
  await expect(remote.getByRole('button', { name: 'Big fish and pots' })).toBeEnabled()
  await expectNoKeyCut(remote.locator('main'))
  await remote.getByRole('button', { name: 'On stage' }).click()
  const scale = await aScreen(browser, ramp, TABLET, ana)
  await withSerialScales(scale)
  await scale.goto(`/weigh-in/${event.id}`)
  await scale.getByRole('button', { name: 'Connect scale' }).click()
  await callBoat(scale, '6')
  await expect(tv.getByRole('heading', { name: onTv(6) })).toBeVisible()
  await expect(tv.getByText('needs more than 18-02 to lead')).toBeVisible()
  await scaleShows(scale, 16, 12)
  await expect(tv.getByText('16-12 place 3 so far')).toBeVisible()
  await expect(mc.getByText('On the scale: 16-12')).toBeVisible()
  await scaleShows(scale, 18, 10)
  await expect(tv.getByText('18-10 place 1 so far')).toBeVisible()
  await scale.context().close()
  await remote.getByRole('button', { name: 'Standings', exact: true }).click()
  await expect(tv.getByText(onTv(3)).first()).toBeVisible()

  await remote.getByRole('button', { name: 'Hold the leaderboard' }).click()
  await remote.getByRole('menuitem', { name: 'Hide the top 3' }).click()
  for (const screen of [tv, phone]) {
    await expect(screen.getByText('18-02')).toHaveCount(0)
    await expect(screen.getByText('11-00').first()).toBeVisible()
  }

  // The last boat comes to the stage and wins: the MC reads it, nobody else does.
  await event.announce(5)
  await expect(mc.getByText(captain(5)).first()).toBeVisible()
  await event.weigh(5, { weight: lbOz(19, 1) })
  await expect(mc.getByText('19-01').first()).toBeVisible()
  await expect(remote.getByText('has hidden the top 3 places')).toBeVisible()
  for (const screen of [tv, phone]) await expect(screen.getByText('16-09').first()).toBeVisible()

  await remote.getByRole('textbox', { name: 'Message to the TVs' }).fill('The winner comes next')
  await remote.getByRole('button', { name: 'Show message' }).click()
  await expect(tv.getByText('The winner comes next')).toBeVisible()
  await remote.getByRole('button', { name: 'Standings', exact: true }).click()
  await expect(tv.getByText(onTv(3)).first()).toBeVisible()

  // A TV that has no network while a place is revealed has it as soon as the network is back.
  await tv.context().setOffline(true)
  await remote.getByRole('button', { name: 'Reveal place 3' }).click()
  await expect(phone.getByText('17-05').first()).toBeVisible()
  await remote.getByRole('button', { name: 'Reveal place 2' }).click()
  await expect(phone.getByText('18-02').first()).toBeVisible()
  for (const screen of [tv, phone]) await expect(screen.getByText('19-01')).toHaveCount(0)
  await tv.context().setOffline(false)
  await expect(tv.getByText('18-02').first()).toBeVisible({ timeout: 30_000 })

  await remote.getByRole('button', { name: 'Reveal place 1' }).click()
  for (const screen of [tv, phone]) await expect(screen.getByText('19-01').first()).toBeVisible({ timeout: 30_000 })
  await expect(remote.getByRole('button', { name: 'Hold the leaderboard' })).toBeVisible()
})
