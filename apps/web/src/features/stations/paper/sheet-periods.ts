import { periodChoices } from '#platform/values/write-period.ts'
import { hasSessions, lastSession } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './paper.texts.ts'

/**
 * For which period, or session, of its day a sheet can be: paper has no clock, so a person says it. The sessions are those that were
 * weighed, and the next one. Null where a day has neither.
 */
export function sheetPeriods(data: StationData, day: number): { value: string; label: string }[] | null {
  const { periods } = data.tournament.settings
  if (periods) return periodChoices(periods)
  if (!hasSessions(data.tournament)) return null
  return Array.from({ length: lastSession(data, day) + 2 }, (_, index) => ({
    value: String(index),
    label: t('session', { number: index + 1 }),
  }))
}
