import { readFile } from 'node:fs/promises'
import { lawful, violationsOf } from './axe.ts'
import { readyForOffline, waitingOn } from './device.ts'
import { anEvent } from './event.ts'
import { expect, test } from './ramp.ts'
import { keyIn, saveKey, takeToScale } from './station.ts'

test.use({ serviceWorkers: 'allow' })

test('a bag that the server cannot read says what it is, and is saved as a file to type in from', async ({ page, context, ramp }) => {
  // The worker that sends while no tab is open would be first.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SyncManager'))
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 3 })
  await readyForOffline(page, ana)
  await takeToScale(page, event, 2)
  // As a version that nobody understands any more sends it.
  await page.route('**/api/sync/push', (route) => {
    const body = route.request().postDataJSON() as { ops: object[] }
    return route.continue({ postData: JSON.stringify({ ...body, ops: body.ops.map((op) => ({ ...op, schema: 1 })) }) })
  })
  await context.setOffline(true)
  await keyIn(page, '14-07')
  await saveKey(page).click()
  await page.getByRole('button', { name: 'Next boat' }).click()
  await expect.poll(() => waitingOn(page, ana)).toBe(1)
  await context.setOffline(false)
  await page.goto('/director')
  const pill = page.locator('.rl-sync')
  await expect(pill).toContainText('1 needs you', { timeout: 60_000 })
  await page.keyboard.press('Escape')
  await pill.click()
  const card = page.getByRole('dialog', { name: 'This device' }).getByRole('article', { name: /Boat 2 weigh-in 14-07/ })
  await expect(card).toContainText('Another version of the app made this')
  const { LOOK } = process.env
  if (LOOK) await page.screenshot({ path: `${LOOK}/older-change-desk.png` })
  if (LOOK) await page.setViewportSize({ width: 390, height: 844 })
  if (LOOK) await page.screenshot({ path: `${LOOK}/older-change-phone.png` })
  expect(await violationsOf(page, { run: lawful })).toEqual([])
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Save as a file' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toMatch(/^Boat 2 weigh-in 14-07/)
  expect(text).toContain('"reason": "too_old"')

  // The server knows that version now.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await card.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'This device' })).toContainText('Everything is on the server.')
})
