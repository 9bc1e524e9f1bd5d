import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { isInstalled, keptCallsOn } from './device.ts'
import { anEvent, aTour } from './event.ts'
import { arriveSignedIn, expect, logIn, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

test('an angler’s code is there at a ramp without a signal, and leads the director to the boat', async ({
  page,
  context,
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const jo = await ramp.anAngler('Jo Redfern')
  const tour = await aTour(ramp, ana)
  await ramp.api.must(userCalls.update, { token: ramp.admin.token, params: { id: jo.id }, body: { tours: [tour] } })
  const cup = await anEvent(ramp, ana, { tour, name: 'Bare Bank Open', boats: 2, status: 'Open' })
  const entry = await ramp.api.must(tournamentEntryCalls.create, {
    token: ana.token,
    body: { tournament: cup.id, users: [jo.id], status: 'Paid', boatNumber: 77 },
  })

  await logIn(page, jo)
  await isInstalled(page, 'angler')
  await page.goto('/angler/entries')
  await page.getByRole('link', { name: /Bare Bank Open/ }).click()
  const code = page.getByRole('img', { name: 'QR code of your entry for Bare Bank Open' })
  await expect(code).toBeVisible()
  await expect(page.getByText('77', { exact: true })).toBeVisible()
  for (const path of ['/api/tournament-entries/search', '/api/tournaments/{id}', '/api/tournament-flights/search'])
    await expect.poll(() => keptCallsOn(page, jo.id)).toContain(path)

  await context.setOffline(true)
  await page.reload()
  await expect(code).toBeVisible()
  await expect(page.getByText('77', { exact: true })).toBeVisible()
  await page.goto('/angler/entries')
  await expect(page.getByText('Bare Bank Open')).toBeVisible()

  // What the code says, opened on the director's own device.
  const desk = await (await browser.newContext({ baseURL: ramp.address })).newPage()
  await arriveSignedIn(desk, ana)
  await desk.goto(`/director/tournaments/${cup.id}/entries?entry=${entry._id}`)
  await expect(desk.getByRole('dialog').getByText('Jo Redfern').first()).toBeVisible()
})
