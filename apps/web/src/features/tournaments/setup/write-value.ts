import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { writeMoney } from '../../payouts/money/write-money.ts'

const MONEY = /(entryFee|Fee|roundUpTo|minimumAmount\w*)$/
const WEIGHT = /(Penalty|ShortFish)$/

/** A setting as a person reads it, when two versions are compared. */
export function writeValue(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not set'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' && MONEY.test(path)) return writeMoney(value)
  if (typeof value === 'number' && WEIGHT.test(path)) return displayWeight(value, 'board')
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join(', ') : `${value.length} rows`
  return String(value)
}
