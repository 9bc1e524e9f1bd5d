import { PARENT_FIELDS, type ParentField } from '@ramplight/contract/tournaments/tournaments'
import type { TournamentDefaults, TourSettings } from '@ramplight/contract/tours/tour-settings'
import type { Tour } from '@ramplight/contract/tours/tours'
import { settingsOfTour } from '../tour-settings/describe-defaults.ts'

type Own = Pick<Tour, 'name' | 'waterType' | 'urlLookupKey' | 'additionalInfo' | 'tourIcon' | 'tourBanner'>
/** A tour and what it brings, in the shape its tournaments have, so that the same sections fit both. */
export type TourFormValues = Own &
  Omit<TournamentDefaults, 'entryFee' | 'settings'> & {
    entryFee: number | null
    settings: NonNullable<TournamentDefaults['settings']>
  }

const OWN = ['name', 'waterType', 'urlLookupKey', 'additionalInfo', 'tourIcon', 'tourBanner'] as const
/** What stands in the form as it is; the fee may be empty there, and the settings are several records together. */
const DEFAULTS = PARENT_FIELDS.filter(
  (field): field is Exclude<ParentField, 'settings' | 'entryFee'> => !['settings', 'entryFee'].includes(field),
)

export function tourFormValues(tour: Tour, brought: TourSettings): TourFormValues {
  const defaults = brought.tournamentDefaults ?? {}
  return {
    ...Object.fromEntries(OWN.map((field) => [field, tour[field] ?? null])),
    ...Object.fromEntries(DEFAULTS.filter((field) => defaults[field] !== undefined).map((field) => [field, defaults[field]])),
    entryFee: defaults.entryFee ?? null,
    settings: settingsOfTour(brought),
  } as TourFormValues
}

/** `base` with the tour's own fields as they are in `values`. */
export const withOwnOf = (values: TourFormValues, base: TourFormValues): TourFormValues =>
  ({ ...base, ...Object.fromEntries(OWN.map((field) => [field, values[field]])) }) as TourFormValues

/** The two records behind the form: the tour itself, and the settings it brings. */
export function splitTour(values: TourFormValues): {
  tour: Own
  settings: Pick<TourSettings, 'payout' | 'weight' | 'pointsScoring' | 'tournamentDefaults'>
} {
  const { payout, weight, pointsScoring, ...settings } = values.settings
  const given = Object.fromEntries(DEFAULTS.filter((field) => !isBlank(values[field])).map((field) => [field, values[field]]))
  const fee = values.entryFee == null ? {} : { entryFee: values.entryFee }
  return {
    tour: Object.fromEntries(OWN.map((field) => [field, isBlank(values[field]) ? null : values[field]])) as Own,
    settings: {
      payout: payout ?? {},
      weight: weight ?? {},
      pointsScoring: pointsScoring ?? {},
      tournamentDefaults: { ...given, ...fee, settings } as TournamentDefaults,
    },
  }
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''
