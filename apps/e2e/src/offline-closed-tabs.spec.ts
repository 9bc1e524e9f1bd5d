import type { CDPSession } from '@playwright/test'
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

/** Wakes the service worker as the browser does when there is a network again. */
async function workerOf(session: CDPSession, origin: string): Promise<() => Promise<void>> {
  const known = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/assets/sync/` && !isDeleted)
    if (ours) known.resolve(ours.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await known.promise
  return async () =>
    void (await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'rl-sync', lastChance: false }))
}

test('a bag that was left by a tab that is closed is sent by the service worker', async ({ ramp, station }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 2 })
  const page = station.page()
  await logIn(page, ana)
  await bookIsReady(page)
  await takeToScale(page, event, 2)
  station.line.refuse()
  await keyIn(page, '14-07')
  await saveKey(page).click()
  await expect(page.getByText('Not sent yet. Saved on this device.')).toBeVisible()

  // The browser stays; nothing of the product is open in it.
  const other = await station.context().newPage()
  await page.close()
  const session = await station.context().newCDPSession(other)
  station.line.heal()
  const weights = async () => (await weighInsOf(ramp, await ramp.again(ana), event, 2)).map(({ weight }) => weight)
  expect(await weights()).toEqual([])
  const wake = await workerOf(session, station.line.address)
  // A try that fails is told to the browser, which wakes the worker again; it waits for minutes, this does not.
  const wokenAgain = async () => {
    await wake()
    return weights()
  }
  await expect.poll(wokenAgain, { timeout: 40_000, intervals: [5000] }).toEqual([231_000])
  expect(station.context().pages()).toEqual([other])

  // A tab that is opened later has nothing left to send, and nothing is there twice.
  await other.goto(`${station.line.address}/weigh-in/${event.id}`)
  await expect(other.getByText('1 of 2 still to weigh')).toBeVisible()
  await expectLive(other)
  expect(await waitingOn(other, ana)).toBe(0)
  expect(await weights()).toEqual([231_000])
})
