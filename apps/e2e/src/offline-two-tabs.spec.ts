import type { Page } from '@playwright/test'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { bookIsReady, expectLive } from './book.ts'
import { addSpecies, waitingOn } from './device.ts'
import { anEvent } from './event.ts'
import { expect, logIn, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

test('two tabs of one director write without a network; one of them sends, and everything is there once', async ({
  page: first,
  context,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  await logIn(first, ana)
  await bookIsReady(first)
  const second = await context.newPage()
  await second.goto('/director')
  await expectLive(first)
  await expectLive(second)
  const senders = new Set<string>()
  for (const [name, page] of Object.entries({ first, second }))
    page.on('request', (request) => void (request.url().endsWith('/api/sync/push') && senders.add(name)))

  await context.setOffline(true)
  await addSpecies(first, 'Walleye')
  await addSpecies(second, 'Sauger')
  await addSpecies(first, 'Muskie')
  await expect.poll(() => waitingOn(second, ana)).toBe(3)
  for (const page of [first, second]) await expect(page.locator('.rl-sync').first()).toContainText('· 3')
  senders.clear()

  await context.setOffline(false)
  for (const page of [first, second]) await expectLive(page)
  expect(senders.size).toBe(1)
  const { token } = await ramp.again(ana)
  const names = (await ramp.api.must(speciesCalls.list, { token })).map(({ name }) => name)
  for (const name of ['Walleye', 'Sauger', 'Muskie']) expect(names.filter((one) => one === name)).toEqual([name])

  await test.step('the one that sent is closed: the other goes on', async () => {
    const [sender, other] = senders.has('first') ? [first, second] : [second, first]
    await sender.close()
    await addSpecies(other, 'Bowfin')
    await expectLive(other)
    const after = (await ramp.api.must(speciesCalls.list, { token })).map(({ name }) => name)
    expect(after.filter((one) => one === 'Bowfin')).toEqual(['Bowfin'])
  })
})

const CREWS = 4
/** Four boats of two, whose names nobody else has. */
const aList = (attempt: number): string =>
  Array.from({ length: CREWS }, (_, boat) => {
    const letter = String.fromCharCode(97 + boat)
    const trip = String.fromCharCode(97 + attempt)
    return `Al${letter} Ha${trip}${letter} & Bo${letter} Mo${trip}${letter}`
  }).join('\n')

test('a tab that is closed in the middle of a save leaves all of it or nothing', async ({ page: witness, context, ramp }) => {
  test.setTimeout(180_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { status: 'Open' })
  await logIn(witness, ana)
  await bookIsReady(witness)
  await context.setOffline(true)

  const pressEnter = async (page: Page, attempt: number) => {
    await page.goto(`/director/tournaments/${event.id}/entries`)
    await page.getByRole('button', { name: 'Paste a list' }).first().click()
    const paste = page.getByRole('dialog', { name: 'Paste a list' })
    await paste.getByLabel('List').fill(aList(attempt))
    const enter = paste.getByRole('button', { name: `Enter ${CREWS} boats` })
    await expect(enter).toBeEnabled()
    // Pressed by the page itself: nobody waits until it has been heard.
    await enter.evaluate((button) => void setTimeout(() => (button as HTMLButtonElement).click()))
  }
  const kept: number[] = []
  let before = 0
  // A boat and its two people.
  const whole = CREWS * 3
  const delays = [0, 5, 15, 30, 60, 120]
  for (let attempt = 0; attempt <= delays.length; attempt++) {
    const page = await context.newPage()
    await pressEnter(page, attempt)
    const delay = delays[attempt]
    // The last tab is closed when all of it is there.
    if (delay === undefined) await expect.poll(() => waitingOn(witness, ana)).toBe(before + whole)
    else await witness.waitForTimeout(delay)
    await page.close()
    const waiting = await waitingOn(witness, ana)
    kept.push(waiting - before)
    before = waiting
  }
  expect(kept.filter((count) => count !== 0 && count !== whole)).toEqual([])
  expect(kept.at(-1)).toBe(whole)
  // Also of what a tab had kept and was closed before it could say so.
  await expect(witness.locator('.rl-sync').first()).toContainText(`· ${before}`)

  await context.setOffline(false)
  await expectLive(witness)
  const { token } = await ramp.again(ana)
  const entries = await ramp.api.must(tournamentEntryCalls.search, { token, body: { tournament: event.id } })
  expect(entries).toHaveLength((before / whole) * CREWS)
})
