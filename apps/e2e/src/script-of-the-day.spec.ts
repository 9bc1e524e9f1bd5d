import type { Page } from '@playwright/test'
import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { type ABuild, aBuild, lookForUpdate, offer, versionOf } from './a-build.ts'
import { bookIsReady, expectLive } from './book.ts'
import { waitingOn } from './device.ts'
import { throughDoor } from './door.ts'
import { anEvent } from './event.ts'
import { aLastingStation, type LastingStation } from './lasting-station.ts'
import { expect, logIn, openRamp, PASSWORD, type Ramp, type Somebody, test, withAdmin } from './ramp.ts'
import { keyIn, saveKey } from './station.ts'

const step = test.step
const BOATS = 150
/** Through the screens; the rest through the call that the screens make. */
const TYPED = 10

/** Names without figures: those would be numbers of boats. */
const LATE_BOATS = Array.from({ length: 30 }, (_, n) => {
  const letters = String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))
  return `Gus Lund${letters} & Eve Marsh${letters}`
})

/** A tournament that is weighing, with boats 1 to 150 checked in. */
async function aBigField(ramp: Ramp, director: Somebody) {
  const event = await anEvent(ramp, director, { status: 'Open' })
  const { token } = director
  const person = (n: number, last_name: string) => ({ first_name: `Ray ${n}`, last_name })
  const { entries } = await ramp.api.must(tournamentEntryCalls.importEntries, {
    token,
    body: {
      tournament: event.id,
      entries: Array.from({ length: BOATS }, (_, n) => ({
        angler1: person(n, 'Hall'),
        angler2: person(n, 'Moss'),
        status: 'Paid' as const,
      })),
    },
  })
  const ids = entries.map(({ _id }) => _id)
  await ramp.api.must(tournamentEntryCalls.boatNumberListUpdate, {
    token,
    body: { itemsToProcess: ids.map((_id, index) => ({ _id, boatNumber: index + 1 })) },
  })
  const checkedInAt = new Date().toISOString()
  await ramp.api.must(tournamentEntryCalls.bulkUpdate, { token, body: ids.map((_id) => ({ _id, checkedInAt })) })
  await event.moveTo('In Progress')
  return { ...event, entries: ids }
}
type Field = Awaited<ReturnType<typeof aBigField>>

/** `14-07` at the scale, as a person with a number pad does it. */
async function weighByHand(page: Page, boat: number, weight: string): Promise<void> {
  for (const digit of String(boat)) await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  await keyIn(page, weight)
  await saveKey(page).click()
  await page.getByRole('button', { name: 'Next boat' }).click()
}

/** Every boat of the field at one station, in its own weights. */
async function weighAll(station: LastingStation, field: Field, letter: string): Promise<void> {
  const page = station.page()
  await page.goto(`/weigh-in/${field.id}`)
  await expect(page.getByText(/still to weigh/)).toBeVisible()
  for (let boat = 1; boat <= TYPED; boat++) await weighByHand(page, boat, `${10 + boat}-0${letter === 'A' ? 1 : 2}`)
  // The typed ones have shown what the scale says of a bag; the others come faster than any screen of the field could follow.
  await page.goto('/director/species')
  await expect(page.getByRole('heading', { name: 'Species', level: 1 })).toBeVisible()
  const at = new Date().toISOString()
  const bags = field.entries.slice(TYPED).map((entry, n) => ({
    waitMs: 0,
    body: {
      _id: newId(),
      tournament: field.id,
      entry,
      day: 0,
      weight: (160 + n + (letter === 'A' ? 1 : 2)) * 1000,
      totalFish: 5,
      station: letter,
      at,
    },
  }))
  await throughDoor(page, weighInCalls.create, bags)
}

