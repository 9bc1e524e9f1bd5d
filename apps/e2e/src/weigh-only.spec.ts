import { coDirectorInvitationCalls } from '@ramplight/contract/people/co-director-invitations'
import { staffInvitationCalls } from '@ramplight/contract/people/staff-invitations'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userCalls } from '@ramplight/contract/people/users'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { bookIsReady } from './book.ts'
import { anEvent, aTour, crewOf } from './event.ts'
import { expect, logIn, PASSWORD, test } from './ramp.ts'
import { keyIn, saveKey, TABLET, takeToScale } from './station.ts'

/** `LOOK=<folder>` keeps pictures of the changed screens. */
const { LOOK } = process.env

test('a director invites a helper for the scale alone; the helper weighs a bag on a tablet, and Money says whose it is', async ({
  page,
  ramp,
  browser,
}) => {
  test.setTimeout(180_000)
  const picture = async (of: typeof page, name: string) => {
    if (LOOK) await of.screenshot({ path: `${LOOK}/${name}.png` })
  }
  const ana = await ramp.aDirector('Ana Castle')
  const tour = await aTour(ramp, ana)
  const event = await anEvent(ramp, ana, { tour, boats: 3 })
  const { token } = ana
  const email = `wes.${Math.random().toString(36).slice(2, 8)}@example.com`
  const wes = { first_name: 'Wes', last_name: 'Scale', email, userType: 'Angler' as const, tours: [tour] }
  const { token: admin } = await ramp.again(ramp.admin)
  const { _id: user } = await ramp.api.must(userCalls.create, { token: admin, body: { ...wes, password: PASSWORD } })

  await logIn(page, ana)
  await page.goto('/director/staff')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Angler' }).fill('Wes')
  await sheet.getByText('Wes Scale').click()
  await sheet.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Weigh-in only' }).click()
  await expect(sheet.getByText(/no money, phone numbers, emails or setup/)).toBeVisible()
  await picture(page, 'invite')
  // The only tour is chosen already.
  await expect(sheet.getByText('Lake Fork Team Trail')).toBeVisible()
  await sheet.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Wes Scale invited.')).toBeVisible()
  await expect(page.getByText('Weigh-in only on Lake Fork Team Trail')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'staff-390')
  const [invitation] = await ramp.api.must(staffInvitationCalls.list, { token })

  // The helper, on a tablet of their own.
  const context = await browser.newContext({ viewport: TABLET, serviceWorkers: 'allow', baseURL: ramp.address })
  const tablet = await context.newPage()
  await logIn(tablet, { email })
  await tablet.goto(`/director/invitations/${invitation!._id}`)
  await expect(tablet.getByText('You don’t see money, phone numbers, emails or setup.')).toBeVisible()
  await tablet.getByRole('button', { name: 'Accept' }).click()
  await tablet.getByRole('link', { name: 'Open the weigh-in' }).click()
  await tablet.waitForURL(/\/weigh-in$/)
  await expect(tablet.getByRole('heading', { name: 'Lake Fork #4' })).toBeVisible()
  await bookIsReady(tablet)
  await tablet.goto('/weigh-in')
  await expect(tablet.getByRole('link', { name: 'Scale' })).toBeVisible()
  await picture(tablet, 'events-1024')
  for (const hidden of ['Blast-off', 'MC']) await expect(tablet.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
  await tablet.getByRole('link', { name: 'Check-in' }).click()
  await expect(tablet.getByText('3 of 3 in')).toBeVisible()
  await expect(tablet.getByText(/Take \$/)).toHaveCount(0)
  await expect(tablet.getByText('Waivers and payments aren’t shown to you.', { exact: false })).toBeVisible()
  await picture(tablet, 'check-in-1024')
  await context.setOffline(true)
  await tablet.getByRole('button', { name: new RegExp(`^Undo .*${crewOf(3)[0]}`) }).click()
  await expect(tablet.getByText('2 of 3 in')).toBeVisible()
  await tablet.getByRole('button', { name: 'Scale station' }).click()
  await takeToScale(tablet, event, 2)
  await keyIn(tablet, '16-03')
  await picture(tablet, 'scale-1024')
  await saveKey(tablet).click()
  await expect(tablet.getByText('Saved on this device').first()).toBeVisible()
  await context.setOffline(false)
  const bags = async () => ramp.api.must(weighInCalls.search, { token, body: { tournament: event.id } })
  await expect.poll(async () => (await bags()).map(({ entry, by }) => [entry, by])).toEqual([[event.entries[1], user]])

  // Everything else says whose it is, by whatever address.
  for (const page of [`tournaments/${event.id}/money`, 'payments', `tournaments/${event.id}/setup`, 'messages', 'staff', 'anglers', '']) {
    await tablet.goto(`/director/${page}`)
    await expect(tablet.getByText('You can weigh fish and check boats in.', { exact: false })).toBeVisible()
  }
  await expect(tablet.getByRole('link', { name: 'Payments' })).toHaveCount(0)
  await picture(tablet, 'closed-1024')
  await tablet.setViewportSize({ width: 390, height: 844 })
  await picture(tablet, 'closed-390')
  await tablet.getByRole('link', { name: 'Go to weigh-in' }).click()
  await expect(tablet.getByRole('heading', { name: 'Lake Fork #4' })).toBeVisible()
  await picture(tablet, 'events-390')
  await tablet.goto(`/weigh-in/${event.id}/check-in`)
  await expect(tablet.getByText('2 of 3 in')).toBeVisible()
  await picture(tablet, 'check-in-390')
  if (LOOK) {
    await tablet.evaluate(() => localStorage.setItem('rl-language', 'es'))
    await tablet.reload()
    await expect(tablet.getByText('No ves exenciones ni pagos.', { exact: false })).toBeVisible()
    await picture(tablet, 'check-in-390-es')
    await tablet.evaluate(() => localStorage.removeItem('rl-language'))
    await tablet.reload()
  }
  await tablet.goto(`/weigh-in/${event.id}/log`)
  await expect(tablet.getByText('16-03').first()).toBeVisible()
  await picture(tablet, 'log-390')
  await context.close()
})

test('a co-director who only weighs elsewhere keeps every page of that event, and no other of a director', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const [tour, other] = [await aTour(ramp, ana), await anEvent(ramp, ana, { boats: 2 })]
  const email = `cole.${Math.random().toString(36).slice(2, 8)}@example.com`
  const { token: admin } = await ramp.again(ramp.admin)
  const cole = { first_name: 'Cole', last_name: 'Both', email, userType: 'Angler' as const, tours: [tour], password: PASSWORD }
  const { _id: user } = await ramp.api.must(userCalls.create, { token: admin, body: cole })
  const { token } = ana
  const staff = await ramp.api.must(staffInvitationCalls.create, { token, body: { user, tours: [tour], may: 'all' } })
  const yes = async () => ({ token: (await ramp.again({ email })).token, body: { accepts: true } })
  await ramp.api.must(staffInvitationCalls.answer, { ...(await yes()), params: { id: staff._id } })
  const asked = await ramp.api.must(coDirectorInvitationCalls.create, { token, params: { id: other.id }, body: { user } })
  await ramp.api.must(coDirectorInvitationCalls.answer, { ...(await yes()), params: { id: asked._id } })
  const [record] = await ramp.api.must(staffMemberCalls.search, { token, body: { user } })
  await ramp.api.must(staffMemberCalls.update, { token, params: { id: record!._id }, body: { may: 'weigh' } })

  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, { email })
  await page.goto('/director/payments')
  await expect(page.getByText('You can weigh fish and check boats in.', { exact: false })).toBeVisible()
  if (LOOK) await page.screenshot({ path: `${LOOK}/narrowed-390.png` })
  await page.getByRole('link', { name: 'Lake Fork #4' }).first().click()
  await page.waitForURL(`**/director/tournaments/${other.id}`)
  for (const [own, words] of [
    ['money', 'Nothing needs you.'],
    ['setup', 'Basic Details'],
  ] as const) {
    await page.goto(`/director/tournaments/${other.id}/${own}`)
    await expect(page.getByText(words).first()).toBeVisible()
    if (LOOK) await page.screenshot({ path: `${LOOK}/narrowed-${own}-390.png` })
  }
  await page.goto('/director/anglers')
  await expect(page.getByText('You can weigh fish and check boats in.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('Events you co-direct')).toBeVisible()
  if (LOOK) await page.screenshot({ path: `${LOOK}/narrowed-more-390.png` })
})
