import {
  type AdvertiserCount,
  advertisementInteractionCalls as calls,
  INTERACTION_SOURCES,
} from '@ramplight/contract/sponsors/advertisement-interactions'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { queryOf } from '#platform/query.ts'
import { type DateRange, momentsOf } from '#platform/values/date-range.ts'

export const PLACES = INTERACTION_SOURCES
/** What was counted without a place has null. */
type Place = AdvertiserCount['source']
export type Counted = Pick<AdvertiserCount, 'views' | 'clicks'>

/** What was seen and clicked on these days, of all advertisers. */
export function countsQuery(days: DateRange) {
  const { gte: from, lt: before } = momentsOf(days)
  return queryOf(calls.counts, { body: { ...(from && { from }), ...(before && { before }) } })
}

/** Added up: of one advertiser or of all, at one place or at all. */
export const sumOf = (counts: readonly AdvertiserCount[], { advertiser, place }: { advertiser?: string; place?: Place } = {}): Counted =>
  counts
    .filter((one) => (advertiser === undefined || one.advertiser === advertiser) && (place === undefined || one.source === place))
    .reduce((sum, { views, clicks }) => ({ views: sum.views + views, clicks: sum.clicks + clicks }), { views: 0, clicks: 0 })

/** Clicks for each hundred views, to one decimal; null where nothing was seen. */
export const rateOf = ({ views, clicks }: Counted): number | null => (views > 0 ? Math.round((clicks / views) * 1000) / 10 : null)

/** `3.1 %` */
export function rateText(counted: Counted): string {
  const rate = rateOf(counted)
  return rate === null ? '' : `${writeNumber(rate, 1)}%`
}
