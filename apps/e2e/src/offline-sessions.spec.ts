import type { Page } from '@playwright/test'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { bookIsReady } from './book.ts'
import { aDevice, addSpecies, databasesOn, readyForOffline, waitingOn } from './device.ts'
import { anEvent } from './event.ts'
import { arriveSignedIn, expect, logIn, logOut, PASSWORD, type Ramp, type Somebody, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

const aName = (kind: string) => `${kind} ${Math.random().toString(36).slice(2, 7)}`
const onServer = async (ramp: Ramp, who: Somebody, name: string) => {
  const { token } = await ramp.again(who)
  return (await ramp.api.must(speciesCalls.search, { token, body: { name } })).filter((one) => one.name === name).length
}
const type = async (page: Page, who: { email: string }, password = PASSWORD) => {
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('at a ramp without signal a director signs in on a tablet that was switched off', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { name: 'Night Owl Open', boats: 4 })
  const tablet = await aDevice(browser, ramp.address)
  await readyForOffline(tablet, ana)
  await logOut(tablet)
  await expect(tablet.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
  await tablet.context().setOffline(true)
  const page = await tablet.context().newPage()
  await tablet.close()

  await page.goto('/login')
  await expect(page.getByText('Offline login is available on this device')).toBeVisible()
  await test.step('a wrong password does not open it', async () => {
    await type(page, ana, 'Blast-off-at-6am!')
    await expect(page.getByText('Attempting Offline login.').first()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' })).toBeVisible()
  })
  await test.step('nor does somebody who never signed in here', async () => {
    await type(page, { email: 'nobody@example.com' })
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('NO OFFLINE USER LOGIN DATA FOUND!!! Please login again with a network connection.')
    await page.keyboard.press('Escape')
  })
  await type(page, ana)
  await page.waitForURL(/\/director/)
  await page.goto(`/director/tournaments/${event.id}/entries`)
  await expect(page.getByRole('row')).toHaveCount(5)
  const name = aName('White bass')
  await addSpecies(page, name)
  expect(await waitingOn(page, ana)).toBe(1)
})

test('a session that ran out during the day without signal costs a password and nothing else', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const page = await aDevice(browser, ramp.address)
  await readyForOffline(page, ana)
  await page.context().setOffline(true)
  // What is left of it at the end of a long day.
  await page.context().clearCookies()
  await page.reload()
  const name = aName('Striped bass')
  await addSpecies(page, name)
  await page.waitForTimeout(6000)
  await expect(page.getByText(name).first()).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByRole('dialog')).toContainText('Security token has expired!', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Log in again' }).click()
  await page.waitForURL(/\/login/)
  await expect(page.getByText('1 unsynced change by Ana Castle on this device')).toBeVisible()
  expect(await waitingOn(page, ana)).toBe(1)
  expect(await onServer(ramp, ana, name)).toBe(0)
  await type(page, ana)
  await page.waitForURL(/\/director/)
  await expect.poll(() => onServer(ramp, ana, name), { timeout: 30_000 }).toBe(1)
  expect(await waitingOn(page, ana)).toBe(0)
})

test('somebody else on the same tablet sees and sends nothing of the one before', async ({ browser, ramp }) => {
  const [ana, bob] = [await ramp.aDirector('Ana Castle'), await ramp.aDirector('Bob Moss')]
  const page = await aDevice(browser, ramp.address)
  await readyForOffline(page, ana)
  await page.route('**/api/sync/push', (route) => route.abort())
  const name = aName('Rock bass')
  await addSpecies(page, name)

  await test.step('logging out asks first and keeps everything', async () => {
    await logOut(page)
    await page.getByRole('dialog', { name: 'Unsynced Changes Detected' }).getByRole('button', { name: 'Later' }).click()
    await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByText('1 unsynced change by Ana Castle on this device')).toBeVisible()
  })
  await page.unroute('**/api/sync/push')
  await type(page, bob)
  await page.waitForURL(/\/director/)
  await page.goto('/director/species')
  await expect(page.getByRole('heading', { name: 'Species' })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.goto('/director/offline')
  await expect(page.getByText(/^Ready for offline: /)).toBeVisible({ timeout: 60_000 })
  expect(await databasesOn(page)).toEqual(expect.arrayContaining([`offline_${ana.id}`, `offline_${bob.id}`]))
  expect(await waitingOn(page, ana)).toBe(1)
  expect(await onServer(ramp, ana, name)).toBe(0)

  await logOut(page)
  await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
  await logIn(page, ana)
  await expect.poll(() => onServer(ramp, ana, name), { timeout: 30_000 }).toBe(1)
})

test('leaving a borrowed tablet takes everything along but what was not sent, which waits for its owner', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const page = await aDevice(browser, ramp.address)
  await readyForOffline(page, ana)
  await page.route('**/api/sync/push', (route) => route.abort())
  const name = aName('Yellow bass')
  await addSpecies(page, name)
  await page.goto('/director/offline')
  await page.getByRole('link', { name: 'Remove my data from this device' }).click()
  await page.getByRole('dialog', { name: 'Unsynced Changes Detected' }).getByRole('button', { name: 'Later' }).click()
  await page.getByRole('dialog', { name: 'Remove your data from this device?' }).getByRole('button', { name: 'Remove my data' }).click()
  await expect(page.getByText('1 unsent change is set aside on this device')).toBeVisible()
  const databases = await databasesOn(page)
  expect(databases).toContain(`parked_${ana.id}`)
  expect(databases).not.toContain(`offline_${ana.id}`)
  await page.goto('/login')
  await expect(page.getByText('Offline login is available on this device')).toHaveCount(0)
  await expect(page.getByText('1 unsynced change by Ana Castle on this device')).toBeVisible()

  await page.unroute('**/api/sync/push')
  await logIn(page, ana)
  await expect.poll(() => onServer(ramp, ana, name), { timeout: 30_000 }).toBe(1)
  await expect.poll(() => databasesOn(page)).not.toContain(`parked_${ana.id}`)
})

