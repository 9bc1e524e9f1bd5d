export { settingsAuditQuery, tournamentAuditQuery } from './audit.queries.ts'
export { HistoryNeedsInternet } from './history-needs-internet.tsx'
export { HistoryTable } from './history-table.tsx'
