import type { Page } from '@playwright/test'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'
import { plugIn, pullOut, scaleShows, withSerialScales } from './serial-device.ts'
import { callBoat, saveKey, TABLET, weighInsOf } from './station.ts'

const step = test.step
const useKey = (page: Page) => page.getByRole('button', { name: /^Use / })
const status = (page: Page, words: string) => page.locator('.rl-scale-line').getByText(words, { exact: true })

test('a scale on a cable: two digits, one Use, one Save; unplugged in the middle of Save; never the weight of another boat', async ({
  page,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 12 })
  await page.setViewportSize(TABLET)
  await withSerialScales(page)
  await arriveSignedIn(page, ana)
  await page.goto(`/weigh-in/${event.id}`)

  await step('Ana connects the scale once, and it stands at zero', async () => {
    await page.getByRole('button', { name: 'Connect scale' }).click()
    await expect(status(page, 'Zero')).toBeVisible()
  })

  await step('boat 12: two digits, one Use, one Save', async () => {
    await callBoat(page, '12')
    await scaleShows(page, 14, 9, { moving: true })
    await expect(status(page, 'Unstable')).toBeVisible()
    await expect(useKey(page)).toHaveCount(0)
    await scaleShows(page, 14, 7)
    await useKey(page).click()
    await saveKey(page).click()
    await expect(page.locator('.rl-saved')).toContainText('14-07')
  })

  await step('its proof lies beside the weight: the zero, and the lines as they came', async () => {
    const [bag] = await weighInsOf(ramp, ana, event, 12)
    expect(bag).toMatchObject({
      weight: 231_000,
      raw: { text: 'ST,GS,+ 14lb  7.0oz', unit: 'lb-oz', tareState: 'tared', scale: 'Scale 1' },
    })
    // How many lines lie between depends on how long the person waits.
    expect(bag!.raw!.lines).toEqual(expect.arrayContaining(['ST,GS,+  0lb  0.0oz', 'ST,GS,+ 14lb  7.0oz']))
    const history = await ramp.api.must(weighInCalls.history, { token: ana.token, params: { id: bag!._id } })
    expect(history[0]!.raw!.zeroAt).toBeTruthy()
  })

  await step('the bag of boat 12 still lies there when boat 11 is called: its weight is not taken without a question', async () => {
    await callBoat(page, '11')
    await expect(status(page, 'Stable, no zero yet')).toBeVisible()
    await useKey(page).click()
    await expect(page.getByText(/^The scale hasn’t read zero since the last bag/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Bag/, pressed: true })).toContainText('—')
    await scaleShows(page, 0, 0)
    await expect(status(page, 'Zero')).toBeVisible()
    await expect(useKey(page)).toHaveCount(0)
  })

  await step('the cable is pulled out in the middle of Save: the bag is saved all the same, and the keypad goes on', async () => {
    await scaleShows(page, 9, 3)
    await useKey(page).click()
    await page.route(/\/api\/(weigh-ins|sync\/push)/, async (route) => {
      await pullOut(page)
      await route.continue()
    })
    await saveKey(page).click()
    await expect(page.locator('.rl-saved')).toContainText('9-03')
    await page.unroute(/\/api\/(weigh-ins|sync\/push)/)
    await expect(page.getByText('Error reading from scales: The device has been lost.')).toBeVisible()
    await expect(status(page, 'Scale disconnected. Use the keypad.')).toBeVisible()
    expect(await weighInsOf(ramp, ana, event, 11)).toMatchObject([{ weight: 147_000, raw: { tareState: 'tared' } }])
  })

  await step('plugged in again it connects by itself', async () => {
    await plugIn(page)
    await scaleShows(page, 0, 0)
    await expect(status(page, 'Zero')).toBeVisible()
  })

  await step('a weight that was on the screen for boat 10 is not there for boat 9', async () => {
    await callBoat(page, '10')
    await scaleShows(page, 11, 2)
    await expect(useKey(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await callBoat(page, '9')
    await expect(status(page, 'Stable, no zero yet')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Bag/, pressed: true })).toContainText('—')
  })
})

test('two scales at one tablet, and a practice that saves nothing', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 3 })
  await page.setViewportSize(TABLET)
  await withSerialScales(page, 2)
  await arriveSignedIn(page, ana)
  await page.goto(`/weigh-in/${event.id}`)

  await step('both are shown with their names, and the one that is used is written down', async () => {
    await page.getByRole('button', { name: 'Connect scale' }).click()
    await page.getByRole('button', { name: 'Scale 1 settings' }).click()
    const sheet = page.getByRole('dialog', { name: 'Scale' })
    await sheet.getByRole('button', { name: 'Connect scale' }).click()
    await expect(sheet.getByText('Scale 2')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(page.locator('.rl-scale-line[data-state=zero]')).toHaveCount(2)
    await callBoat(page, '3')
    await scaleShows(page, 12, 4, { scale: 1 })
    await useKey(page).click()
    await saveKey(page).click()
    await expect(page.locator('.rl-saved')).toContainText('12-04')
    expect(await weighInsOf(ramp, ana, event, 3)).toMatchObject([{ weight: 196_000, raw: { scale: 'Scale 2', tareState: 'tared' } }])
  })

  await step('practice looks like the day, says so, and nothing is saved', async () => {
    await page.getByRole('button', { name: 'Scale 1 settings' }).click()
    await page.getByRole('button', { name: 'Practice with a simulated scale' }).click()
    const practice = page.getByRole('region', { name: 'PRACTICE' })
    await expect(status(page, 'Zero')).toBeVisible()
    await callBoat(page, '2')
    await practice.getByRole('button', { name: 'Put a bag on' }).click()
    await useKey(page).click()
    await page.getByRole('button', { name: 'Practice save' }).click()
    await expect(page.getByText(/^Practice: .* Not saved\.$/)).toBeVisible()
    await practice.getByRole('button', { name: 'End practice' }).click()
    await expect(practice).toHaveCount(0)
    expect(await weighInsOf(ramp, ana, event, 2)).toEqual([])
  })
})
