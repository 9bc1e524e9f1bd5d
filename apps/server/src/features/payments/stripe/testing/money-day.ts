import { eq } from 'drizzle-orm'
import { aField } from '#features/registration/tournament-entries/testing/a-field'
import { cardCheckouts } from '../cards.table.ts'
import { closeSettled } from '../close-settled.ts'
import { goOnWithPayouts } from '../pay-out-by-card.ts'
import { reconcileCards } from '../reconcile.ts'
import type { CardRamp } from './a-card-ramp.ts'
import { dayAtTheRamp, POTS } from './day-at-the-ramp.ts'
import { dayByCard } from './day-by-card.ts'
import { type MoneyDay, whatIsWrong } from './evening-laws.ts'
import type { MoneyStep } from './money-steps.ts'

export type HowOften = Map<string, number>

/** One day of one boat: the steps that can happen are in `money-steps.ts`, what must hold at its end in `evening-laws.ts`. */
async function beginDay(lake: CardRamp, howOften: HowOften): Promise<MoneyDay> {
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
  return { lake, boat, note, atRamp, byCard }
}

/** The minute, and the night: the provider answers, and everything is looked at. Answers what one more look finds. */
async function theNight({ work }: CardRamp) {
  await goOnWithPayouts(work, '2999-01-01T00:00:00.000Z')
  await reconcileCards(work)
  await closeSettled(work)
  await reconcileCards(work)
  return reconcileCards(work)
}

/** Lives through one day of one boat, waits until the provider and the server have looked at each other, and answers what is wrong. */
export async function liveThroughDay(lake: CardRamp, steps: readonly MoneyStep[], howOften: HowOften = new Map()): Promise<string[]> {
  const day = await beginDay(lake, howOften)
  const does = { ...day.byCard.does, ...day.atRamp.does } satisfies {
    [Name in MoneyStep['does']]: (given: Extract<MoneyStep, { does: Name }>) => Promise<unknown>
  }
  for (const given of steps) await (does[given.does] as (one: MoneyStep) => Promise<unknown>)(given)
  const wrong = await whatIsWrong(day, await theNight(lake))
  // Its quarter of an hour would be over in the middle of a later day, and that day would find news of it.
  await lake.ramp.db.update(cardCheckouts).set({ state: 'over' }).where(eq(cardCheckouts.entry, day.boat.entry))
  await day.atRamp.night()
  return [...wrong, ...day.atRamp.wrong]
}
