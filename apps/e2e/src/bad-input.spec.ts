import type { Page } from '@playwright/test'
import { coDirectorInvitationCalls } from '@ramplight/contract/people/co-director-invitations'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { syncCalls } from '@ramplight/contract/sync/sync'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { copyIsHere, expectLive } from './book.ts'
import { keptCallsOn } from './device.ts'
import { anEvent, aTour, crewOf, lbOz } from './event.ts'
import { expectRed } from './measure.ts'
import { arriveSignedIn, endSession, expect, logIn, PASSWORD, type Ramp, type Somebody, saveForm, test } from './ramp.ts'
import { bagField, keyIn, saveKey, TABLET, takeToScale, weighInsOf } from './station.ts'

const setupOf = (event: { id: string }) => `/director/tournaments/${event.id}/setup`
const entriesOf = (event: { id: string }) => `/director/tournaments/${event.id}/entries`

/** Ana's event, which Bo runs with her, and a browser for each. */
async function twoDirectors({ ramp, page, anotherPage }: { ramp: Ramp; page: Page; anotherPage: Page }) {
  const [ana, bo] = [await ramp.aDirector('Ana Castle'), await ramp.aDirector('Bo Larkfield')]
  const event = await anEvent(ramp, ana, { boats: 4, status: 'Open' })
  const asked = { token: ana.token, params: { id: event.id }, body: { user: bo.id } }
  const { _id: id } = await ramp.api.must(coDirectorInvitationCalls.create, asked)
  await ramp.api.must(coDirectorInvitationCalls.answer, { token: bo.token, params: { id }, body: { accepts: true } })
  await arriveSignedIn(page, ana)
  await arriveSignedIn(anotherPage, bo)
  return { ana, bo, event }
}

const another = test.extend<{ anotherPage: Page }>({
  anotherPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    await use(await context.newPage())
    await context.close()
  },
})

/**
 * The session ends while the next save is on its way, as an administrator or another device might end it: the save is what hears
 * of it. Ended before it, whatever else the page asks may hear of it first, and the page is gone before Save is pressed.
 */
const endSessionAtSave = (page: Page) =>
  page.context().route(
    `**${syncCalls.push.path}`,
    async (route) => {
      await endSession(page)
      await route.continue()
    },
    { times: 1 },
  )

async function signInAgain(page: Page, who: Somebody): Promise<void> {
  await expect(page.getByText('Your session has expired').first()).toBeVisible()
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

test.describe('signing in', () => {
  test('a wrong password is said in red, and the e-mail stays', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    await page.goto('/login')
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Password', { exact: true }).fill('Not-my-password!')
    await page.getByRole('button', { name: 'Login' }).click()
    const error = page.getByRole('alert')
    await expect(error).toHaveText('Incorrect email or password.')
    await expectRed(error)
    await expect(page.getByLabel('Email')).toHaveValue(ana.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/director/)
  })

  test('a session that ends in the middle of a form costs nothing that was typed', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { status: 'Open' })
    await logIn(page, ana)
    await page.goto(setupOf(event))
    // The save is the next that is sent, from the copy of this device.
    await copyIsHere(page)
    await expectLive(page)
    await page.getByLabel('Notes').fill('Boats 1 to 20 park on the left.')
    await endSessionAtSave(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await signInAgain(page, ana)
    await expect(page).toHaveURL(new RegExp(setupOf(event)))
    await expect(page.getByLabel('Notes')).toHaveValue('Boats 1 to 20 park on the left.')
    const saved = async () => {
      const { token } = await ramp.again(ana)
      return (await ramp.api.must(tournamentCalls.get, { token, params: { id: event.id } })).notes
    }
    await expect.poll(saved).toBe('Boats 1 to 20 park on the left.')
  })

  test('a session that ends at the scale costs no bag', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 3 })
    await logIn(page, ana)
    await takeToScale(page, event, 2)
    await keyIn(page, '14-07')
    await endSessionAtSave(page)
    await saveKey(page).click()
    await signInAgain(page, ana)
    await expect(page).toHaveURL(new RegExp(`/weigh-in/${event.id}`))
    await expect.poll(async () => (await weighInsOf(ramp, await ramp.again(ana), event, 2)).map(({ weight }) => weight)).toEqual([231_000])
    await expect(page.getByText('2 of 3 still to weigh')).toBeVisible()
  })
})

