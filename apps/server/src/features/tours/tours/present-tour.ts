import type { Tour } from '@ramplight/contract/tours/tours'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { toRecord } from '#platform/database/records'
import type { TourRow } from './tours.store.ts'

/** How a tour pays is for those who edit it. */
export const presentTour = (row: TourRow, viewer: Actor | null): Tour => ({
  ...toRecord(row),
  payout: can(viewer, 'tour.edit', row) ? row.payout : null,
})
