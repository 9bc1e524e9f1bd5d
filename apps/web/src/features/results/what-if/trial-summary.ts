import type { Simulation } from '@ramplight/domain/simulate/simulate-rules'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './what-if.texts.ts'

type Summed = Pick<Simulation, 'rows' | 'pool' | 'paidOut' | 'changes'>

export const noChange = () => t('trialSummary.noChange')

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** From boat to boat; what more or less is paid in all is said apart. */
const moneyMoved = (rows: Summed['rows']): number => {
  const deltas = rows.map(({ money }) => money.total.delta)
  const gained = deltas.reduce((sum, delta) => sum + Math.max(0, delta), 0)
  const lost = deltas.reduce((sum, delta) => sum + Math.max(0, -delta), 0)
  return Math.min(gained, lost)
}

function moneyParts({ rows, pool, paidOut, changes }: Summed): string[] {
  const moved = moneyMoved(rows)
  const { delta } = paidOut
  return [
    ...(changes.money === 0 ? [t('trialSummary.noMoneyMoves')] : []),
    ...(moved > 0 ? [t('trialSummary.moneyMoves', { amount: writeShortMoney(moved) })] : []),
    ...(delta !== 0
      ? [t(delta < 0 ? 'trialSummary.lessIsPaidOut' : 'trialSummary.moreIsPaidOut', { amount: writeShortMoney(Math.abs(delta)) })]
      : []),
    pool.delta === 0
      ? t('trialSummary.thePoolStays', { amount: writeShortMoney(pool.after) })
      : t('trialSummary.thePoolGoes', { before: writeShortMoney(pool.before), after: writeShortMoney(pool.after) }),
  ]
}

/** `3 boats change places, $240 moves, the pool stays $2,400.` Money is held while days are still to be weighed. */
export function trialSummary(trial: Summed, { held = false } = {}): string {
  const { changes, pool, paidOut } = trial
  if (changes.rows === 0 && pool.delta === 0 && paidOut.delta === 0) return noChange()
  const places =
    changes.position === 0 ? t('trialSummary.noBoatChangesPlaces') : t('trialSummary.boatsChangePlaces', { count: changes.position })
  return sentence([places, ...(held ? [] : moneyParts(trial))])
}

/** `4 weights and the points of 7 boats change.`; null where neither does. */
export function trialAlso({ changes: { weight, points } }: Pick<Summed, 'changes'>): string | null {
  if (weight === 0 && points === 0) return null
  if (points === 0) return t('trialSummary.weightsChange', { count: weight })
  if (weight === 0) return t('trialSummary.pointsChange', { count: points })
  return t('trialSummary.weightsAndPointsChange', { weights: weight, boats: points })
}