test.describe('two directors at once', () => {
  another('who saves second is told, sees both versions, and keeps what was typed', async ({ page, anotherPage, ramp }) => {
    const { ana, event } = await twoDirectors({ ramp, page, anotherPage })
    for (const browser of [page, anotherPage]) await browser.goto(setupOf(event))
    await page.getByLabel('Notes').fill('Ana: meeting at 5:00')
    await anotherPage.getByLabel('Notes').fill('Bo: meeting at 5:30')
    await anotherPage.getByLabel('Entry fee', { exact: true }).fill('120')
    await saveForm(anotherPage)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' })
    await expect(dialog.getByRole('radio', { name: 'Yours: Ana: meeting at 5:00' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Theirs: Bo: meeting at 5:30' })).toBeVisible()
    await expect(dialog.getByText('Merged: Entry fee.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Notes')).toHaveValue('Ana: meeting at 5:00')

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save both' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    const { notes, entryFee } = await ramp.api.must(tournamentCalls.get, { token: ana.token, params: { id: event.id } })
    expect({ notes, entryFee }).toEqual({ notes: 'Ana: meeting at 5:00', entryFee: 12_000 })
  })

  another('nobody is overwritten either when the network flickered in between', async ({ page, context, anotherPage, ramp }) => {
    const { ana, event } = await twoDirectors({ ramp, page, anotherPage })
    await page.goto(setupOf(event))
    await page.getByLabel('Notes').fill('Ana: meeting at 5:00')
    await anotherPage.goto(setupOf(event))
    await anotherPage.getByLabel('Notes').fill('Bo: meeting at 5:30')
    await saveForm(anotherPage)

    await context.setOffline(true)
    await expect(page.getByText('Your network connection has been lost.')).toBeVisible()
    const asked = page.waitForResponse((response) => response.url().endsWith(syncCalls.changes.path))
    await context.setOffline(false)
    await asked
    await expect(page.getByLabel('Notes')).toHaveValue('Ana: meeting at 5:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' })
    await dialog.getByRole('radio', { name: 'Theirs: Bo: meeting at 5:30' }).click()
    await dialog.getByRole('button', { name: 'Save both' }).click()
    await expect(dialog).toBeHidden()
    const { notes } = await ramp.api.must(tournamentCalls.get, { token: ana.token, params: { id: event.id } })
    expect(notes).toBe('Bo: meeting at 5:30')
  })

  another('the same for a boat', async ({ page, anotherPage, ramp }) => {
    const { ana, event } = await twoDirectors({ ramp, page, anotherPage })
    for (const browser of [page, anotherPage]) {
      await browser.goto(entriesOf(event))
      await browser.getByRole('button', { name: crewOf(3).join(' · '), exact: true }).click()
    }
    await page.getByRole('dialog').getByLabel('Boat number').fill('31')
    await anotherPage.getByRole('dialog').getByLabel('Boat number').fill('33')
    await anotherPage.getByRole('button', { name: 'Save 1 change' }).click()
    await expect(anotherPage.getByText(/saved\.$/)).toBeVisible()

    await page.getByRole('button', { name: 'Save 1 change' }).click()
    const both = page.getByRole('dialog', { name: 'Changed by someone else' })
    await expect(both.getByRole('radio', { name: 'Theirs: 33' })).not.toBeChecked()
    await expect(both.getByRole('radio', { name: 'Yours: 31' })).toBeChecked()
    await both.getByRole('button', { name: 'Save both' }).click()
    await expect(both).toBeHidden()
    const entry = await ramp.api.must(tournamentEntryCalls.get, { token: ana.token, params: { id: event.entries[2]! } })
    expect(entry.boatNumber).toBe(31)
  })
})

test.describe('at the scale', () => {
  test.use({ viewport: TABLET })

  test('sixteen ounces cannot be saved, and a correction says why', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 2 })
    await arriveSignedIn(page, ana)
    await takeToScale(page, event, 1)
    await keyIn(page, '5-16')
    await expect(bagField(page)).toContainText('5-16')
    await expect(page.getByText('5-16 isn’t a weight. Ounces go from 0 to 15.')).toBeVisible()
    await expect(saveKey(page)).toBeDisabled()
    await page.keyboard.press('Backspace')
    await keyIn(page, '5')
    await saveKey(page).click()
    await expect(page.getByText('1 of 2 still to weigh')).toBeVisible()

    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await page.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: 'Correct' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Bag').fill('5-16')
    await sheet.getByLabel('Reason').fill('Misread')
    await expect(sheet.getByText('Ounces go from 0 to 15, as in 1-08')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Save correction' })).toBeDisabled()
  })

  test('a page that is opened again right after a save shows what was saved', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 2 })
    await arriveSignedIn(page, ana)
    await page.goto(`/weigh-in/${event.id}/log`)
    await expect(page.getByText('Nothing weighed yet.')).toBeVisible()
    await takeToScale(page, event, 1)
    await keyIn(page, '5-01')
    await expect.poll(() => keptCallsOn(page, ana.id)).toContain('/api/weigh-ins/search')
    // What was seen is put away once a second: this time the page is gone before.
    await page.evaluate(() => {
      const keep = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (...kept) {
        return this.transaction.db.name === 'rl-seen' ? this.get('nothing') : keep.apply(this, kept)
      }
    })
    const answered = page.waitForResponse((response) => response.url().endsWith(syncCalls.push.path))
    await saveKey(page).click()
    await answered
    await page.goto(`/weigh-in/${event.id}/log`)
    await expect(page.getByRole('row', { name: new RegExp(crewOf(1)[0].split(' ')[1]!) })).toContainText('5-01')
  })

  test('fewer than no fish cannot be counted, and the server takes no such number either', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 2 })
    await arriveSignedIn(page, ana)
    await takeToScale(page, event, 1)
    const dead = page.getByRole('group', { name: 'Dead' })
    await page.keyboard.press('D')
    await expect(dead.getByRole('radio', { name: '0' })).toBeChecked()
    await page.getByRole('button', { name: /On time/ }).click()
    await page.getByRole('button', { name: 'One minute less' }).click()
    await expect(page.getByRole('group', { name: 'Minutes late' }).getByRole('status')).toHaveText('0')
    await page.getByRole('button', { name: 'Done' }).click()

    const bag = { tournament: event.id, entry: event.entries[0]!, day: 0, weight: 80, totalFish: 5 }
    for (const wrong of [{ totalFish: -1 }, { deadFishCount: -1 }, { minutesLate: -5 }, { weight: -80 }, { shortFishCount: 1.5 }]) {
      const { status } = await ramp.api.send(weighInCalls.create, { token: ana.token, body: { ...bag, ...wrong } })
      expect({ ...wrong, status }).toEqual({ ...wrong, status: 400 })
    }
    expect(await weighInsOf(ramp, ana, event, 1)).toEqual([])
  })

  test('a bag that no scale could weigh is not taken, and can be put right', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 2 })
    await arriveSignedIn(page, ana)
    await takeToScale(page, event, 1)
    await keyIn(page, '999-15')
    await saveKey(page).click()
    await expect(page.getByText('999-15 would be a record for 5 fish. Misread?')).toBeVisible()
    await saveKey(page).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(/Too heavy for any scale/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Change it' }).click()
    await page.getByRole('button', { name: 'Re-weigh' }).click()
    await keyIn(page, '9-15')
    await saveKey(page).click()
    await expect(page.getByText('1 of 2 still to weigh')).toBeVisible()
    expect((await weighInsOf(ramp, ana, event, 1)).map(({ weight }) => weight)).toEqual([159_000])
  })

  test('an unlikely bag asks once, and a second tap takes it', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 6 })
    for (let boat = 1; boat <= 4; boat++) await event.weigh(boat, { weight: lbOz(8, boat) })
    await arriveSignedIn(page, ana)
    await takeToScale(page, event, 5)
    await keyIn(page, '84-00')
    await expect(page.getByText(/84-00 is more than 3 times the usual bag here/)).toBeVisible()
    await saveKey(page).click()
    await expect(saveKey(page)).toHaveText(/Save anyway/)
    expect(await weighInsOf(ramp, ana, event, 5)).toEqual([])
    await saveKey(page).click()
    await expect(page.getByText('1 of 6 still to weigh')).toBeVisible()
    expect(await weighInsOf(ramp, ana, event, 5)).toHaveLength(1)
  })

  test('a double tap on Save bag counts once', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 3 })
    await arriveSignedIn(page, ana)
    await takeToScale(page, event, 2)
    await keyIn(page, '14-07')
    await saveKey(page).dblclick()
    await expect(page.getByText('2 of 3 still to weigh')).toBeVisible()
    expect(await weighInsOf(ramp, ana, event, 2)).toHaveLength(1)
  })

  test('a bag saved without a network is kept, sent when it is back, and counts once', async ({ page, context, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 3 })
    await arriveSignedIn(page, ana)
    await takeToScale(page, event, 2)
    await keyIn(page, '14-07')
    await context.setOffline(true)
    await saveKey(page).click()
    await expect(page.getByText('Not sent yet. Saved on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Next boat' }).click()
    await expect(page.getByText('2 of 3 still to weigh')).toBeVisible()
    await takeToScale(page, event, 3)
    await keyIn(page, '9-02')
    await saveKey(page).click()
    await page.getByRole('button', { name: 'Next boat' }).click()
    await expect(page.getByText('1 of 3 still to weigh')).toBeVisible()
    await page.getByRole('button', { name: /Offline/ }).click()
    await expect(page.getByRole('dialog').getByText('2 bags are safe here and not on the server yet.')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('dialog').getByText('Everything weighed here is on the server.')).toBeVisible()
    for (const [boat, weight] of [
      [2, 231_000],
      [3, 146_000],
    ] as const)
      expect((await weighInsOf(ramp, ana, event, boat)).map((weighIn) => weighIn.weight)).toEqual([weight])
  })

  test('a bag whose answer got lost is sent again and counts once, even after the tab was closed', async ({ page, context, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const event = await anEvent(ramp, ana, { boats: 3 })
    await arriveSignedIn(page, ana)
    await takeToScale(page, event, 2)
    await keyIn(page, '14-07')
    await context.route(`**${syncCalls.push.path}`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await saveKey(page).click()
    await expect(page.getByText('Not sent yet. Saved on this device.')).toBeVisible()
    expect(await weighInsOf(ramp, ana, event, 2)).toHaveLength(1)
    await page.close()

    await context.unroute(`**${syncCalls.push.path}`)
    const again = await context.newPage()
    await again.goto(`/weigh-in/${event.id}`)
    await expect(again.getByText('2 of 3 still to weigh')).toBeVisible()
    await again.getByRole('button', { name: 'Live', exact: true }).click()
    await expect(again.getByRole('dialog').getByText('Everything weighed here is on the server.')).toBeVisible()
    expect(await weighInsOf(ramp, ana, event, 2)).toHaveLength(1)
  })
})

