import { planCalls } from '@ramplight/contract/subscriptions/plans'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { queryOf } from '#platform/query.ts'

/** The level of a director. */
export const planQuery = (director: string) => queryOf(planCalls.ofDirector, { params: { id: director } })
/** How many anglers an event has and may have. */
export const roomQuery = (tournament: string) => queryOf(planCalls.room, { params: { id: tournament } })
/** What can be had. */
export const levelsQuery = () => queryOf(subscriptionLevelCalls.list, {})
