import type { Locator } from '@playwright/test'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect, PASSWORD, test } from './ramp.ts'

const PHONE = { width: 390, height: 844 }
/** From the page of the tournament to "You're in", on a phone that is signed out. */
const MOST_TAPS = 7
const MOST_SECONDS = 35

test.use({ viewport: PHONE })

test('a returning angler signs up with last time’s partner in seven taps, is entered at the table, and reads what the director writes', async ({
  page,
  browser,
  ramp,
}) => {
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  const [jo, dan] = [await ramp.anAngler('Jo Reyes'), await ramp.anAngler('Dan Kim')]
  const before = await anEvent(ramp, ana, { name: 'Lake Fork #3', status: 'Open' })
  const event = await anEvent(ramp, ana, { tour: before.tour, status: 'Open' })
  const { token } = ana
  const { api } = ramp
  const settings = { payout: { allowPreRegistration: true }, registration: { waiver: 'I fish at my own risk.' } }
  const setUp = { token, params: { id: event.id }, body: { entryFee: 100, settings } }
  await api.must(tournamentCalls.update, setUp)
  for (const { id, token: own } of [jo, dan]) await api.must(userCalls.joinTour, { token: own, params: { id, tourId: before.tour } })
  const asked = { first_name: 'Jo', last_name: 'Reyes', _id: jo.id }
  await api.must(tournamentEntryCalls.importEntries, {
    token,
    body: { tournament: before.id, entries: [{ angler1: asked, angler2: { first_name: 'Dan', last_name: 'Kim', _id: dan.id } }] },
  })

  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }
  await test.step('signs up: the partner of last time stands there', async () => {
    await page.goto(`/tournaments/${event.id}`)
    const began = Date.now()
    await tap(page.getByRole('link', { name: /^Sign up for/ }))
    await tap(page.getByRole('main').getByRole('link', { name: 'Login' }))
    await page.getByLabel('Email').fill(jo.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await tap(page.getByRole('button', { name: 'Login' }))
    await tap(page.getByText('Dan Kim', { exact: true }))
    await tap(page.getByText('I am 18 or older', { exact: true }))
    await page.getByLabel('Your full name').fill('Jo Reyes')
    await tap(page.getByRole('checkbox', { name: 'I have read the waiver and accept it.' }))
    await tap(page.getByRole('button', { name: 'I’m in' }))
    await expect(page.getByText('You’re in', { exact: true })).toBeVisible()
    const seconds = (Date.now() - began) / 1000
    console.log(`a returning angler: ${taps} taps and ${seconds.toFixed(1)} s from the page of the tournament to a held place`)
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)
    expect(seconds).toBeLessThanOrEqual(MOST_SECONDS)
    await expect(page.getByText(/^You accepted the waiver on /)).toBeVisible()
  })

  const desk = await (await browser.newContext({ baseURL: ramp.address, viewport: { width: 1280, height: 900 } })).newPage()
  await test.step('the director enters them, and writes to everybody', async () => {
    await arriveSignedIn(desk, ana)
    await desk.goto(`/director/tournaments/${event.id}/entries?tab=pre-registered`)
    await expect(desk.getByText('Waiver: 1 missing', { exact: true })).toBeVisible()
    await desk.getByRole('button', { name: /^Convert .*Jo Reyes/ }).click()
    await desk.getByRole('button', { name: 'Collect $100' }).click()
    await desk.goto('/director/messages/new')
    await desk.getByRole('combobox', { name: 'Tournament' }).click()
    await desk.getByRole('option', { name: new RegExp(`^${event.name} · `) }).click()
    await desk.getByLabel('Subject').fill('The ramp has moved')
    await desk.getByLabel('Message', { exact: true }).fill('We launch from the north ramp. Bring your lights.')
    await desk.getByRole('button', { name: 'Send to 2' }).click()
    await expect(desk.getByText('Sent to 2 people')).toBeVisible()
  })

  await test.step('it stands in the inbox, once, and is read there', async () => {
    await page.goto('/angler/messages')
    await page.getByRole('button', { name: /The ramp has moved/ }).click()
    await expect(page.getByText('We launch from the north ramp. Bring your lights.')).toBeVisible()
    const inbox = async () => (await api.must(composeCalls.inbox, { token: (await ramp.again(jo)).token })).map(({ status }) => status)
    await expect.poll(inbox).toEqual(['Received - Read'])
  })
})
