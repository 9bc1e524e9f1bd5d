import { expect, type Page } from '@playwright/test'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { questionCalls } from '@ramplight/contract/sync/questions'
import { expectLive } from '../book.ts'
import { waitingOn } from '../device.ts'
import type { Day, DayDevice } from './a-day.ts'
import { decide, refusedSheet, wayOf, weightOf } from './refused.ts'
import { atScale } from './scale.ts'
import { openPage, signInIfAsked } from './sign-in.ts'
import { setSignal } from './signal.ts'

/** More rounds of questions than any day has: they have to end. */
const MOST_ROUNDS = 12

/** The network is good, everything goes out, and whatever is asked is answered on the screens. `chance` chooses among the answers. */
export async function evening(day: Day, chance: number): Promise<void> {
  for (const device of day.devices) {
    await setSignal(device, 'good')
    await signInIfAsked(device)
  }
  await Promise.all(day.devices.map(syncNow))
  for (const device of day.devices) await decideRefused(day, device, chance)
  await answerFlags(day, chance)
  await Promise.all(day.devices.map(nothingWaits))
}

/** As a person does it who wants to be sure before going home. */
async function syncNow(device: DayDevice): Promise<void> {
  const { tab } = device
  await openPage(device, '/director/offline?drawer=sync')
  const sheet = tab.getByRole('dialog', { name: 'This device' })
  await sheet.getByRole('button', { name: 'Sync Now' }).click()
  await expect(sheet).toContainText(/Everything (else )?is on the server\./)
  await expect(sheet).not.toContainText('do not add up')
}

async function nothingWaits({ tab, who }: DayDevice): Promise<void> {
  await expectLive(tab)
  expect(await waitingOn(tab, who)).toBe(0)
}

/** Every bag that the server did not take, one after the other, on the device that has it. */
async function decideRefused(day: Day, device: DayDevice, chance: number): Promise<void> {
  const { tab, letter } = device
  await atScale(day, device)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const pill = tab.locator('.rl-sync').first()
    await expect(pill).not.toHaveAttribute('data-kind', /checking|saving|pending/)
    if ((await pill.getAttribute('data-kind')) !== 'needs-you') return
    await pill.click()
    await tab.getByRole('button', { name: 'Decide' }).first().click()
    await expect(refusedSheet(tab)).toBeVisible()
    day.told.push(`${letter}: ${await decide(day, device, wayOf(chance + round, true))}`)
  }
  throw new Error(`${letter} still asks about bags after ${MOST_ROUNDS} answers.`)
}

/** Ana answers every question the server has, on her screen, until there is none. */
async function answerFlags(day: Day, chance: number): Promise<void> {
  const [device] = day.devices
  const { tab } = device
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { flags, questions } = await openOn(day)
    if (questions > 0) throw new Error(`${questions} questions of fields are open, and nobody has asked any.`)
    if (flags.length === 0) return
    await atScale(day, device)
    const notices = tab.locator('.rl-banner').filter({ hasText: /Weighed twice\?|Corrected twice\?/ })
    await expect(notices).toHaveCount(flags.length, { timeout: 20_000 })
    const isTwice = (await notices.first().innerText()).includes('Weighed twice?')
    await notices.first().getByRole('button').first().click()
    day.told.push(`A: ${await (isTwice ? sayWhichCounts : confirmCorrection)(day, tab, chance + round)}`)
    await expect(notices).toHaveCount(flags.length - 1)
  }
  throw new Error(`The server still asks after ${MOST_ROUNDS} answers.`)
}

/** What the server waits for before results may become official. */
async function openOn({ ramp, ana, event }: Day) {
  const { token } = await ramp.again(ana)
  const { checks } = await ramp.api.must(tournamentResultCalls.preview, { token, params: { id: event.id } })
  const questions = await ramp.api.must(questionCalls.search, { token, body: { tournament: event.id } })
  return { flags: checks.flags, questions: questions.length }
}

async function sayWhichCounts(day: Day, tab: Page, chance: number): Promise<string> {
  const sheet = tab.getByRole('dialog', { name: /weighed twice/i })
  const sums = await sheet.locator('.rl-choice b').allInnerTexts()
  const bags = day.bags.filter((bag) => sums.includes(weightOf(bag)))
  if (chance % 3 === 0) {
    await sheet.getByRole('button', { name: 'Both count: one more bag' }).click()
    for (const { crew } of bags) day.bothCount.add(crew)
  } else {
    const official = sums[chance % sums.length]!
    await sheet.locator('.rl-choice').filter({ hasText: official }).getByRole('button', { name: 'This one is official' }).click()
    for (const bag of bags) bag.voided ||= weightOf(bag) !== official
  }
  await expect(sheet).toBeHidden()
  return chance % 3 === 0 ? `${sums.join(' and ')} both count` : `of ${sums.join(' and ')} ${sums[chance % sums.length]} is official`
}

/** Two people corrected one weight: Ana says that the one which stands there is right. */
async function confirmCorrection(day: Day, tab: Page): Promise<string> {
  const sheet = tab.getByRole('dialog', { name: /corrected twice/i })
  const shown = await sheet.locator('.rl-choice b').first().innerText()
  await sheet.getByRole('button', { name: 'Correct it once more' }).first().click()
  await sheet.getByRole('button', { name: 'Misread' }).click()
  await sheet.getByRole('button', { name: 'Save correction' }).click()
  await expect(sheet).toBeHidden()
  const bag = day.bags.find(({ corrected }) => corrected.some(({ to }) => to === shown))
  bag?.corrected.push({ to: shown, on: 'A' })
  return `the correction to ${shown} is right`
}
