import { userCalls } from '@ramplight/contract/people/users'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'

const PHONE = { width: 390, height: 844 }
/** What is promised of the form behind the code (ux 3b), typing left out. */
const [MOST_FIELDS, MOST_SECONDS] = [4, 30]

test('a phone that has never seen us scans the code without a signal, is sent when there is one, and becomes a boat that pays at the table', async ({
  page,
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 2, status: 'Open' })
  await ramp.api.must(tournamentCalls.update, {
    token: ana.token,
    params: { id: event.id },
    body: { entryFee: 100, settings: { payout: { allowPreRegistration: true } } },
  })

  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}/entries?tab=pre-registered`)
  await expect(page.getByText('No open pre-registrations')).toBeVisible()

  const ramps = await browser.newContext({ baseURL: ramp.address, viewport: PHONE })
  const phone = await ramps.newPage()
  const scanned = Date.now()
  await phone.goto(`/pre-register-qr-code/${event.id}`)
  await expect(phone.getByLabel('Your phone number')).toBeVisible()
  expect(await phone.getByRole('textbox').count()).toBeLessThanOrEqual(MOST_FIELDS)
  await ramps.setOffline(true)
  await phone.getByLabel('Your phone number').fill('(903) 555-0142')
  await phone.getByLabel('First name', { exact: true }).fill('Minh')
  await phone.getByLabel('Last name', { exact: true }).fill('Tran')
  await phone.getByLabel(/^Partner/).fill('Dan Kim')
  await phone.getByRole('button', { name: 'I’m in' }).click()
  await expect(phone.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  const seconds = (Date.now() - scanned) / 1000
  console.log(`from the scanned code to what is kept: ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(MOST_SECONDS)

  await ramps.setOffline(false)
  await expect(phone.getByRole('heading', { name: 'Show this at the table' })).toBeVisible()
  await expect(phone.getByText('1', { exact: true })).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Minh Tran · Dan Kim')).toBeVisible()

  await expect(page.getByRole('navigation', { name: 'Who is in' })).toContainText('Pre-registered1')
  await page.getByRole('button', { name: /^Convert .*Minh Tran/ }).click()
  await page.getByRole('button', { name: 'Collect $100' }).click()
  await page.getByRole('navigation', { name: 'Who is in' }).getByRole('link', { name: 'Entries' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Dan Kim' })).toContainText('Paid')
})

test('a typed number of somebody else tells nobody’s name and enters nobody: the director is asked who it is', async ({
  page,
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 2, status: 'Open' })
  const { token } = ana
  await ramp.api.must(tournamentCalls.update, {
    token,
    params: { id: event.id },
    body: { entryFee: 100, settings: { payout: { allowPreRegistration: true }, registration: { waiver: 'I fish at my own risk.' } } },
  })
  await ramp.api.must(userCalls.create, {
    token,
    body: { first_name: 'Leo', last_name: 'O’Brien', phone: '9035550177', userType: 'Angler' },
  })
  const phone = await (await browser.newContext({ baseURL: ramp.address, viewport: PHONE })).newPage()
  const sign = async (first: string, last: string) => {
    await phone.goto(`/pre-register-qr-code/${event.id}`)
    await phone.getByLabel('Your phone number').fill('(903) 555-0177')
    await phone.getByLabel('First name', { exact: true }).fill(first)
    await phone.getByLabel('Last name', { exact: true }).fill(last)
    await phone.getByText('I am 18 or older', { exact: true }).click()
    await phone.getByLabel('Your full name').fill(`${first} ${last}`)
    await phone.getByRole('checkbox', { name: 'I have read the waiver and accept it.' }).click()
    expect(await phone.locator('body').textContent()).not.toContain('O’Brien')
    await phone.getByRole('button', { name: 'I’m in' }).click()
    await expect(phone.getByRole('heading', { name: 'Show this at the table' })).toBeVisible()
  }
  await sign('Zoe', 'Vega')

  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}/entries?tab=pre-registered`)
  const row = page.getByRole('row').filter({ hasText: 'Zoe Vega' })
  await expect(row).toContainText('Check who it is')
  await page.getByRole('button', { name: /^Convert .*Zoe Vega/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Another angler in your list has this phone number.')
  await expect(dialog).toContainText('The waiver was signed as “Zoe Vega”.')
  const accepted = () => ramp.api.must(waiverAcceptanceCalls.accepted, { token, params: { id: event.id } })
  expect(await accepted()).toEqual([])
  await dialog.getByRole('button', { name: /^Convert/ }).click()
  await page.getByRole('button', { name: 'Collect $100' }).click()
  await expect.poll(async () => (await accepted()).map(({ name, how }) => [name, how])).toEqual([['Zoe Vega', 'qr']])
})
