import type { BrowserContext, Page } from '@playwright/test'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { bookIsReady, expectLive } from './book.ts'
import { expectSent } from './device.ts'
import { anEvent } from './event.ts'
import { expect, logIn, test } from './ramp.ts'
import { keyIn, saveKey, TABLET, takeToScale, weighInsOf } from './station.ts'

test.use({ serviceWorkers: 'allow' })

test('two stations that cannot hear of each other weigh the same boats: nothing is lost, and what is doubtful is asked', async ({
  browser,
  baseURL,
  ramp,
}) => {
  test.setTimeout(240_000)
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 4 })
  const contexts: BrowserContext[] = []

  async function aStation(letter: 'A' | 'B'): Promise<{ page: Page; context: BrowserContext }> {
    const context = await browser.newContext({ baseURL, viewport: TABLET, serviceWorkers: 'allow' })
    contexts.push(context)
    await context.addInitScript((station) => localStorage.setItem('rl-station-letter', JSON.stringify(station)), letter)
    const page = await context.newPage()
    await logIn(page, ana)
    await bookIsReady(page)
    await page.goto(`/weigh-in/${event.id}`)
    await expect(page.getByText('4 of 4 still to weigh')).toBeVisible()
    await context.setOffline(true)
    return { page, context }
  }
  async function weigh(page: Page, boat: number, weight: string): Promise<void> {
    await takeToScale(page, event, boat)
    await keyIn(page, weight)
    await saveKey(page).click()
    await page.getByRole('button', { name: 'Next boat' }).click()
  }
  const bagsOf = async (boat: number) =>
    (await weighInsOf(ramp, await ramp.again(ana), event, boat)).map(({ weight, station, voided }) => ({ weight, station, voided }))

  const a = await aStation('A')
  const b = await aStation('B')
  await test.step('each weighs two boats; boat 2 comes to both', async () => {
    await weigh(a.page, 1, '14-07')
    await weigh(a.page, 2, '12-00')
    await weigh(b.page, 2, '12-01')
    await weigh(b.page, 3, '9-02')
    await expect(a.page.getByText('2 of 4 still to weigh')).toBeVisible()
    await expect(b.page.getByText('2 of 4 still to weigh')).toBeVisible()
  })

  await test.step('the network is back at both, and every bag is there once, with its station', async () => {
    for (const { page, context } of [a, b]) {
      await context.setOffline(false)
      await expectSent(page, ana)
    }
    expect(await bagsOf(1)).toEqual([{ weight: 231_000, station: 'A', voided: false }])
    expect(await bagsOf(3)).toEqual([{ weight: 146_000, station: 'B', voided: false }])
    expect((await bagsOf(2)).toSorted((x, y) => x.weight - y.weight)).toEqual([
      { weight: 192_000, station: 'A', voided: false },
      { weight: 193_000, station: 'B', voided: false },
    ])
  })

  await test.step('boat 2 was weighed twice: nothing becomes final before somebody has said which one counts', async () => {
    const { token } = await ramp.again(ana)
    await event.weigh(4, { weight: 160 })
    const early = await ramp.api.send(tournamentResultCalls.create, { token, body: { tournament: event.id } })
    expect([early.status, early.error.code]).toEqual([409, 'results.flags-open'])
    await expect(a.page.getByText('Weighed twice?')).toBeVisible({ timeout: 15_000 })
    await a.page.getByRole('button', { name: 'Which one counts?' }).click()
    const sheet = a.page.getByRole('dialog', { name: /weighed twice/i })
    await sheet.locator('.rl-choice', { hasText: '12-01' }).getByRole('button', { name: 'This one is official' }).click()
    await expect(sheet).toBeHidden()
    await expectLive(a.page)
    expect((await bagsOf(2)).toSorted((x, y) => x.weight - y.weight)).toEqual([
      { weight: 192_000, station: 'A', voided: true },
      { weight: 193_000, station: 'B', voided: false },
    ])
    const { revision } = await ramp.api.must(tournamentResultCalls.preview, { token, params: { id: event.id } })
    await ramp.api.must(tournamentResultCalls.create, { token, body: { tournament: event.id, revision } })
  })

  await test.step('and both stations show the same', async () => {
    await b.page.reload()
    for (const { page } of [a, b]) await expect(page.getByText(/still to weigh|Results are official/).first()).toBeVisible()
    const entries = await ramp.api.must(tournamentEntryCalls.search, { token: ana.token, body: { tournament: event.id } })
    expect(entries.map(({ result }) => result?.totalWeight ?? 0).toSorted((x, y) => x - y)).toEqual([146_000, 160_000, 193_000, 231_000])
  })
  for (const context of contexts) await context.close()
})
