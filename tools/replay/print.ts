import { centsToDollars } from '@ramplight/contract/kernel/units'
import type { Comparison } from './compare.ts'
import type { EventFile } from './event-file.ts'
import type { Progress, RunEvent } from './run-event.ts'

const WIDTH = 30

/** One line that fills up on a terminal; every tenth in a log. */
export function progressBar(): Progress {
  let shown = -1
  return (done, total, what) => {
    const tenth = Math.floor((done / total) * 10)
    if (process.stdout.isTTY) {
      const filled = Math.round((done / total) * WIDTH)
      process.stdout.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${what.padEnd(20)}${done === total ? '\n' : ''}`,
      )
    } else if (tenth !== shown) console.log(`${'█'.repeat(tenth)}${'░'.repeat(10 - tenth)} ${done}/${total} ${what}`)
    shown = tenth
  }
}

export function printComparison(
  event: EventFile,
  run: RunEvent,
  { compared, equal, differences, unexplained, staleReasons }: Comparison,
): void {
  for (const d of differences) {
    console.log(`place ${d.place} ${d.name}: ${d.field} published ${d.published}, calculated ${d.calculated}`)
    console.log(`   ${d.reason ?? 'NOT EXPLAINED'}`)
  }
  for (const stale of staleReasons) console.log(`There is a reason for ${stale}, but no difference any more.`)
  const assumed = event.rows.filter((row) => row.daysAssumed).length
  if (assumed) console.log(`${assumed} anglers have no published daily weights; their total was spread over the days they fished.`)
  const { payouts } = run.result
  console.log(`pool $${centsToDollars(payouts.pool)}, paid $${centsToDollars(payouts.paid)}, kept $${centsToDollars(payouts.retained)}`)
  console.log(
    `${event.compare.join(', ')}: ${equal} of ${compared} as published, ${differences.length - unexplained.length} differ for a known reason, ${unexplained.length} not explained`,
  )
}
