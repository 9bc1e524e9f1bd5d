export { bestOfText, dropText, pointsWord, rulesInForce, rulesText, seasonTieBreakText, standingsNote } from './season-rules.ts'
export { SeasonSheet } from './season-sheet.tsx'
export { ownSeasonsQuery, seasonQuery } from './seasons.queries.ts'
