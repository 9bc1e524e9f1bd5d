import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { divideHalfAway } from '@ramplight/domain/kernel/exact'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Weight } from '@ramplight/domain/kernel/units'
import { type EntryUnit, measureOf, writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './words.texts.ts'

/** What a sentence about a result needs to name things as this tournament names them. */
export type Words = {
  unit: EntryUnit
  /** `12 J. Reyes · M. Tran`: whose place or dollar it is, also where two crews share their surnames. */
  nameOf: (entry: Id) => string
  /** `J. Reyes · M. Tran`: where the boat's number stands in a column of its own. */
  crewOf: (entry: Id) => string
  tournament: Pick<Tournament, 'settings' | 'tournamentDates' | 'bigfishpots' | 'sidepots'>
}

export const MINUS = '−'

/** The finest figure that is written: a hundredth of an ounce or of a pound, a gram, a hundredth of an inch. */
const FINEST: Record<EntryUnit, number> = { 'lb-oz': 10, 'decimal-lb': 160, kg: 1000, in: 10 }

/** The weight as it is written, in weight units: what differs by less than the finest figure is the same. */
export const writtenWeight = (weight: Weight, unit: EntryUnit): Weight => divideHalfAway(weight, FINEST[unit]) * FINEST[unit]

/** `+0-02`, `−1-08`, and `0-00` without a sign. */
export function signedWeight(weight: Weight, unit: EntryUnit): string {
  const sign = weight === 0 ? '' : weight < 0 ? MINUS : '+'
  return sign + writeWeight(Math.abs(weight), unit)
}

/** `20.6 %`: at most two decimals. */
export const percentText = (numerator: number, denominator: number): string => `${Math.round((numerator / denominator) * 10_000) / 100}%`

/** `a`, `a and b`, `a, b and c` */
export function listText(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : t('words.listEnd', { others: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })
}

/** Names inside a sentence; long ties name the first three. */
export function namesText(entries: readonly Id[], { nameOf }: Pick<Words, 'nameOf'>): string {
  const shown = entries.length > 4 ? entries.slice(0, 3) : entries
  const rest = entries.length - shown.length
  return listText([...shown.map(nameOf), ...(rest > 0 ? [t('words.moreCount', { count: rest })] : [])])
}

/** The pot's own name, or what kind it is. */
export function potName({ tournament }: Pick<Words, 'tournament'>, pot: Id): string {
  const big = tournament.bigfishpots.find(({ _id }) => _id === pot)
  return big ? (big.name ?? t('words.bigFishPot')) : (tournament.sidepots.find(({ _id }) => _id === pot)?.name ?? t('words.sidePot'))
}

/** `14-07`, `0-00` */
export const weightText = (weight: Weight, { unit }: Pick<Words, 'unit'>): string => writeWeight(weight, unit)

/** For a text that names what is compared: where fish are measured no word of it is of a scale. */
export const measured = ({ unit }: Pick<Words, 'unit'>): { measure: 'length' | 'weight' } => ({ measure: measureOf(unit) })
