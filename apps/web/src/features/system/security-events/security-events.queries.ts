import { securityEventCalls } from '@ramplight/contract/system/security-events'
import { queryOf } from '#platform/query.ts'

/** What touched who gets in and what they may, the newest first. */
export const securityEventsQuery = () => queryOf(securityEventCalls.list, { query: {} })
