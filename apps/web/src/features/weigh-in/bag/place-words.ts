import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { type EntryUnit, writeWeight } from '#platform/values/typed-weight.ts'
import type { Place } from './field-so-far.ts'

/** `2nd`, `T2`, `disqualified`. */
export function placeText({ position, tied, disqualified }: Pick<Place, 'position' | 'tied' | 'disqualified'>): string {
  if (disqualified || position === null) return 'disqualified'
  return tied ? `T${position}` : ordinal(position)
}

/** `0-11 behind the lead`, `leads by 0-04`, `level with the lead`, `first weight of the event`. */
export function gapText({ total, lead, disqualified }: Pick<Place, 'total' | 'lead' | 'disqualified'>, unit: EntryUnit): string {
  if (disqualified) return 'no place'
  if (lead === null) return 'first weight of the event'
  if (total === lead) return 'level with the lead'
  return total > lead ? `leads by ${writeWeight(total - lead, unit)}` : `${writeWeight(lead - total, unit)} behind the lead`
}

/** What today's bag has to weigh to lead alone; null when nobody leads or the entry is already ahead. */
export function needsToLead({ total, lead }: Pick<Place, 'total' | 'lead'>, unit: EntryUnit): string | null {
  if (lead === null || total > lead) return null
  return `more than ${writeWeight(lead - total, unit)} to lead`
}
