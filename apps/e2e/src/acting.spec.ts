import type { Page } from '@playwright/test'
import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { auditCalls } from '@ramplight/contract/system/audit'
import { anEvent } from './event.ts'
import { scrollToEnd } from './measure.ts'
import { arriveSignedIn, expect, logOut, test } from './ramp.ts'

/** What the cookie of this browser is good for. */
const renewedIn = async (page: Page) => (await page.context().request.post('/api/auth/refresh', { headers: { [OUR_HEADER]: '1' } })).json()
/** Presses the button; answers a token of whom the browser is then. */
async function actAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Act as ${name}` }).click()
  await page.waitForURL(/\/director$/)
  return (await renewedIn(page)).token
}

const PHONE = { width: 390, height: 844 }

test('an admin acts as a director, is told so on every page, and goes back', async ({ page, ramp }) => {
  const name = `Ana Hall${Math.random().toString(36).slice(2, 7)}`
  const ana = await ramp.aDirector(name)
  const event = await anEvent(ramp, ana, { boats: 4, status: 'In Progress' })
  const sam = await ramp.again(ramp.admin)
  await arriveSignedIn(page, sam)
  let borrowed = ''

  await test.step('from the list of users, after being asked', async () => {
    await page.goto('/sys-admin')
    await page.getByPlaceholder('Search name, email').fill(ana.email)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: `Act as ${name}` }).click()
    await expect(page.getByRole('dialog')).toContainText('both names')
    borrowed = await actAs(page, name)
    await page.waitForURL(/\/director$/)
  })

  const strip = page.getByRole('region', { name: 'Acting as someone else' })
  await test.step('the strip stands on every page, also on a phone, at the station and over an open sheet', async () => {
    for (const path of ['/director', `/director/tournaments/${event.id}`, '/weigh-in', `/weigh-in/${event.id}`, '/tournaments', '/home']) {
      await page.goto(path)
      await expect(strip).toContainText(`Acting as ${name}`)
      await expect(strip).toContainText('Director, until')
    }
    await page.setViewportSize(PHONE)
    await page.goto('/director/anglers')
    await page.getByRole('button', { name: 'Add angler' }).first().click()
    await page.getByRole('dialog').getByLabel('First name').fill('Lily')
    await page.getByRole('dialog').getByLabel('Last name').fill('Reyes')
    await expect(strip.getByRole('button', { name: 'Go back' })).toBeInViewport()
    await page.getByRole('dialog').getByRole('button', { name: 'Add angler' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await scrollToEnd(page)
    await expect(strip).toBeInViewport()
  })

  await test.step('going back is being oneself again, and what was borrowed is dead', async () => {
    await strip.getByRole('button', { name: 'Go back' }).click()
    await page.waitForURL(/\/sys-admin$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(strip).toHaveCount(0)
    expect((await ramp.api.send(userCalls.list, { token: borrowed })).status).toBe(401)
  })

  await test.step('what was written is on record with both names', async () => {
    const [lily] = await ramp.api.must(userCalls.search, { token: ana.token, body: { name: 'Lily Reyes' } })
    const lines = await ramp.api.must(auditCalls.byRecord, { token: sam.token, params: { family: 'users', id: lily!._id } })
    expect(lines[0]).toMatchObject({ by: ana.id, impersonator: sam.id })
  })
})

test('an admin who is nobody else any more after fifteen minutes goes on as themself, and logging out ends both', async ({
  page,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const sam = await ramp.again(ramp.admin)
  await arriveSignedIn(page, sam)
  const act = async () => {
    await page.goto('/sys-admin')
    await page.getByPlaceholder('Search name, email').fill(ana.email)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: 'Act as Ana Castle' }).click()
    const borrowed = await actAs(page, 'Ana Castle')
    await page.waitForURL(/\/director$/)
    return borrowed
  }

  const borrowed = await act()
  // A page that still asks for something would hear it first, and say it there.
  await page.goto('about:blank')
  await ramp.api.must(authCalls.logout, { token: borrowed })
  await page.goto('/director/anglers')
  await page.getByRole('button', { name: 'Go to your own account' }).click()
  await page.waitForURL(/\/sys-admin$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()

  const again = await act()
  await logOut(page)
  await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rl-user'))).toBeNull()
  expect(await renewedIn(page)).toMatchObject({ authenticated: false })
  for (const token of [again]) expect((await ramp.api.send(userCalls.list, { token })).status).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('rl-acting'))).toBeNull()
})
