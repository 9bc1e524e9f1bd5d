import type { Locator, Page } from '@playwright/test'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { anEvent, lbOz } from './event.ts'
import { arriveSignedIn, test as base, expect, openRamp, PASSWORD, type Ramp, withPeople } from './ramp.ts'

/** A demo: it shows in its outbox what would have been sent. */
const test = base.extend<{ demo: Ramp }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const { ramp, close } = await openRamp({ demo: true, settings: { DEMO_PASSWORD: PASSWORD } })
      await use(await withPeople(ramp, 'admin@demo.example'))
      await close()
    },
    // Beside other stories a whole demo takes its time.
    { timeout: 300_000 },
  ],
})

const PHONE = { width: 390, height: 844 }
/** From the list of tournaments over the mail to a place that is held: who has never been here. */
const MOST_TAPS = 11
const MOST_SECONDS = 90

const letterTo = (outbox: Page, address: string) => outbox.locator('details').filter({ hasText: address })
const linkIn = (letter: Locator) => letter.locator('iframe').contentFrame().getByRole('link', { name: 'Open Ramplight' })

test('a new angler has a place 90 seconds after the list of tournaments, and the partner they name comes by the mail into their boat and has the official result', async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000)
  const { api } = demo
  const ana = await demo.aDirector('Ana Castle')
  const dan = await demo.anAngler('Dan Kim')
  const event = await anEvent(demo, ana, { name: 'Toledo Bend #7', status: 'Open' })
  const settings = { payout: { allowPreRegistration: true }, registration: { waiver: 'I fish at my own risk.' } }
  await api.must(tournamentCalls.update, { token: ana.token, params: { id: event.id }, body: { teamEvent: true, entryFee: 100, settings } })

  const context = await browser.newContext({ baseURL: demo.address, viewport: PHONE })
  const phone = await context.newPage()
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }
  await phone.goto('/tournaments?name=Toledo')
  const began = Date.now()
  const letter = letterTo(await context.newPage(), 'jo.reyes@lake.test')

  const opened = await test.step('makes an account alone, by the mail in the outbox', async () => {
    await tap(phone.getByRole('link', { name: 'Sign up for Toledo Bend #7' }))
    await tap(phone.getByRole('main').getByRole('link', { name: 'Create an account' }))
    await phone.getByLabel('Email').fill('jo.reyes@lake.test')
    await tap(phone.getByRole('button', { name: 'Submit' }))
    await expect(phone.getByText('Registration Email Sent. Please check your email and enter the verification code.')).toBeVisible()
    await letter.page().goto('/outbox')
    await tap(letter.locator('summary'))
    const [account] = await Promise.all([context.waitForEvent('page'), tap(linkIn(letter))])
    await expect(account.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    expect(new URL(account.url()).hash).toBe('')
    await account.getByLabel('First name').fill('Jo')
    await account.getByLabel('Last name').fill('Reyes')
    await account.getByLabel('Phone').fill('9035550142')
    await account.getByLabel('Password', { exact: true }).fill('Crankbait=Deep7')
    await tap(account.getByLabel('I am 13 or older'))
    await tap(account.getByRole('button', { name: 'Create account' }))
    return account
  })

  await test.step('is back at the tournament they wanted, names a partner, and has a place', async () => {
    await expect(opened).toHaveURL(new RegExp(`/angler/tournaments/${event.id}/registration`))
    await tap(opened.getByText('Someone new', { exact: true }))
    await opened.getByLabel('Partner’s name').fill('Dan')
    await opened.getByLabel('Email or phone').fill(dan.email)
    await tap(opened.getByText('I am 18 or older', { exact: true }))
    await opened.getByLabel('Your full name').fill('Jo Reyes')
    await tap(opened.getByRole('checkbox', { name: 'I have read the waiver and accept it.' }))
    await tap(opened.getByRole('button', { name: 'I’m in' }))
    await expect(opened.getByText('You’re in', { exact: true })).toBeVisible()
    const seconds = (Date.now() - began) / 1000
    console.log(`a new angler: ${taps} taps and ${seconds.toFixed(1)} s from the list of tournaments to a held place`)
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)
    expect(seconds).toBeLessThanOrEqual(MOST_SECONDS)
    await expect(opened.getByText('We emailed Dan the link to join your team.')).toBeVisible()
  })

  await test.step('the link of the account is worth nothing any more, in whoever’s hands', async () => {
    const late = await (await browser.newContext({ baseURL: demo.address })).newPage()
    await late.goto((await linkIn(letter).getAttribute('href')) ?? '')
    await expect(late.getByRole('alert')).toHaveText('Email or verification code was incorrect.')
    await late.context().close()
  })

  const theirs = await (await browser.newContext({ baseURL: demo.address, viewport: PHONE })).newPage()
  await test.step('the partner opens the mail in the outbox and comes into the boat', async () => {
    await arriveSignedIn(theirs, dan)
    await theirs.goto('/outbox')
    const asked = letterTo(theirs, dan.email).filter({ hasText: 'Toledo Bend #7' })
    await asked.locator('summary').click()
    await theirs.goto((await linkIn(asked).getAttribute('href')) ?? '')
    await theirs.getByText('I am 18 or older', { exact: true }).click()
    await theirs.getByLabel('Your full name').fill('Dan Kim')
    await theirs.getByRole('checkbox', { name: 'I have read the waiver and accept it.' }).click()
    await theirs.getByRole('button', { name: 'Join the team' }).click()
    await expect(theirs.getByText('You’re in', { exact: true })).toBeVisible()
  })

  await test.step('the director enters the boat, weighs it and closes the day: the partner’s phone has the official result', async () => {
    const { token } = ana
    const [team] = await api.must(preRegistrationCalls.search, { token, body: { tournament: event.id } })
    expect(team!.anglers.map(({ first_name }) => first_name)).toEqual(['Jo', 'Dan'])
    const boat = { _id: team!._id, tournament: event.id, users: team!.team.users, status: 'Paid' as const, boatNumber: 7 }
    await api.must(tournamentEntryCalls.create, { token, body: boat })
    await event.moveTo('In Progress')
    const bag = { _id: team!._id.replace(/^./, 'f'), tournament: event.id, entry: team!._id, day: 0, station: 'A', totalFish: 5 }
    await api.must(weighInCalls.create, { token, body: { ...bag, weight: lbOz(14, 7) } })
    await event.moveTo('Closed')
    await api.must(tournamentResultCalls.create, { token, body: { tournament: event.id } })
    await theirs.goto('/angler/results')
    await expect(theirs.getByText('Toledo Bend #7')).toBeVisible()
    await expect(theirs.getByText('14-07')).toBeVisible()
  })
  await context.close()
})

