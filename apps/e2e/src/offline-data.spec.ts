import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { newId } from '@ramplight/contract/kernel/new-id'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { unzipSync } from 'fflate'
import { aDevice, addSpecies, databasesOn, readyForOffline, waitingOn } from './device.ts'
import { anEvent, lbOz } from './event.ts'
import { expect, type Ramp, type Somebody, test } from './ramp.ts'
import { keyIn, saveKey, takeToScale, weighInsOf } from './station.ts'

test.use({ serviceWorkers: 'allow' })

type Tables = Record<string, { _id: string }[]>

/** What is in an export, by file, in an order that does not depend on when it was put away. */
async function tablesIn(download: Download): Promise<Tables> {
  const files = unzipSync(readFileSync(await download.path()))
  const tables = Object.entries(files).map(([name, bytes]): [string, { _id: string }[]] => [
    name,
    JSON.parse(new TextDecoder().decode(bytes)),
  ])
  // A login alone is no news to other devices: each hears of it with the next change of the person.
  const heard = (row: { _id: string }) => ({ ...row, lastLoginAt: null })
  return Object.fromEntries(tables.map(([name, rows]) => [name, rows.map(heard).sort((a, b) => (a._id < b._id ? -1 : 1))]))
}

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return download
}

async function give(page: Page, button: string, files: { name: string; content: string | Buffer }[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(
    files.map(({ name, content }) => ({
      name,
      mimeType: name.endsWith('.json') ? 'application/json' : 'application/zip',
      buffer: Buffer.from(content),
    })),
  )
}

const speciesOf = async (ramp: Ramp, who: Somebody, name: string) => {
  const { token } = await ramp.again(who)
  return (await ramp.api.must(speciesCalls.search, { token, body: { name } })).filter((one) => one.name === name)
}

test('what is exported from one device is the same after it came into another', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 6 })
  await event.weigh(1, { weight: lbOz(12, 4) })
  const [tablet, laptop] = [await aDevice(browser, ramp.address), await aDevice(browser, ramp.address)]
  for (const device of [tablet, laptop]) await readyForOffline(device, ana)
  await tablet.getByRole('button', { name: 'Download for offline' }).click()
  await expect(tablet.getByRole('dialog', { name: 'Sync in Progres' })).toHaveCount(0)
  await expect(tablet.getByText(/^Ready for offline: 1 tournament, 6 boats, as of \d{1,2}:\d\d [AP]M$/)).toBeVisible()
  await expect(tablet.getByText('Weigh-ins aren’t included')).toBeVisible()

  const download = await saved(tablet, 'Export')
  expect(download.suggestedFilename()).toBe('database_export.zip')
  await expect(tablet.getByText('Offline storage export was successful.')).toBeVisible()
  const tables = await tablesIn(download)
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['tours.json', 'tournaments.json', 'tournament-entries.json', 'users.json']))
  expect(Object.keys(tables)).not.toContain('weigh-in-events.json')
  expect(tables['tournament-entries.json']).toHaveLength(6)

  const files = Object.entries(tables).map(([name, rows]) => ({ name, content: JSON.stringify(rows) }))
  await give(laptop, 'Import .json', files)
  const dialog = laptop.getByRole('dialog', { name: 'Import preview' })
  await expect(dialog).toContainText('Nothing to change')
  await expect(dialog).toContainText('6 unchanged')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
  expect(await waitingOn(laptop, ana)).toBe(0)
  expect(await tablesIn(await saved(laptop, 'Export'))).toEqual(tables)
})

