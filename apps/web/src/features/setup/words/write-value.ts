import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { writeNumbers } from '../rows/number-list.ts'
import { TIE_BREAKS, type TieBreak, wordsOf } from './rule-words.ts'

const MONEY = /(entryFee|Fee|roundUpTo|minimumAmount\w*)$/
const WEIGHT = /(Penalty|ShortFish)$/

type Payout = NonNullable<TournamentSettings['payout']>
type Points = NonNullable<TournamentSettings['pointsScoring']>

/** Lists that say more than how many rows they have. */
const LISTS: Record<string, (rows: never) => string> = {
  tieBreaks: (steps: TieBreak[]) => steps.map((step) => TIE_BREAKS[step].name).join(', then '),
  placesByFieldSize: (rows: NonNullable<Payout['placesByFieldSize']>) =>
    rows.map(({ from, places }) => `from ${from} boats ${places}`).join(', '),
  fixedSlices: (rows: NonNullable<Payout['fixedSlices']>) =>
    rows.map(({ name, amount, per }) => `${name} ${writeShortMoney(amount)}${per === 'entry' ? ' per entry' : ''}`).join(', '),
  guaranteesByFieldSize: (rows: NonNullable<Payout['guaranteesByFieldSize']>) =>
    rows
      .map(({ from, guarantees }) => `from ${from} boats ${guarantees.map(({ amount }) => writeShortMoney(amount)).join(' ')}`)
      .join(', '),
  pointsTable: writeNumbers,
  pointsSteps: (rows: NonNullable<Points['pointsSteps']>) =>
    rows.map(({ fromPlace, step }) => `from place ${fromPlace} ${step} less`).join(', '),
}

/** A setting as a person reads it, when two versions are compared. */
export function writeValue(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not set'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' && MONEY.test(path)) return writeMoney(value)
  if (typeof value === 'number' && WEIGHT.test(path)) return displayWeight(value, 'board')
  if (Array.isArray(value)) return writeList(path, value)
  return wordsOf(value)
}

function writeList(path: string, rows: unknown[]): string {
  const write = LISTS[path.split('.').at(-1) ?? '']
  if (write && rows.length > 0) return (write as (rows: unknown[]) => string)(rows)
  return rows.every((one) => typeof one === 'string') ? rows.join(', ') : `${rows.length} rows`
}
