import type { Locator, Page } from '@playwright/test'
import { newId } from '@ramplight/contract/kernel/new-id'
import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { lawful, violationsOf } from './axe.ts'
import { addSpecies, isInstalled, readyForOffline } from './device.ts'
import { anEvent, crewOf, lbOz } from './event.ts'
import { expect, logIn, type Ramp, type Somebody, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

const PHONE = { width: 390, height: 844 }

const pill = (page: Page) => page.locator('.rl-sync')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'This device' })
const openDrawer = async (page: Page): Promise<Locator> => {
  await pill(page).click()
  await expect(drawer(page)).toBeVisible()
  return drawer(page)
}
const closeDrawer = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
}

/** A picture of the page, when somebody wants to look: `LOOK=/tmp/look`. The drawer is for everybody in any case. */
async function looked(page: Page, name: string): Promise<void> {
  const { LOOK } = process.env
  if (LOOK) await page.screenshot({ path: `${LOOK}/${name}.png` })
  expect(await violationsOf(page, { run: lawful }), name).toEqual([])
}

async function aSpecies(ramp: Ramp, director: Somebody, name: string): Promise<string> {
  const { token } = await ramp.again(director)
  return (await ramp.api.must(speciesCalls.create, { token, body: { _id: newId(), name, waterType: 'Freshwater' } }))._id
}
const namesOnServer = async (ramp: Ramp, director: Somebody): Promise<string[]> => {
  const { token } = await ramp.again(director)
  return (await ramp.api.must(speciesCalls.search, { token, body: {} })).map(({ name }) => name)
}

async function renameSpecies(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('row', { name: from }).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const sheet = page.getByRole('dialog', { name: from })
  await sheet.getByLabel('Name').fill(to)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toHaveCount(0)
}

/** The network is back, and nothing goes out before somebody looked. */
async function back(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(page.getByText('Your network connection has been restored').first()).toBeVisible()
}

