import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { writeNumbers } from '../rows/number-list.ts'
import { seasonTieBreaks, tieBreaks, wordsOf } from './rule-words.ts'
import { t } from './words.texts.ts'

const MONEY = /(entryFee|Fee|roundUpTo|minimumAmount\w*)$/
const WEIGHT = /(Penalty|ShortFish)$/

type Payout = NonNullable<TournamentSettings['payout']>
type Points = NonNullable<TournamentSettings['pointsScoring']>

const tieStepNames = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(tieBreaks()).map(([step, { name }]) => [step, name])),
  ...seasonTieBreaks(),
})

/** Lists that say more than how many rows they have. */
const LISTS: Record<string, (rows: never) => string> = {
  // Of a tournament, and of a season.
  tieBreaks: (steps: string[]) => {
    const names = tieStepNames()
    return steps.map((step) => names[step] ?? step).join(t('writeValue.thenNext'))
  },
  placesByFieldSize: (rows: NonNullable<Payout['placesByFieldSize']>) =>
    rows.map(({ from, places }) => t('writeValue.placesFromBoats', { boats: from, places })).join(', '),
  fixedSlices: (rows: NonNullable<Payout['fixedSlices']>) =>
    rows
      .map(({ name, amount, per }) =>
        t(per === 'entry' ? 'writeValue.sliceOfEntry' : 'writeValue.sliceOfEvent', { name, amount: writeShortMoney(amount) }),
      )
      .join(', '),
  guaranteesByFieldSize: (rows: NonNullable<Payout['guaranteesByFieldSize']>) =>
    rows
      .map(({ from, guarantees }) =>
        t('writeValue.guaranteesFromBoats', { boats: from, guarantees: guarantees.map(({ amount }) => writeShortMoney(amount)).join(' ') }),
      )
      .join(', '),
  // Two versions are compared where nobody is looked up, and an id is no name.
  coDirectors: (ids: string[]) => t('writeValue.coDirectors', { count: ids.length }),
  bonusMoneyPaid: (rows: NonNullable<Payout['bonusMoneyPaid']>) =>
    rows.map(({ position, payment }) => t('writeValue.bonusForPlace', { place: position, amount: writeShortMoney(payment) })).join(', '),
  bonusPayouts: (rows: NonNullable<Payout['bonusPayouts']>) => rows.map(({ amount }) => writeShortMoney(amount)).join(', '),
  pointsTable: writeNumbers,
  pointsSteps: (rows: NonNullable<Points['pointsSteps']>) =>
    rows.map(({ fromPlace, step }) => t('writeValue.pointsLessFromPlace', { place: fromPlace, points: step })).join(', '),
}

/** A setting as a person reads it, when two versions are compared. */
export function writeValue(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('writeValue.notSet')
  if (typeof value === 'boolean') return value ? t('writeValue.yes') : t('writeValue.no')
  if (typeof value === 'number' && MONEY.test(path)) return writeMoney(value)
  if (typeof value === 'number' && WEIGHT.test(path)) return displayWeight(value, 'board')
  if (Array.isArray(value)) return writeList(path, value)
  return wordsOf(value)
}

function writeList(path: string, rows: unknown[]): string {
  const write = LISTS[path.split('.').at(-1) ?? '']
  if (write && rows.length > 0) return (write as (rows: unknown[]) => string)(rows)
  return rows.every((one) => typeof one === 'string') ? rows.join(', ') : t('writeValue.countOfRows', { count: rows.length })
}
