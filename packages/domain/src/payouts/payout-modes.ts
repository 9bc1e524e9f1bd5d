import { isPosition } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { PayoutMode, PayoutSettings } from '../scoring/types.ts'
import { addUp, fieldGuarantees, isPercent, liftTo, percentRows, typedAmount, typedGuarantees } from './guarantees.ts'
import type { PlacesCount } from './places.ts'
import { type PlannedAmount, roundShares } from './round-shares.ts'
import { sharesForPlaces } from './shares.ts'
import type { LogLine, PlacementTable } from './types.ts'

/** `places` is null where the places are the rows typed. */
export type PayoutPlan = { paidPlaces: number; places: PlacesCount | null; amounts: PlannedAmount[]; log: LogLine[] }
type PlanInput = { pool: Cents; places: PlacesCount; rules: PayoutSettings; tables: readonly PlacementTable[] | null | undefined }

export const NO_PAYOUT_STRUCTURE: LogLine = {
  type: 'error',
  message: 'No Payout Structure to match this one in setting on the tournament',
}

/** M9, M11, M12. */
export function percentages({ pool, places, rules, tables }: PlanInput): PayoutPlan {
  const list = sharesForPlaces(places.places, tables)
  const plan = { paidPlaces: places.places, places }
  return list ? { ...plan, amounts: roundShares(pool, list, rules), log: [] } : { ...plan, amounts: [], log: [{ ...NO_PAYOUT_STRUCTURE }] }
}

/** M13 custom: exactly the rows typed; dollars as typed, percentages as one rounded list. */
function custom({ pool, rules }: PlanInput): PayoutPlan {
  const rows = (rules.customPayouts ?? []).filter(({ position }) => isPosition(position))
  if (rows.length === 0) return { paidPlaces: 0, places: null, amounts: [], log: [{ ...NO_PAYOUT_STRUCTURE }] }
  const typed = rows.filter((row) => !isPercent(row)).map((row) => typedAmount(row, rules))
  return { paidPlaces: rows.length, places: null, amounts: addUp(roundShares(pool, percentRows(rows), rules), typed), log: [] }
}

/** M13 mixed: the percentage, or the guarantee where it is more. */
function mixed(input: PlanInput): PayoutPlan {
  const plan = percentages(input)
  return { ...plan, amounts: liftTo(plan.amounts, typedGuarantees(input.pool, input.rules), 'guarantee') }
}

const MODES = { percentages, custom, mixed } satisfies Record<PayoutMode, (input: PlanInput) => PayoutPlan>

/** M13, M26: what every position is to be paid, before the money is counted out. */
export function planPayout(input: PlanInput): PayoutPlan {
  const plan = (MODES[input.rules.payoutMode ?? DEFAULT_SETTINGS.payout.payoutMode] ?? percentages)(input)
  const promised = fieldGuarantees(input.rules, input.places.units)
  return promised.size === 0 ? plan : { ...plan, amounts: liftTo(plan.amounts, promised, 'fieldGuarantee') }
}