test('the pill says where the work is, at every moment of a day without signal', async ({ page, ramp }) => {
  // The worker that sends without a tab is left out: the broken server of this story is broken for the page alone.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SyncManager'))
  const ana = await ramp.aDirector('Ana Delgado')
  await readyForOffline(page, ana)
  await page.getByRole('link', { name: 'Species' }).first().click()

  await test.step('everything is on the server: Live', async () => {
    await expect(pill(page)).toHaveText(/^Live/)
    const sheet = await openDrawer(page)
    await expect(sheet).toContainText('Everything is on the server.')
    await expect(sheet).toContainText(/(Bad|Acceptable|Great)[\s\S]*Mbps/)
    await expect(page).toHaveURL(/drawer=sync/)
    await looked(page, 'live-desk')
    await closeDrawer(page)
  })

  await test.step('on its way: Saving', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/sync/push', (route) => answered.then(() => route.continue()))
    await page.getByRole('button', { name: 'Add species' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill('Walleye')
    await page.getByRole('dialog').getByRole('button', { name: 'Add species' }).click()
    await expect(pill(page)).toHaveText(/^Saving…/)
    answer()
    await expect(pill(page)).toHaveText(/^Live/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('no network: said once, and then the pill carries it', async () => {
    await page.context().setOffline(true)
    await expect(page.getByRole('alert').filter({ hasText: 'Your network connection has been lost.' })).toHaveText(/^Error:/)
    await expect(pill(page)).toContainText('Offline. All changes are saved here')
    await addSpecies(page, 'Sauger')
    await expect(page.getByText('Saved on this device').first()).toBeAttached()
    const sheet = await openDrawer(page)
    await expect(sheet).toContainText('1 change is safe on this device and not on the server yet.')
    await expect(sheet.getByRole('row', { name: /^Species/ })).toContainText('1')
    await expect(sheet.getByRole('listitem').filter({ hasText: 'New species Sauger' })).toBeVisible()
    await looked(page, 'offline-desk')
    await closeDrawer(page)
  })

  await test.step('the network is back, the server is broken: counted, and asked about', async () => {
    const broken = { code: 'server.failed', message: 'Broken' }
    // Without the header it would not be our server's word, and the pill would say that there is no network.
    await page.route('**/api/sync/**', (route) => route.fulfill({ status: 500, headers: { [OUR_HEADER]: '1' }, json: broken }))
    await back(page)
    const dialog = page.getByRole('dialog', { name: 'Unsynced Changes Detected' })
    await expect(dialog).toContainText('You have updates since last sync')
    await looked(page, 'asked-desk')
    await dialog.getByRole('button', { name: 'Later' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(pill(page)).toContainText('1 on this device')
    await page.setViewportSize(PHONE)
    await expect(pill(page)).toContainText('1 here')
    await looked(page, 'pending-phone')
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('Sync Now sends it', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const sheet = await openDrawer(page)
    await sheet.getByRole('button', { name: 'Sync Now' }).click()
    await expect(sheet).toContainText('Everything is on the server.')
    await closeDrawer(page)
    await expect(pill(page)).toHaveText(/^Live/)
    expect(await namesOnServer(ramp, ana)).toEqual(expect.arrayContaining(['Walleye', 'Sauger']))
  })
})

test('what the server refuses waits for the director, who lets it go or brings it back', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Delgado')
  const perch = await aSpecies(ramp, ana, 'Perch')
  const tench = await aSpecies(ramp, ana, 'Tench')
  await readyForOffline(page, ana)
  await page.getByRole('link', { name: 'Species' }).first().click()
  await page.context().setOffline(true)
  await renameSpecies(page, 'Perch', 'Yellow perch')
  await renameSpecies(page, 'Tench', 'Green tench')
  const { token } = await ramp.again(ana)
  for (const id of [perch, tench]) await ramp.api.must(speciesCalls.remove, { token, params: { id } })
  await back(page)
  await expect(pill(page)).toContainText('2 need you')
  await page.keyboard.press('Escape')

  const sheet = await openDrawer(page)
  const yellow = sheet.getByRole('article', { name: /Yellow perch/ })
  await expect(yellow).toContainText('Someone deleted this in the meantime.')
  await expect(yellow.getByRole('row', { name: /^Name/ })).toContainText('Yellow perch')
  await looked(page, 'refused-desk')
  await page.setViewportSize(PHONE)
  await looked(page, 'refused-phone')
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('one is let go, which is asked twice', async () => {
    const green = sheet.getByRole('article', { name: /Green tench/ })
    await green.getByRole('button', { name: 'Discard' }).click()
    const first = page.getByRole('dialog', { name: 'Discard this change?' })
    await expect(first).toContainText('stays under “Discarded” in this device’s list for 30 days')
    await first.getByRole('button', { name: 'Discard change' }).click()
    await page.getByRole('dialog', { name: 'Really discard it?' }).getByRole('button', { name: 'Yes, discard it' }).click()
    await expect(green).toHaveCount(0)
  })

  await test.step('the other is brought back with what was typed', async () => {
    await yellow.getByRole('button', { name: 'Restore with my changes' }).click()
    await expect(yellow).toHaveCount(0)
    await expect.poll(() => namesOnServer(ramp, ana)).toContain('Yellow perch')
  })
  await expect(sheet).toContainText('Everything is on the server.')
  await closeDrawer(page)
  await expect(pill(page)).toHaveText(/^Live/)
  await expect(page.getByRole('row', { name: 'Yellow perch' })).toBeVisible()
  await expect(page.getByRole('row', { name: /tench/i })).toHaveCount(0)
})

test('a boat that was weighed elsewhere is not deleted behind the back of its director', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Delgado')
  const event = await anEvent(ramp, ana, { boats: 2 })
  const crew = crewOf(1).join(' · ')
  await readyForOffline(page, ana)
  await page.goto(`/director/tournaments/${event.id}/entries`)
  await expect(page.getByRole('button', { name: crew, exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: crew, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete entry' }).click()
  await page.getByRole('dialog', { name: 'Delete this entry?' }).getByRole('button', { name: 'Delete, refund later' }).click()
  await expect(page.getByRole('button', { name: crew, exact: true })).toHaveCount(0)
  // It can be taken back for ten seconds.
  await expect(pill(page)).toContainText('saved here · 1', { timeout: 20_000 })

  await event.weigh(1, { weight: lbOz(12, 3) })
  await back(page)
  await expect(pill(page)).toContainText('1 needs you')
  await page.keyboard.press('Escape')
  const sheet = await openDrawer(page)
  const card = sheet.getByRole('article', { name: 'Entry for Ray Hall and Tess Moss deleted' })
  await expect(card).toContainText(/weighed/)
  await looked(page, 'refused-deletion-desk')
  await card.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard change' }).click()
  await page.getByRole('button', { name: 'Yes, discard it' }).click()
  await expect(card).toHaveCount(0)
  await closeDrawer(page)
  await expect(page.getByRole('button', { name: crew, exact: true })).toBeVisible()
})

test('two people changed one field: the director sees both and chooses', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Delgado')
  const bass = await aSpecies(ramp, ana, 'Bass')
  await readyForOffline(page, ana)
  await page.getByRole('link', { name: 'Species' }).first().click()
  await page.context().setOffline(true)
  await renameSpecies(page, 'Bass', 'Spotted bass')
  const { token } = await ramp.again(ana)
  await ramp.api.must(speciesCalls.update, { token, params: { id: bass }, body: { name: 'Striped bass' } })
  await back(page)
  await expect(pill(page)).toContainText('1 needs you')
  await page.keyboard.press('Escape')

  const sheet = await openDrawer(page)
  const card = sheet.getByRole('article', { name: /two versions/ })
  await expect(card.getByRole('radio', { name: /Spotted bass/ })).toBeVisible()
  await expect(card.getByRole('radio', { name: /Striped bass/ })).toBeVisible()
  await looked(page, 'conflict-desk')
  await page.setViewportSize(PHONE)
  await looked(page, 'conflict-phone')
  await card.getByRole('radio', { name: /Spotted bass/ }).check()
  await card.getByRole('button', { name: 'Save choices' }).click()
  await expect(card).toHaveCount(0)
  await expect.poll(() => namesOnServer(ramp, ana)).toContain('Spotted bass')
  expect(await namesOnServer(ramp, ana)).not.toContain('Striped bass')
})

test('somebody who keeps no copy here sees whether there is a network', async ({ page, ramp }) => {
  const jo = await ramp.anAngler('Jo Redfern')
  await logIn(page, jo)
  await expect(pill(page)).toHaveText(/^Live/)
  await isInstalled(page, 'angler')
  await page.context().setOffline(true)
  await expect(pill(page)).toContainText('Offline. All changes are saved here')
  const sheet = await openDrawer(page)
  await expect(sheet).toContainText('What this device last downloaded.')
  await expect(sheet.getByRole('button', { name: 'Sync Now' })).toHaveCount(0)
})