test('a file that is no export is refused in the words of the specification, and says which records it could not take', async ({
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const page = await aDevice(browser, ramp.address)
  await readyForOffline(page, ana)
  const refused = async (name: string, content: string, text: string | RegExp) => {
    await give(page, 'Import .json', [{ name, content }])
    await expect(page.getByRole('dialog')).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await refused('species.json', '{', 'Must be a valid JSON file format.')
  await refused('species.json', '7', 'Invalid data format in species.json. Expected an array of records or a single record.')
  await refused('species.json', '[]', 'No data to import.')
  await refused('fish.json', '[{}]', 'fish.json doesn’t match any table on this device.')

  const name = `Guadalupe bass ${Math.random().toString(36).slice(2, 7)}`
  await give(page, 'Import .json', [
    {
      name: 'species.json',
      content: JSON.stringify([
        { _id: newId(), name, waterType: 'Freshwater' },
        { name: 'Nobody', waterType: 'Both' },
      ]),
    },
  ])
  await expect(page.getByRole('dialog')).toContainText('1 to add · 1 unreadable')
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Successfully imported 1 records into species')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 records failed to import. Check console for more details.')
  await dialog.getByRole('button', { name: 'Show details' }).click()
  await expect(dialog).toContainText('It has no _id.')
  await expect.poll(() => speciesOf(ramp, ana, name), { timeout: 20_000 }).toHaveLength(1)
})

test('the rescue file of a dead tablet goes on from a laptop, and nothing counts twice when the tablet wakes up', async ({
  browser,
  ramp,
}) => {
  // Three devices are made ready, one after the other.
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 4 })
  const bags = async () => (await weighInsOf(ramp, await ramp.again(ana), event, 2)).map(({ weight }) => weight)
  const tablet = await aDevice(browser, ramp.address)
  await readyForOffline(tablet, ana)
  await tablet.context().setOffline(true)
  await takeToScale(tablet, event, 2)
  await keyIn(tablet, '12-04')
  await saveKey(tablet).click()
  await expect.poll(() => waitingOn(tablet, ana)).toBe(1)
  await tablet.goto('/director')
  const name = `Spotted bass ${Math.random().toString(36).slice(2, 7)}`
  await addSpecies(tablet, name)
  expect(await waitingOn(tablet, ana)).toBe(2)
  await tablet.goto('/director/offline')
  const download = await saved(tablet, 'Save rescue file')
  expect(download.suggestedFilename()).toMatch(/^rescue_.+_\d{4}-\d\d-\d\dT\d\d-\d\d\.zip$/)
  const content = readFileSync(await download.path())

  const laptop = await aDevice(browser, ramp.address)
  await readyForOffline(laptop, ana)
  const rescue = { name: download.suggestedFilename(), content }
  await give(laptop, 'Load a rescue file', [rescue])
  await expect(laptop.getByText('2 changes loaded; 0 already here.')).toBeVisible()
  await expect.poll(() => speciesOf(ramp, ana, name), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(bags, { timeout: 20_000 }).toEqual([lbOz(12, 4) * 1000])

  await test.step('taken in again, it is known', async () => {
    await give(laptop, 'Load a rescue file', [rescue])
    await expect.poll(() => waitingOn(laptop, ana), { timeout: 20_000 }).toBe(0)
    expect(await speciesOf(ramp, ana, name)).toHaveLength(1)
  })
  await test.step('the tablet wakes up and sends the same', async () => {
    await tablet.context().setOffline(false)
    await expect.poll(() => waitingOn(tablet, ana), { timeout: 30_000 }).toBe(0)
    expect(await speciesOf(ramp, ana, name)).toHaveLength(1)
    expect(await bags()).toHaveLength(1)
  })
  await test.step('somebody else cannot take it in', async () => {
    const bob = await ramp.aDirector('Bob Moss')
    const other = await aDevice(browser, ramp.address)
    await readyForOffline(other, bob)
    await give(other, 'Load a rescue file', [rescue])
    await expect(other.getByRole('dialog')).toContainText('This rescue file belongs to someone else.')
  })
})

test('clearing with unsent work puts it aside, fetches everything anew and sends it after all', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const page = await aDevice(browser, ramp.address)
  await readyForOffline(page, ana)
  // The server is there, and takes nothing.
  await page.route('**/api/sync/push', (route) => route.abort())
  const name = `Florida bass ${Math.random().toString(36).slice(2, 7)}`
  await addSpecies(page, name)
  await page.getByRole('link', { name: 'Offline data' }).first().click()
  await page.getByRole('button', { name: 'Clear offline data' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have updates since last sync')
  await page.getByRole('dialog', { name: 'Unsynced Changes Detected' }).getByRole('button', { name: 'Later' }).click()
  await page.getByRole('dialog', { name: 'Clear offline data?' }).getByRole('button', { name: 'Clear offline data' }).click()
  await expect(page.getByText('Offline data has been reset.')).toBeVisible()
  await expect.poll(() => waitingOn(page, ana)).toBe(1)
  await expect.poll(() => databasesOn(page)).not.toContain(`parked_${ana.id}`)
  expect(await speciesOf(ramp, ana, name)).toHaveLength(0)

  await page.unroute('**/api/sync/push')
  await page.reload()
  await expect(page.getByText(/^Ready for offline: /)).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => speciesOf(ramp, ana, name), { timeout: 30_000 }).toHaveLength(1)
})

test('without a network nothing is cleared', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const page = await aDevice(browser, ramp.address)
  await readyForOffline(page, ana)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Clear offline data' }).click()
  await expect(page.getByRole('dialog')).toContainText('You must have an active internet connection to clear offline storage.')
  expect(await databasesOn(page)).toContain(`offline_${ana.id}`)
})
