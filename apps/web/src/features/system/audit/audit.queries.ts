import { auditCalls } from '@ramplight/contract/system/audit'
import { queryOf } from '#platform/query.ts'

/** The newest changes of the settings of the whole system. */
export const settingsAuditQuery = () => queryOf(auditCalls.list, { query: { family: 'admin-settings' } })

/** The newest changes of a tournament and of everything in it. */
export const tournamentAuditQuery = (id: string) => queryOf(auditCalls.byTournament, { params: { id } })
