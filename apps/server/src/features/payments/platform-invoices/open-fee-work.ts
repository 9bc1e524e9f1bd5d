import type { Pool } from 'pg'
import { type AppDeps, type Deps, withDatabase } from '#platform/http/deps'
import { bossOn } from '#platform/jobs/boss-on'
import { logLine } from '#platform/logging/redact'
import { billClosedMonth, openFees } from './bill-month.ts'
import { collectDue } from './collect.ts'

const FEES = 'platform-fees'
/** It looks each hour whether a month is over; so a server that was down on the last day does it when it is there again. */
const EVERY_HOUR = '7 * * * *'

/** Once through: invoices of the month that is over, and the cards whose turn it is. Answers how many were made, and how many are paid now. */
export async function runFees(work: Deps): Promise<{ made: number; paid: number }> {
  const made = await billClosedMonth(work)
  return { made, paid: await collectDue(work) }
}

/** The platform's own fee: bills each month when it is over, and collects what is due. One process of all does it. */
export async function openFeeWork(deps: AppDeps, { pool, log = logLine }: { pool: Pool; log?: (line: string) => void }) {
  const work = withDatabase(deps, deps.outside)
  await openFees(work.db, deps.now().toISOString())
  const boss = await bossOn(pool, work, (fault) => log(`The queue of platform fees has a fault: ${fault}`))
  await boss.createQueue(FEES, { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600, policy: 'exclusive' })
  await boss.schedule(FEES, EVERY_HOUR)
  await boss.work(FEES, { pollingIntervalSeconds: 60 }, async () => {
    const { made, paid } = await runFees(work)
    if (made || paid) log(`Platform fees: ${made} invoices made, ${paid} paid.`)
  })
  return { close: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
