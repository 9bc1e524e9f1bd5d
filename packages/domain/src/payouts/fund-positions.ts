import type { Cents } from '../kernel/units.ts'
import type { PlannedAmount } from './round-shares.ts'
import type { LogLine } from './types.ts'

/** `shortfall` (0 or negative) is what the pool could not pay of `amount`. */
export type FundedAmount = PlannedAmount & { shortfall: Cents; funded: Cents }

/** M14: positions are paid from the lowest number while the money lasts; what is left is paid, not kept. */
export function fundPositions(planned: readonly PlannedAmount[], pool: Cents): { amounts: FundedAmount[]; log: LogLine[] } {
  let left = pool
  let lastPaid = 0
  let isShort = false
  const amounts = planned.map((plan) => {
    const funded = Math.min(plan.amount, left)
    left -= funded
    if (funded > 0) lastPaid = plan.position
    if (funded < plan.amount) isShort = true
    return { ...plan, shortfall: funded - plan.amount, funded }
  })
  const message = `You have ran out of money to pay out after paying out guaranteed money for position: ${lastPaid}`
  return { amounts, log: isShort ? [{ type: 'error', message }] : [] }
}
