import { mulDivHalfUp } from '../kernel/exact.ts'
import type { Cents } from '../kernel/units.ts'

/** Of what events bring in, in percent (A30): nothing, unless a system admin has turned it on. */
const PERCENT = { off: 0, on: 10 } as const

/** What is shared of the money that came in, half up to the cent; never of a loss. */
export function revenueShare(came: Cents, isOn: boolean): { percent: number; amount: Cents } {
  const percent = isOn ? PERCENT.on : PERCENT.off
  return { percent, amount: mulDivHalfUp(Math.max(0, came), percent, 100) }
}
