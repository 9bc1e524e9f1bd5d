import { scoreWeighIn } from '@ramplight/domain/engine'
import type { Weight } from '@ramplight/domain/kernel/units'
import { displayOf } from '@ramplight/domain/scoring/default-settings'
import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import type { Bag } from '@ramplight/domain/weigh-in/bag'
import type { Queryable } from '#platform/database/types'
import { anglerNames } from '../../people/users/index.ts'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'

type Scoring = Pick<TournamentRow, 'settings' | 'tournamentDates'>

/** `Boat 12 Reyes · Tran` */
export async function boatName(db: Queryable, entry: Pick<EntryRow, 'users' | 'boatNumber'>): Promise<string> {
  return boatText(entry, await anglerNames(db, entry.users))
}

/** The same, for many boats whose people are read at once. */
export function boatText(entry: Pick<EntryRow, 'users' | 'boatNumber'>, names: Awaited<ReturnType<typeof anglerNames>>): string {
  const anglers = entry.users.map((user) => names.get(user)?.last_name || names.get(user)?.first_name).filter(Boolean)
  return [entry.boatNumber === null ? '' : `Boat ${entry.boatNumber}`, anglers.join(' · ')].filter(Boolean).join(' ')
}

const UNIT = { 'decimal-lb': 'lb', kg: 'kg', in: 'in' } as const

/** `14-07`, `14.44 lb`, `6.548 kg` or `92.50 in`, as the tournament shows its weights. */
export function weightText(weight: Weight, { settings }: Pick<TournamentRow, 'settings'>): string {
  const display = displayOf(settings)
  if (display === 'lb-oz') return displayWeight(weight, 'board')
  return `${displayWeight(weight, display)} ${UNIT[display]}`
}

const dayText = (day: number, { tournamentDates }: Scoring) => (tournamentDates.length > 1 ? `, day ${day + 1}` : '')

const adjusted = (bag: Bag, { settings }: Scoring): Weight => scoreWeighIn({ settings, weighIn: { _id: '', ...bag } }).adjustedWeight

/** `Boat 12 Reyes · Tran 16-03, counts 14-07, day 2` */
export function weighedLine(boat: string, day: number, bag: Bag, scoring: Scoring): string {
  if (bag.weight === 0) return `${boat} no fish${dayText(day, scoring)}`
  const counts = adjusted(bag, scoring)
  const counted = counts === bag.weight ? '' : `, counts ${weightText(counts, scoring)}`
  return `${boat} ${weightText(bag.weight, scoring)}${counted}${dayText(day, scoring)}`
}

/** `Boat 12 Reyes · Tran 14-07 → 13-15: misread` */
export function correctedLine(boat: string, day: number, from: Bag, to: Bag, reason: string, scoring: Scoring): string {
  const change = (before: Weight, after: Weight) => `${weightText(before, scoring)} → ${weightText(after, scoring)}`
  const [before, after] = [adjusted(from, scoring), adjusted(to, scoring)]
  const what =
    from.weight !== to.weight ? change(from.weight, to.weight) : before !== after ? `counts ${change(before, after)}` : 'same weight'
  return `${boat} ${what}${dayText(day, scoring)}: ${reason}`
}

/** `Boat 12 Reyes · Tran 14-07 voided: wrong boat` */
export const voidedLine = (boat: string, day: number, bag: Bag, reason: string, scoring: Scoring): string =>
  `${weighedLine(boat, day, bag, scoring)} voided: ${reason}`