/** Ids of what waits to be sent, by kind. */
const waitingIds = (page: Page, who: Somebody, kind: string): Promise<string[]> =>
  page.evaluate(
    async ([name, kind]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const rows = await new Promise<{ id: string; kind: string }[]>((resolve, reject) => {
        const request = db.transaction('outbox').objectStore('outbox').getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      db.close()
      return rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
    },
    [`offline_${who.id}`, kind],
  )

const says = (page: Page, event: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), event)

async function accountsAddUp(page: Page): Promise<void> {
  await page.goto('/director/offline?drawer=sync')
  const sheet = page.getByRole('dialog', { name: 'This device' })
  await expect(sheet).toContainText('Everything is on the server.')
  await expect(sheet.getByText(/made here = .* on the server \+ 0 to send/)).toBeVisible()
  await expect(sheet).not.toContainText('don’t add up')
}

/** What is shown of the results, from top to bottom; what its person may do with them is not part of it. */
async function standingsOn(page: Page, field: Field): Promise<string[]> {
  await page.goto(`/director/tournaments/${field.id}/results`)
  const rows = page.getByRole('region', { name: 'Standings' }).getByRole('row')
  await expect(rows.nth(20)).toBeVisible()
  return (await rows.allTextContents()).map((text) => text.replace(/Actions$/, ''))
}

/** A server with a build of its own, and two browsers that may be killed. */
const story = test.extend<{ build: ABuild; own: Ramp; a: LastingStation; b: LastingStation }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  build: async ({}, use) => {
    const build = aBuild()
    build.release('one')
    await use(build)
    build.remove()
  },
  own: async ({ build }, use) => {
    const { ramp, close } = await openRamp({ webRoot: build.folder })
    await use(await withAdmin(ramp))
    await close()
  },
  a: async ({ own }, use) => {
    const station = await aLastingStation(own.address, 'A')
    await use(station)
    await station.close()
  },
  b: async ({ own }, use) => {
    const station = await aLastingStation(own.address, 'B')
    await use(station)
    await station.close()
  },
})

