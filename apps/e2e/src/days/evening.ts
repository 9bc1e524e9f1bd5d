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
  await answerQuestions(day, chance)
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
  await expect(sheet).not.toContainText('don’t add up')
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
    const decideNext = tab.getByRole('button', { name: 'Decide' }).first()
    if (!(await decideNext.isVisible({ timeout: 2000 }))) return
    await decideNext.click()
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
    const notices = tab.locator('.rl-banner').filter({ hasText: /Weighed twice\?|Corrected twice\?|Same boat/i })
    await expect(notices).toHaveCount(flags.length, { timeout: 20_000 })
    const words = await notices.first().innerText()
    const answer = words.includes('Weighed twice?') ? sayWhichCounts : words.includes('Same boat') ? sayTwoBoats : confirmCorrection
    await notices.first().getByRole('button').first().click()
    day.told.push(`A: ${await answer(day, tab, chance + round)}`)
    await expect(notices).toHaveCount(flags.length - 1)
  }
  throw new Error(`The server still asks after ${MOST_ROUNDS} answers.`)
}

/** Ana chooses where two tablets have set different things of one boat, on her own screen, whoever was asked first. */
async function answerQuestions(day: Day, chance: number): Promise<void> {
  const [{ tab }] = day.devices
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { questions } = await openOn(day)
    if (questions === 0) return
    const card = tab
      .getByRole('dialog', { name: 'This device' })
      .getByRole('article', { name: /two versions/ })
      .first()
    await expect(card).toBeVisible({ timeout: 20_000 })
    const side = (chance + round) % 2
    for (const group of await card.getByRole('radiogroup').all()) await group.getByRole('radio').nth(side).click()
    const chosen = await card.locator('.rl-picker__side[aria-checked=true] b').allInnerTexts()
    const title = (await card.getAttribute('aria-label')) ?? ''
    await card.getByRole('button', { name: 'Save choices' }).click()
    await expect.poll(async () => (await openOn(day)).questions).toBeLessThan(questions)
    day.told.push(`A: ${title}: ${side === 0 ? 'the left' : 'the right'} is chosen (${chosen.join('; ').replaceAll(/\s+/g, ' ')})`)
    for (const { crew, to } of day.numbers) if (chosen.includes(String(to))) day.answered.set(crew, [to])
  }
  throw new Error(`Questions are still open after ${MOST_ROUNDS} answers.`)
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
  await sheet.getByRole('button', { name: 'Correct it again' }).first().click()
  await sheet.getByRole('button', { name: 'Misread' }).click()
  await sheet.getByRole('button', { name: 'Save correction' }).click()
  await expect(sheet).toBeHidden()
  const bag = day.bags.find(({ corrected }) => corrected.some(({ to }) => to === shown))
  bag?.corrected.push({ to: shown, on: 'A' })
  return `the correction to ${shown} is right`
}

/** No two walk-ups of a day are one. */
async function sayTwoBoats(_: Day, tab: Page): Promise<string> {
  const sheet = tab.getByRole('dialog', { name: 'Same boat?' })
  await sheet.getByRole('button', { name: 'Two boats' }).click()
  await expect(sheet).toBeHidden()
  return 'two boats with similar names are two'
}
