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
  await sheet.getByLabel('Paid', { exact: true }).fill('15')
  await sheet.getByText('Check', { exact: true }).click()
  await sheet.getByLabel('Check number').fill('1042')
  await sheet.getByRole('button', { name: 'Save' }).click()
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
  await page.goto(`/director/seasons/${season}`)
  await page.getByRole('link', { name: /Owed\s*\$105\s*3 members owe/ }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
})
