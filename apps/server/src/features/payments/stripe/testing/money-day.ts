import { eq } from 'drizzle-orm'
import { aField } from '#features/registration/tournament-entries/testing/a-field'
import { cardCheckouts } from '../cards.table.ts'
import { closeSettled } from '../close-settled.ts'
import { goOnWithPayouts } from '../pay-out-by-card.ts'
import { reconcileCards } from '../reconcile.ts'
import { retryRefunds } from '../refund-card.ts'
import { dayAtTheRamp, POTS } from './day-at-the-ramp.ts'
import { dayByCard } from './day-by-card.ts'
import { dayOfATeam } from './day-of-a-team.ts'
import { type MoneyDay, type MoneyLake, whatIsWrong } from './evening-laws.ts'
import type { MoneyStep } from './money-steps.ts'

export type HowOften = Map<string, number>

/** Whatever was asked for is old enough to be asked again. */
const LATER = '2999-01-01T00:00:00.000Z'

/** One day of one boat: the steps that can happen are in `money-steps.ts`, what must hold at its end in `evening-laws.ts`. */
async function beginDay(lake: MoneyLake, howOften: HowOften): Promise<MoneyDay> {
  const { standIn, ramp } = lake
  standIn.mood.webhooks = 'held'
  standIn.mood.answer = null
  // What was told on earlier days is done.
  standIn.state.events.length = 0
  // Signed in anew: ten thousand days take longer than a token is good for.
  const boat = await lake.aBoat(await aField(ramp, await ramp.again(lake.ana), { entryFee: 100, ...POTS }))
  const note = (what: string) => void howOften.set(what, (howOften.get(what) ?? 0) + 1)
  const atRamp = dayAtTheRamp(lake, boat, note)
  const byCard = await dayByCard(lake, boat, atRamp.people, note)
  return { lake, boat, note, atRamp, byCard, ofATeam: dayOfATeam(lake, note) }
}

/** The minute, and the night: the provider answers, and everything is looked at. Answers what one more look finds. */
async function theNight({ work }: MoneyLake) {
  await retryRefunds(work, LATER)
  await goOnWithPayouts(work, LATER)
  await reconcileCards(work)
  await closeSettled(work)
  await reconcileCards(work)
  return reconcileCards(work)
}

/** Lives through one day of one boat, waits until the provider and the server have looked at each other, and answers what is wrong. */
export async function liveThroughDay(lake: MoneyLake, steps: readonly MoneyStep[], howOften: HowOften = new Map()): Promise<string[]> {
  const day = await beginDay(lake, howOften)
  const does = {
    ...day.byCard.does,
    ...day.atRamp.does,
    ...day.ofATeam.does,
    'the server dies': async ({ over, at, isDone }) => {
      const fate = await lake.dying({ at, isDone }, () => doStep(over))
      day.note(`the server dies: ${fate ?? 'its work was done'}`)
      if (fate) day.note(`the server dies over: ${over.does}`)
    },
  } satisfies { [Name in MoneyStep['does']]: (given: Extract<MoneyStep, { does: Name }>) => Promise<unknown> }
  const doStep = (given: MoneyStep) => (does[given.does] as (one: MoneyStep) => Promise<unknown>)(given)
  for (const given of steps) await doStep(given)
  const wrong = await whatIsWrong(day, await theNight(lake))
  // Its quarter of an hour would be over in the middle of a later day, and that day would find news of it.
  await lake.ramp.db.update(cardCheckouts).set({ state: 'over' }).where(eq(cardCheckouts.entry, day.boat.entry))
  await day.atRamp.night()
  return [...wrong, ...day.atRamp.wrong, ...day.ofATeam.wrong]
}
