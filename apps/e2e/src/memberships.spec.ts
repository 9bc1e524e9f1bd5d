import { userCalls } from '@ramplight/contract/people/users'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { bookIsReady } from './book.ts'
import { expectSent } from './device.ts'
import { aTour, inDays } from './event.ts'
import { expect, logIn, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

test('members: added and let in without a network, paid in part, and what they owe stands on the page of the season', async ({
  page,
  context,
  ramp,
}) => {
  const [ana, jo] = [await ramp.aDirector('Ana Castle'), await ramp.anAngler('Jo Reyes')]
  const { token } = ana
  const tour = await aTour(ramp, ana)
  const body = { name: 'This season', tour, startDate: inDays(-100), endDate: inDays(100), membershipFee: 40 }
  const { _id: season } = await ramp.api.must(seasonCalls.create, { token, body })
  for (const first_name of ['Ty', 'Mo'])
    await ramp.api.must(userCalls.create, { token, body: { first_name, last_name: 'Hall', userType: 'Angler', tours: [tour] } })
  await ramp.api.must(membershipCalls.create, { token: jo.token, body: { season, user: jo.id } })
  await logIn(page, ana)
  await bookIsReady(page)
  await page.goto('/director/memberships')
  await expect(page.getByRole('button', { name: 'Jo Reyes', exact: true })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Approve Jo Reyes' }).click()
  await expect(page.getByText('Jo Reyes approved.')).toBeVisible()
  await page.getByRole('button', { name: 'Add members' }).click()
  const sheet = page.getByRole('dialog')
  for (const name of ['Ty Hall', 'Mo Hall']) {
    await sheet.getByPlaceholder('Name or phone').fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await sheet.getByRole('button', { name: 'Add 2 members' }).click()
  await expect(page.getByRole('link', { name: /^Members\s*3$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ty Hall', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Take payment: $40' })).toBeVisible()
  await sheet.getByLabel('Payment amount').fill('15')
  await sheet.getByText('Check', { exact: true }).click()
  await sheet.getByLabel('Check number').fill('1042')
  await sheet.getByRole('button', { name: 'Take payment: $15' }).click()
  const payments = sheet.getByRole('region', { name: 'Recorded payments' })
  await expect(payments.getByRole('listitem')).toHaveText([/Check 1042.*\$15\.00/])
  await expect(sheet.getByRole('button', { name: 'Take payment: $25' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Check 1042')).toBeVisible()

  await context.setOffline(false)
  await expectSent(page, ana)
  const stored = await ramp.api.must(membershipCalls.search, { token, body: { season } })
  const standing = stored.map(({ angler, amountPaid, approved, paidWith }) => [angler?.first_name, amountPaid, approved, paidWith?.note])
  expect(standing.toSorted()).toEqual([
    ['Jo', 0, true, undefined],
    ['Mo', 0, true, undefined],
    ['Ty', 15_00, true, '1042'],
  ])

  // Two stations that do not hear each other take the rest, each of them all of it.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Ty Hall', exact: true }).click()
  await sheet.getByRole('button', { name: 'Take payment: $25' }).click()
  await expect(payments.getByRole('listitem')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  const ty = stored.find(({ angler }) => angler?.first_name === 'Ty')!
  await ramp.api.must(membershipCalls.update, { token, params: { id: ty._id }, body: { amountPaid: 40, paidWith: { method: 'cash' } } })
  await context.setOffline(false)
  await expectSent(page, ana)
  await expect(page.getByText('Paid twice?')).toBeVisible()
  await page.getByRole('button', { name: 'Ty Hall', exact: true }).click()
  await expect(payments.getByText('Two devices took money from this member')).toBeVisible()
  await payments.getByRole('listitem').filter({ hasText: 'Cash' }).first().getByRole('button', { name: 'Void' }).click()
  await page
    .getByRole('dialog', { name: /Void \$25/ })
    .getByRole('button', { name: 'Void' })
    .click()
  await expect(payments.getByRole('listitem')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Paid twice?')).toBeHidden()
  await expectSent(page, ana)
  expect((await ramp.api.must(membershipCalls.get, { token, params: { id: ty._id } })).amountPaid).toBe(40_00)
  await page.goto(`/director/seasons/${season}`)
  await page.getByRole('link', { name: /Owed\s*\$80\s*2 members owe/ }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
})
