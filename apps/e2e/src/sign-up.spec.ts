import type { Locator } from '@playwright/test'
import { test as base, expect, openRamp } from './ramp.ts'

/** A demo: it shows in its outbox what would have been sent. */
const test = base.extend<{ demo: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  demo: async ({}, use) => {
    const { ramp, close } = await openRamp({ demo: true })
    await use(ramp.address)
    await close()
  },
})
test.use({ viewport: { width: 390, height: 844 } })

/** From the page that somebody wanted, over the mail, to their day. */
const MOST_TAPS = 6

test('a new angler makes an account alone: from the sign-in over the mail in the outbox to their day, in six taps', async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ baseURL: demo, viewport: { width: 390, height: 844 } })
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }
  const phone = await context.newPage()
  await phone.goto('/angler')
  await tap(phone.getByRole('link', { name: 'Register' }))
  await expect(phone.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await phone.getByLabel('Email').fill('jo.reyes@lake.test')
  await tap(phone.getByRole('button', { name: 'Submit' }))
  await expect(phone.getByText('Registration Email Sent. Please check your email and enter the verification code.')).toBeVisible()
  await expect(phone.getByLabel('Email')).toHaveValue('jo.reyes@lake.test')

  const mail = await context.newPage()
  await mail.goto('/outbox')
  const letter = mail.locator('details').filter({ hasText: 'jo.reyes@lake.test' })
  await tap(letter.locator('summary'))
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    tap(letter.locator('iframe').contentFrame().getByRole('link', { name: 'Open Ramplight' })),
  ])
  await expect(opened.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  expect(new URL(opened.url()).hash).toBe('')
  await opened.getByLabel('First name').fill('Jo')
  await opened.getByLabel('Last name').fill('Reyes')
  await opened.getByLabel('Phone').fill('9035550142')
  await opened.getByLabel('Password', { exact: true }).fill('Crankbait=Deep7')
  await tap(opened.getByLabel('I am 13 or older'))
  await tap(opened.getByRole('button', { name: 'Create account' }))
  await expect(opened.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  expect(new URL(opened.url()).pathname).toBe('/angler')
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)

  // The link is worth nothing any more, in whoever's hands.
  const link = await letter.locator('iframe').contentFrame().getByRole('link', { name: 'Open Ramplight' }).getAttribute('href')
  const late = await (await browser.newContext({ baseURL: demo })).newPage()
  await late.goto(link ?? '')
  await expect(late.getByRole('alert')).toHaveText('Email or verification code was incorrect.')
  await context.close()
})
