import type { SeasonRules } from '@ramplight/contract/tours/seasons'
import type { SeasonTieBreak } from '@ramplight/domain/points/season-results'
import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { t } from './seasons.texts.ts'

export type Counting = 'all' | 'best' | 'drop'

/** The rules as a form holds them: which results count stays chosen while its number is being typed. */
export type RulesValues = {
  counting: Counting
  count?: number | undefined
  participationPoints?: number | undefined
  perfectAttendance?: number | undefined
  tieBreaks?: readonly SeasonTieBreak[] | undefined
}

export const rulesValues = (rules: SeasonRules | null | undefined): RulesValues => ({
  counting: rules?.bestOf ? 'best' : rules?.drop ? 'drop' : 'all',
  count: rules?.bestOf || rules?.drop || undefined,
  participationPoints: rules?.participationPoints || undefined,
  perfectAttendance: rules?.perfectAttendance || undefined,
  tieBreaks: rules?.tieBreaks ?? undefined,
})

/** What is sent and stored: null when nothing is set. */
export function rulesOf({ counting, count, participationPoints, perfectAttendance, tieBreaks }: RulesValues): SeasonRules | null {
  const rules = {
    ...(counting === 'best' && count ? { bestOf: count } : {}),
    ...(counting === 'drop' && count ? { drop: count } : {}),
    ...(participationPoints ? { participationPoints } : {}),
    ...(perfectAttendance ? { perfectAttendance } : {}),
    ...(tieBreaks?.length ? { tieBreaks: [...tieBreaks] } : {}),
  }
  return Object.keys(rules).length > 0 ? rules : null
}

export const countLabels = (): Record<Counting, string> => ({
  all: '',
  best: t('seasonRulesValues.bestResults'),
  drop: t('seasonRulesValues.worstResults'),
})

export const checkRules = ({ counting, count }: RulesValues): FieldError[] =>
  counting !== 'all' && !count
    ? [{ field: 'seasonRules.count', message: t('seasonRulesValues.sayHowMany', { field: countLabels()[counting] }) }]
    : []
