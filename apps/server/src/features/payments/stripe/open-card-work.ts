import type { Pool } from 'pg'
import { type AppDeps, withDatabase } from '#platform/http/deps'
import { bossOn } from '#platform/jobs/boss-on'
import { eachStep, sweepJobTries } from '#platform/jobs/each-row'
import { logLine } from '#platform/logging/redact'
import { listen } from '#platform/realtime/listener'
import { closeSettled, SETTLED_BOATS } from './close-settled.ts'
import { giveUpPlaces, moveWaitingLists } from './give-up-places.ts'
import { doWaiting } from './hear-event.ts'
import { goOnWithPayouts } from './pay-out-by-card.ts'
import { closeLate, reconcileCards } from './reconcile.ts'
import { retryRefunds } from './refund-card.ts'

const [NIGHT, MINUTE] = ['card-reconcile', 'card-minute']
/** When hardly anybody pays: what no webhook told is found before anybody is at the ramp. */
const EVERY_NIGHT = '20 8 * * *'
const EVERY_MINUTE = '* * * * *'
/** Tried again later, so that what has just been told is not done by two at once. */
const LATER_MS = 20_000
const NIGHT_SECONDS = 3600

/**
 * What is done about cards when nobody asks: each minute, places go back that nobody paid for in time, and what could not be done is
 * tried again; each night the provider is asked what it has told nobody. One process of all does it.
 */
export async function openCardWork(deps: AppDeps, { pool, log = logLine }: { pool: Pool; log?: (line: string) => void }) {
  const work = withDatabase(deps, deps.outside)
  const boss = await bossOn(pool, work, (fault) => log(`The queue of cards has a fault: ${fault}`))
  const queue = { retryLimit: 3, retryDelay: 60, expireInSeconds: NIGHT_SECONDS, policy: 'exclusive' as const }
  for (const [name, when] of [
    [NIGHT, EVERY_NIGHT],
    [MINUTE, EVERY_MINUTE],
  ] as const) {
    await boss.createQueue(name, queue)
    await boss.schedule(name, when)
  }
  await boss.work(NIGHT, { pollingIntervalSeconds: 60 }, async () => {
    const { told, done, closed } = await reconcileCards(work)
    await sweepJobTries(work)
    if (told) log(`Cards: ${told} that no webhook had told, ${done} done, ${closed} places given back.`)
  })
  const minute = async () => {
    const earlier = new Date(deps.now().getTime() - LATER_MS).toISOString()
    await eachStep(work, {
      'card-events': () => doWaiting(work, earlier),
      'card-refunds': () => retryRefunds(work, earlier),
      'card-payouts': () => goOnWithPayouts(work, earlier),
      'card-settled': () => closeSettled(work),
      'card-late': () => closeLate(work),
      'card-places': () => giveUpPlaces(work),
      'waiting-lists': () => moveWaitingLists(work),
    })
  }
  await boss.work(MINUTE, { pollingIntervalSeconds: 20 }, minute)
  // At once, and not within the minute: the angler may stand there with a card in hand.
  const close = () => closeSettled(work).catch((error) => log(`A page of a settled boat is open still: ${(error as Error).name}`))
  const line = await listen({ ...pool.options, password: pool.options.password }, SETTLED_BOATS, {
    heard: () => void close(),
    back: async () => void (await close()),
    log,
    name: 'ramplight card pages',
  })
  return {
    minute,
    close: async () => {
      await line.close()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
