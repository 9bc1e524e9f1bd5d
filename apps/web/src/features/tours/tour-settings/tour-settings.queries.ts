import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { queryOf } from '#platform/query.ts'

/** What a tour brings to its tournaments. */
export const tourSettingsQuery = (tour: string) => queryOf(tourSettingsCalls.byTour, { params: { id: tour } })
