export { seasonEntriesQuery, seasonPointsQuery } from './season-points.queries.ts'
export { SeasonWhySheet } from './season-why-sheet.tsx'
export { standingsRows } from './standings-rows.ts'
export { StandingsTable } from './standings-table.tsx'
