/** The only door to the teams of seasons for other features. */
export { type SeasonTeamRow, seasonTeamStore } from './season-teams.store.ts'
