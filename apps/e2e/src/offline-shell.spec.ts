import type { Page } from '@playwright/test'
import { databasesOn, forgetSeen, isInstalled, readyForOffline, slowDisk, waitingOn } from './device.ts'
import { anEvent, crewOf } from './event.ts'
import { expect, logIn, type Somebody, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

/** Everything of this person has been here, as the database itself says. */
const copyIsComplete = (page: Page, who: Somebody) =>
  expect
    .poll(() =>
      page.evaluate((name) => indexedDB.databases().then((all) => all.find((db) => db.name === name)?.version), `offline_${who.id}`),
    )
    .toBe(920)

test('a laptop that starts at the ramp without a signal opens the director’s tournaments and boats, seen before or not', async ({
  page,
  context,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { name: 'No Bars Open', boats: 4 })
  await readyForOffline(page, ana)
  await copyIsComplete(page, ana)
  await isInstalled(page)
  await forgetSeen(page)

  await context.setOffline(true)
  await page.goto('/director/tournaments')
  await expect(page.getByText(event.name).first()).toBeVisible()
  await page.goto(`/director/tournaments/${event.id}/entries`)
  await expect(page.getByText(crewOf(3)[0]).first()).toBeVisible()
  await expect(page.getByText(crewOf(4)[1]).first()).toBeVisible()
})

test('a visitor’s device and an angler’s keep no copy', async ({ page, ramp }) => {
  const ray = await ramp.anAngler('Ray Hall')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await databasesOn(page)).toEqual([])
  await logIn(page, ray)
  await expect(page.getByRole('button', { name: /Ray Hall’s account/ })).toBeVisible()
  expect(await databasesOn(page)).toEqual([])
})

test('a name that was changed without a network is there after a restart, and on the server when there is one; the disk is slow', async ({
  page,
  context,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  await readyForOffline(page, ana)
  await isInstalled(page)
  await context.setOffline(true)
  await slowDisk(page, 5000)

  await page.goto('/director/species')
  await page.getByRole('button', { name: 'Add species' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Guadalupe Bass')
  await dialog.getByRole('button', { name: /^(Add|Save)/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => waitingOn(page, ana)).toBe(1)
  await forgetSeen(page)
  await page.goto('/director/species')
  await expect(page.getByText('Guadalupe Bass').first()).toBeVisible()

  await context.setOffline(false)
  await expect.poll(() => waitingOn(page, ana), { timeout: 20_000 }).toBe(0)
  const second = await context.browser()!.newContext({ baseURL: ramp.address })
  const other = await second.newPage()
  await logIn(other, ana)
  await other.goto('/director/species')
  await expect(other.getByText('Guadalupe Bass').first()).toBeVisible()
  await second.close()
})