story('the script of the day: two stations, one field, and everything that can go wrong', async ({ build, own: ramp, a, b }) => {
  test.setTimeout(600_000)
  const ana = await ramp.aDirector('Ana Castle')
  const hal = await ramp.anAngler('Hal Per')
  const field = await aBigField(ramp, ana)
  await ramp.api.must(userCalls.update, { token: ramp.admin.token, params: { id: hal.id }, body: { tours: [field.tour] } })
  await ramp.api.must(tourCalls.addDirectorStaff, { token: ana.token, body: { id: field.tour, user: hal.id } })
  let bagsOfA: string[] = []
  let bagsOfB: string[] = []

  await step('Ana signs in on one tablet, Hal, who helps her, on the other; both are ready, and the network goes', async () => {
    const ready = async (station: LastingStation, who: Somebody) => {
      await logIn(station.page(), who)
      await station.page().goto('/director/offline')
      await expect(station.page().getByText(/^Ready for offline:/)).toBeVisible({ timeout: 90_000 })
      await bookIsReady(station.page())
      station.line.refuse()
    }
    await Promise.all([ready(a, ana), ready(b, hal)])
  })

  await step('at A thirty boats come late and are pasted; A and B weigh the whole field, the same boats', async () => {
    const page = a.page()
    await page.goto(`/director/tournaments/${field.id}/entries`)
    await page.getByRole('button', { name: 'Paste a list' }).first().click()
    const paste = page.getByRole('dialog', { name: 'Paste a list' })
    await paste.getByLabel('List').fill(LATE_BOATS.join('\n'))
    await paste.getByText('Paid', { exact: true }).click()
    await paste.getByRole('button', { name: 'Enter 30 boats' }).click()
    await expect(paste.getByText('30 boats entered.')).toBeVisible()
    await paste.getByRole('button', { name: 'Done' }).click()
    await Promise.all([weighAll(a, field, 'A'), weighAll(b, field, 'B')])
    bagsOfA = await waitingIds(a.page(), ana, 'event')
    bagsOfB = await waitingIds(b.page(), hal, 'event')
    expect([bagsOfA.length, bagsOfB.length, new Set([...bagsOfA, ...bagsOfB]).size]).toEqual([BOATS, BOATS, 2 * BOATS])
  })
  const waited = await waitingOn(a.page(), ana)
  const entered = async () => {
    const { token } = await ramp.again(ana)
    return (await ramp.api.must(tournamentEntryCalls.search, { token, body: { tournament: field.id } })).length
  }

  await step('for a moment there is a network at A, and in the middle of sending the tablet dies', async () => {
    a.line.heal()
    a.line.delay(1500)
    await says(a.page(), 'online')
    await expect.poll(entered, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(BOATS)
    await a.kill()
    a.line.refuse()
    const page = await a.open()
    await page.goto('/director/offline')
    await expect(page.getByText(/^Ready for offline:/)).toBeVisible()
    expect(await waitingOn(page, ana)).toBe(waited)
    expect((await waitingIds(page, ana, 'event')).sort()).toEqual(bagsOfA.toSorted())
  })

  await step('the app is updated at B while its queue is full', async () => {
    const page = b.page()
    await page.goto('/director/offline')
    await b.context().route('**/api/**', (route) => route.abort())
    b.line.heal()
    build.release('two')
    await expect(versionOf(page)).toHaveAttribute('content', 'one')
    expect(await lookForUpdate(page)).toBe(true)
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Download Now' }).click()
    // It waits for a batch that is on its way, then the worker takes over: longer than a look at the page may take.
    await expect(versionOf(page)).toHaveAttribute('content', 'two', { timeout: 90_000 })
    expect((await waitingIds(page, hal, 'event')).sort()).toEqual(bagsOfB.toSorted())
    b.line.refuse()
    await b.context().unrouteAll({ behavior: 'ignoreErrors' })
  })

  await step('the session at A has run out: it costs a password, and no bag', async () => {
    const page = a.page()
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByText(/^Ready for offline:/)).toBeVisible()
    a.line.heal()
    await says(page, 'online')
    await expect(page.getByRole('dialog')).toContainText('Security token has expired!', { timeout: 90_000 })
    await page.getByRole('button', { name: 'Log in again' }).click()
    await page.waitForURL(/\/login/)
    expect(await waitingOn(page, ana)).toBe(waited)
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('radio', { name: 'My device' }).check()
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(/\/director/)
  })

  await step('the network is back for both: exactly the bags that were weighed are on the server', async () => {
    b.line.heal()
    await says(b.page(), 'online')
    await expect.poll(() => waitingOn(a.page(), ana), { timeout: 60_000 }).toBe(0)
    await expect.poll(() => waitingOn(b.page(), hal), { timeout: 60_000 }).toBe(0)
    for (const { page } of [a, b]) await expectLive(page())
    const { token } = await ramp.again(ana)
    const bags = await ramp.api.must(weighInCalls.search, { token, body: { tournament: field.id } })
    expect(bags.map(({ _id }) => _id).sort()).toEqual([...bagsOfA, ...bagsOfB].sort())
    expect(bags.filter(({ station }) => station === 'A')).toHaveLength(BOATS)
    expect(await entered()).toBe(BOATS + 30)
    for (const { page } of [a, b]) await accountsAddUp(page())
  })

  await step('each boat was weighed twice, and both stations ask which one counts', async () => {
    for (const { page } of [a, b]) {
      await page().goto(`/weigh-in/${field.id}`)
      await expect(page().getByText('Weighed twice?')).toHaveCount(BOATS, { timeout: 20_000 })
    }
  })

  await step('the standings are the same at A, at B and on the server', async () => {
    const { token } = await ramp.again(ana)
    const told = await ramp.api.must(tournamentResultCalls.preview, { token, params: { id: field.id } })
    for (const { line } of [a, b]) line.refuse()
    // Without a network: what the devices have themselves.
    const [atA, atB] = [await standingsOn(a.page(), field), await standingsOn(b.page(), field)]
    expect(atA).toEqual(atB)
    for (const { page } of [a, b]) {
      const [own] = await throughDoor<typeof told>(page(), tournamentResultCalls.preview, [{ params: { id: field.id } }])
      expect({ ...own!, revision: told.revision }).toEqual(told)
    }
  })
})