test('a full field: the key says so, the second in line reads where they are on every screen, and a larger limit moves them up by mail', async ({
  browser,
  demo,
}) => {
  test.setTimeout(180_000)
  const { api } = demo
  const ana = await demo.aDirector('Ana Castle')
  const [jo, dan] = [await demo.anAngler('Jo Reyes'), await demo.anAngler('Dan Kim')]
  const event = await anEvent(demo, ana, { name: 'Toledo Bend #8', boats: 1, status: 'Open' })
  const set = (maxBoats: number, more: object = {}) =>
    api.must(tournamentCalls.update, {
      token: ana.token,
      params: { id: event.id },
      body: { teamEvent: false, settings: { payout: { allowPreRegistration: true, maxBoats, ...more } } },
    })
  await set(1)
  const phoneOf = async (who: typeof jo) => {
    const phone = await (await browser.newContext({ baseURL: demo.address, viewport: PHONE })).newPage()
    await arriveSignedIn(phone, who)
    return phone
  }
  const join = async (phone: Page) => {
    await phone.goto(`/angler/tournaments/${event.id}`)
    await expect(phone.getByText(/^Full\. One spot: 1 entered/)).toBeVisible()
    await phone.getByRole('link', { name: 'Join the waiting list for Toledo Bend #8' }).click()
    await phone.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(phone.getByText('You’re on the waiting list', { exact: true })).toBeVisible()
  }
  await join(await phoneOf(jo))
  const phone = await phoneOf(dan)
  await join(phone)
  await expect(phone.getByText('You’re 2nd in line.', { exact: false })).toBeVisible()
  for (const page of ['/angler', '/angler/entries']) {
    await phone.goto(page)
    await expect(phone.getByRole('heading', { name: 'On the waiting list' })).toBeVisible()
    await expect(phone.getByText('Signed up', { exact: true })).toHaveCount(0)
  }
  const desk = await (await browser.newContext({ baseURL: demo.address, viewport: { width: 1280, height: 900 } })).newPage()
  await arriveSignedIn(desk, ana)
  await desk.goto(`/director/tournaments/${event.id}/entries?tab=pre-registered`)
  await expect(desk.getByText(/^Full\. One spot: 1 entered\. 2 boats on the waiting list\./)).toBeVisible()

  await set(3)
  await expect(desk.getByText(/^Full\. 3 spots: 1 entered, 2 reserved\./)).toBeVisible()
  await phone.goto(`/angler/tournaments/${event.id}/registration`)
  await expect(phone.getByText('You’re in', { exact: true })).toBeVisible()
  await phone.goto('/outbox')
  for (const subject of ['You’re on the waiting list: Toledo Bend #8', 'You’re in: Toledo Bend #8'])
    await expect(letterTo(phone, dan.email).filter({ hasText: subject })).toHaveCount(1)
})
