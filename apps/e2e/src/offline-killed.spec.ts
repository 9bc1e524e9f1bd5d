import type { Page } from '@playwright/test'
import { bookIsReady, expectLive } from './book.ts'
import { waitingOn } from './device.ts'
import { anEvent } from './event.ts'
import { aLastingStation, type LastingStation } from './lasting-station.ts'
import { expect, logIn, test as story } from './ramp.ts'
import { keyIn, saveKey, takeToScale, weighInsOf } from './station.ts'

const test = story.extend<{ station: LastingStation }>({
  station: async ({ ramp }, use) => {
    const station = await aLastingStation(ramp.address, 'A')
    await use(station)
    await station.close()
  },
})

/** Milliseconds after the tap on Save; `said`: in the moment in which the screen says that it is kept. */
const KILLED_AFTER = [0, 6, 15, 40, 'said', 'said'] as const

/** Taps Save in the page itself, and tells at once when the screen has said that the bag is kept. */
async function tapSave(page: Page, onSaid: () => void): Promise<void> {
  await page.exposeFunction('bagIsKept', onSaid)
  await saveKey(page).evaluate((button) => {
    const tell = (globalThis as unknown as { bagIsKept: () => Promise<void> }).bagIsKept
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.rl-kept, .rl-saved')) return
      watch.disconnect()
      void tell()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    // By the page itself: nobody waits until it has been heard.
    setTimeout(() => (button as HTMLButtonElement).click())
  })
}

const leave = (page: Page) => page.getByRole('button', { name: 'Another boat' })

/** What a browser remembers of the scale may be some seconds old: whatever bag stands there is left. */
async function backToBoats(page: Page): Promise<void> {
  await expect(async () => {
    if (await leave(page).isVisible()) await leave(page).click({ timeout: 1000 })
    await expect(page.getByText(/still to weigh/)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a browser that is killed while it saves a bag has it, or had not said so', async ({ ramp, station }) => {
  test.setTimeout(300_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: KILLED_AFTER.length })
  await logIn(station.page(), ana)
  await bookIsReady(station.page())
  await station.page().goto(`/weigh-in/${event.id}`)
  await expect(station.page().getByText(`${KILLED_AFTER.length} of ${KILLED_AFTER.length} still to weigh`)).toBeVisible()
  // A browser may write its local storage to the disk once a minute only: a login that is younger does not always outlive a kill.
  await station.page().waitForTimeout(61_000)
  station.line.refuse()

  const told: { after: number | string; said: boolean; kept: boolean }[] = []
  for (const [index, after] of KILLED_AFTER.entries()) {
    const [boat, weight] = [index + 1, `12-0${index}`]
    const page = station.page()
    await takeToScale(page, event, boat)
    await keyIn(page, weight)
    let said = false
    const heard = Promise.withResolvers<void>()
    await tapSave(page, () => {
      said = true
      heard.resolve()
    })
    await (after === 'said' ? heard.promise : new Promise((resolve) => setTimeout(resolve, after)))
    await station.kill()

    const again = await station.open()
    await again.goto(`/weigh-in/${event.id}`)
    await expect(again.locator('.rl-scale')).toBeVisible()
    await expect(again.locator('.rl-sync').first()).not.toHaveAttribute('data-kind', 'checking')
    const waiting = await waitingOn(again, ana)
    told.push({ after, said, kept: waiting === index + 1 })
    await backToBoats(again)
    if (waiting === index) {
      await takeToScale(again, event, boat)
      await keyIn(again, weight)
      await saveKey(again).click()
    }
    await expect.poll(() => waitingOn(again, ana)).toBe(index + 1)
    await backToBoats(again)
  }
  expect(told.filter(({ said, kept }) => said && !kept)).toEqual([])

  // A cookie that was younger than half a minute went with a browser that was killed: that costs a password, and no bag.
  station.line.heal()
  await station.context().clearCookies()
  await station.page().reload()
  await station.page().getByRole('button', { name: 'Log in again' }).click({ timeout: 30_000 })
  await station.page().waitForURL(/\/login/)
  await logIn(station.page(), ana)
  await expectLive(station.page())
  await expect.poll(() => waitingOn(station.page(), ana)).toBe(0)
  for (const [index] of told.entries()) {
    const bags = await weighInsOf(ramp, await ramp.again(ana), event, index + 1)
    expect(bags.map(({ raw }) => raw?.text)).toEqual([`12-0${index}`])
  }
})
