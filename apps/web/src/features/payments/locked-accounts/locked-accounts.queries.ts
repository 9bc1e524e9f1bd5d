import { accountCalls } from '@ramplight/contract/payments/accounts'
import { auditCalls } from '@ramplight/contract/system/audit'
import { queryOf } from '#platform/query.ts'

/** Every account that is locked. */
export const lockedQuery = () => queryOf(accountCalls.search, { body: { locked: true, selectAll: true } })
/** What was done to accounts, the newest first: who locked one, and why. */
export const accountHistoryQuery = () => queryOf(auditCalls.list, { query: { family: 'accounts' } })
