import type { Entry, Standings } from '@ramplight/domain/engine'
import { payoutExplainer } from '@ramplight/domain/explain/explain-payout'
import type { PayoutStep } from '@ramplight/domain/explain/pot-steps'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Cents, Weight } from '@ramplight/domain/kernel/units'
import type { PayoutInput } from '@ramplight/domain/payouts/types'
import { payoutSentence } from './payout-rows.ts'
import type { Words } from './words.ts'

/** One line of the table of the main pool: base + bonus + rounding = total, to the cent. */
export type PayoutLine = {
  entry: Id
  position: number
  tied: boolean
  weight: Weight
  base: Cents
  bonus: Cents
  rounding: Cents
  total: Cents
  why: string
}

const BASE: readonly PayoutStep['kind'][] = ['share', 'guarantee', 'field-guarantee', 'shortfall']

const sumOf = (steps: readonly PayoutStep[], kinds: readonly PayoutStep['kind'][]): Cents =>
  steps.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { delta }) => sum + delta, 0)

/** Of the money of all places a tie holds, one part; odd cents are rounding. */
function columnsOf(steps: readonly PayoutStep[], total: Cents) {
  const ways = steps.find((step) => step.kind === 'tie-split')?.ways ?? 1
  const base = Math.trunc(sumOf(steps, BASE) / ways)
  const bonus = Math.trunc(sumOf(steps, ['position-bonus']) / ways)
  return { base, bonus, rounding: total - base - bonus, total }
}

/** Everybody on a place that money was meant for, also when nothing came of it (below the minimum). */
export function payoutLines(
  input: Omit<PayoutInput, 'standings' | 'entries'> & { standings: Standings; entries: Entry[] },
  words: Words,
): PayoutLine[] {
  const explain = payoutExplainer(input)
  return input.standings.standings.flatMap((row): PayoutLine[] => {
    const share = explain(row.entry).shares[0]
    if (!share || share.position === null || share.steps[0]?.kind === 'not-paid') return []
    return [
      {
        entry: row.entry,
        position: share.position,
        tied: row.tied,
        weight: row.totalWeight,
        ...columnsOf(share.steps, share.amount),
        why: payoutSentence(share.steps, words),
      },
    ]
  })
}

export const payoutTotals = (lines: readonly PayoutLine[]) =>
  lines.reduce(
    (sum, line) => ({
      base: sum.base + line.base,
      bonus: sum.bonus + line.bonus,
      rounding: sum.rounding + line.rounding,
      total: sum.total + line.total,
    }),
    { base: 0, bonus: 0, rounding: 0, total: 0 },
  )