test.describe('what is not there', () => {
  const notThere = (page: Page) =>
    page.getByText(/^(No page at this address|Record not found|This \S+ doesn’t exist|The \S+ couldn’t be loaded)/)

  test('a tournament that does not exist has a page that says so', async ({ page, ramp }) => {
    await arriveSignedIn(page, await ramp.aDirector('Ana Castle'))
    for (const path of ['/director/tournaments/0123456789abcdef01234567', '/weigh-in/0123456789abcdef01234567']) {
      await page.goto(path)
      await expect(notThere(page)).toBeVisible()
    }
    await page.goto('/director/tournaments/not-an-id')
    await expect(notThere(page)).toBeVisible()
  })

  test('another director’s draft is not found, and nothing of an open one can be changed', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    const draft = await anEvent(ramp, ana, { name: 'Secret Open', more: { status: 'Draft' }, status: 'Open' })
    const open = await anEvent(ramp, ana, { name: 'Public Open', boats: 2, status: 'Open' })
    const eve = await ramp.aDirector('Eve Strange')
    await arriveSignedIn(page, eve)
    await page.goto(`/director/tournaments/${draft.id}`)
    await expect(notThere(page)).toBeVisible()
    await expect(page.getByText('Secret Open')).toHaveCount(0)
    await page.goto(entriesOf(open))
    await expect(page.getByRole('heading', { name: 'Public Open', level: 1 })).toBeVisible()
    await expect(page.getByText(crewOf(1)[0])).toHaveCount(0)
    await page.goto(setupOf(open))
    await expect(page.getByRole('textbox', { name: /^Name/ })).toBeDisabled()
    const { status } = await ramp.api.send(tournamentCalls.update, { token: eve.token, params: { id: open.id }, body: { name: 'Mine' } })
    expect(status).toBe(403)
    const hidden = await ramp.api.send(tournamentCalls.get, { token: eve.token, params: { id: draft.id } })
    expect(hidden.status).toBe(404)
  })

  test('quick create names every required field that is missing, and leads to it', async ({ page, ramp }) => {
    const ana = await ramp.aDirector('Ana Castle')
    await aTour(ramp, ana)
    await arriveSignedIn(page, ana)
    await page.goto('/director/tournaments/new')
    await page.getByRole('button', { name: '+ New ramp' }).click()
    await page.getByLabel('City').fill('Alba')
    await page.getByRole('textbox', { name: /^Name/ }).fill('')
    await page.getByRole('button', { name: /^Create(?! and)/ }).click()
    const dialog = page.getByRole('dialog', { name: /^MISSING REQUIRED FIELDS: / })
    await expect(dialog).toBeVisible()
    for (const field of ['Name', 'Location', 'Landing', 'Street', 'State', 'Zip', 'Start Date'])
      await expect(dialog.getByRole('button', { name: field, exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'City', exact: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Landing', exact: true }).click()
    await expect(page.getByLabel('Landing')).toBeFocused()
    await expect(page.getByLabel('City')).toHaveValue('Alba')
  })
})