test('on a borrowed tablet nothing can be read after log out, and what was not sent goes out at its owner’s next log in', async ({
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector(aName('Ana Castle'))
  const page = await aDevice(browser, ramp.address)
  await page.goto('/login')
  await page.getByRole('radio', { name: 'Borrowed or shared' }).check()
  await type(page, ana)
  await page.waitForURL(/\/director/)
  await bookIsReady(page)
  await page.route('**/api/sync/push', (route) => route.abort())
  const name = aName('Guadalupe bass')
  await addSpecies(page, name)
  await logOut(page)
  await page.getByRole('dialog', { name: 'Unsynced Changes Detected' }).getByRole('button', { name: 'Later' }).click()
  await page.getByRole('dialog', { name: 'Log out and lock 1 unsent change?' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Nothing of yours stays on this device. 1 unsent change is locked here.')).toBeVisible()
  expect(await databasesOn(page)).not.toContain(`offline_${ana.id}`)
  const left = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)
  for (const word of [ana.email, ana.name, name]) expect(left).not.toContain(word)
  await page.goto('/login')
  await expect(page.getByText('1 unsynced change locked on this device')).toBeVisible()
  await expect(page.getByText('Offline login is available on this device')).toHaveCount(0)

  await page.unroute('**/api/sync/push')
  await type(page, ana)
  await page.waitForURL(/\/director/)
  await expect.poll(() => onServer(ramp, ana, name), { timeout: 30_000 }).toBe(1)
  await expect.poll(() => databasesOn(page)).not.toContain(`parked_${ana.id}`)
})

test('a device on which something is stuck is started over without losing what it had not sent', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const page = await aDevice(browser, ramp.address)
  await readyForOffline(page, ana)
  await page.route('**/api/sync/push', (route) => route.abort())
  const name = aName('Suwannee bass')
  await addSpecies(page, name)
  await page.goto('/reset-account')
  await expect(page.getByRole('heading', { name: 'Account Assistance' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset My Account' }).click({ delay: 1000 })
  await page.getByRole('dialog', { name: 'Unsynced Changes Detected' }).getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('This device has forgotten your account.')).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('rl-expires'), localStorage.getItem('rl-user')])).toEqual([null, null])
  expect(await databasesOn(page)).not.toContain(`offline_${ana.id}`)

  await page.unroute('**/api/sync/push')
  await logIn(page, ana)
  await expect.poll(() => onServer(ramp, ana, name), { timeout: 30_000 }).toBe(1)
})

test('an admin who acts as a director has their data as long as that lasts; what was not sent waits for the director’s own sign-in', async ({
  page,
  ramp,
}) => {
  const ana = await ramp.aDirector(aName('Ana Castle'))
  const [admin, strip] = [await ramp.again(ramp.admin), page.getByRole('region', { name: 'Acting as someone else' })]
  await arriveSignedIn(page, admin)
  await page.goto('/sys-admin')
  await page.getByPlaceholder('Search name, email').fill(ana.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: /^Act as/ }).click()
  await page.getByRole('button', { name: /^Act as/ }).click()
  await page.waitForURL(/\/director$/)
  await bookIsReady(page)
  await page.route('**/api/sync/push', (route) => route.abort())
  const name = aName('Butterfly bass')
  await addSpecies(page, name)
  await strip.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('dialog', { name: 'Unsynced Changes Detected' }).getByRole('button', { name: 'Later' }).click()
  await page.waitForURL(/\/sys-admin$/)
  const databases = await databasesOn(page)
  expect(databases).not.toContain(`offline_${ana.id}`)
  expect(databases).toContain(`parked_${ana.id}`)
  expect(await onServer(ramp, ana, name)).toBe(0)

  await page.unroute('**/api/sync/push')
  await logOut(page)
  await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
  await logIn(page, ana)
  await expect.poll(() => onServer(ramp, ana, name), { timeout: 30_000 }).toBe(1)
})
