import { expect } from '@playwright/test'
import { rowsOn } from '../device.ts'
import { anEvent } from '../event.ts'
import type { Ramp, Somebody } from '../ramp.ts'
import type { Day, DayDevice } from './a-day.ts'
import { DEEDS } from './deeds.ts'
import { evening } from './evening.ts'
import { isFalselyCalm, judge } from './judge.ts'
import { atScale } from './scale.ts'
import { type DeedName, scriptOf } from './script.ts'

const BOATS = 4
/** After these a page has just been opened. */
const OPENS: readonly DeedName[] = ['reload', 'second-tab', 'browser-dies']

/** What stays from day to day. */
export type World = { ramp: Ramp; ana: Somebody; tour: string; devices: readonly [DayDevice, DayDevice] }

/** Lives one day through, or only so many steps of it and then the evening, and answers how it went. */
export async function liveDay({ ramp, ana, tour, devices }: World, seed: number, steps = Infinity): Promise<Day> {
  const { token } = await ramp.again(ana)
  const event = await anEvent(ramp, { ...ana, token }, { boats: BOATS, tour, name: `Day ${seed}` })
  const day: Day = {
    ramp,
    ana,
    event,
    devices,
    bags: [],
    walkUps: [],
    numbers: [],
    answered: new Map(),
    bothCount: new Set(),
    told: [],
    wrong: [],
  }
  try {
    await Promise.all(devices.map((device) => morning(day, device)))
    for (const step of scriptOf(seed).slice(0, steps)) {
      const device = devices[step.device]
      const at = day.told.push(`${device.letter}: ${step.deed}, which did not end`) - 1
      day.told[at] = `${device.letter}: ${await DEEDS[step.deed](day, device, step)}`
      if (await isFalselyCalm(device, OPENS.includes(step.deed)))
        day.wrong.push(`After “${day.told[at]}” the screen says Live, and something waits.`)
    }
    day.told.push('In the evening the network is good.')
    await evening(day, seed)
    day.wrong.push(...(await judge(day)))
  } catch (error) {
    day.wrong.push(
      `It could not go on: ${error instanceof Error ? error.message : error}`,
      ...(await Promise.all(devices.map(whatIsShown))),
    )
  }
  return day
}

/** Today's boats are in sight, and in the copy that the device has without a network, with their check-in: it is the last that was written. */
async function morning(day: Day, device: DayDevice): Promise<void> {
  await atScale(day, device)
  await expect(device.tab.getByText(`${BOATS} of ${BOATS} still to weigh`)).toBeVisible()
  const copied = () =>
    rowsOn(device.tab, device.who, 'tournament-entries', { index: 'tournament', value: day.event.id, has: 'checkedInAt' })
  await expect.poll(copied, { timeout: 20_000 }).toBe(BOATS)
}

/** For whoever reads of a day that could not go on. */
async function whatIsShown({ letter, tab }: DayDevice): Promise<string> {
  if (process.env.LOOK) await tab.screenshot({ path: `${process.env.LOOK}/${letter}.png` }).catch(() => undefined)
  const text = await tab
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => 'nothing')
  return `${letter} shows ${tab.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`
}
