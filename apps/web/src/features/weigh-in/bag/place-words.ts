import { type EntryUnit, measureOf, writeWeight } from '#platform/values/typed-weight.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './bag.texts.ts'
import type { Place } from './field-so-far.ts'

/** `2nd`, `T2`, `disqualified`. */
export function placeText({ position, tied, disqualified }: Pick<Place, 'position' | 'tied' | 'disqualified'>): string {
  if (disqualified || position === null) return t('placeWords.disqualified')
  return tied ? `T${position}` : writePlace(position)
}

/** `0-11 behind the lead`, `leads by 0-04`, `level with the lead`, `first weight of the event`. */
export function gapText({ total, lead, disqualified }: Pick<Place, 'total' | 'lead' | 'disqualified'>, unit: EntryUnit): string {
  if (disqualified) return t('placeWords.noPlace')
  if (lead === null) return t('placeWords.firstWeightOfEvent', { measure: measureOf(unit) })
  if (total === lead) return t('placeWords.levelWithLead')
  return total > lead
    ? t('placeWords.leadsBy', { weight: writeWeight(total - lead, unit) })
    : t('placeWords.behindLead', { weight: writeWeight(lead - total, unit) })
}

/** What today's bag has to weigh to lead alone; null when nobody leads or the entry is already ahead. */
export function needsToLead({ total, lead }: Pick<Place, 'total' | 'lead'>, unit: EntryUnit): string | null {
  if (lead === null || total > lead) return null
  return t('placeWords.moreThanToLead', { weight: writeWeight(lead - total, unit) })
}
