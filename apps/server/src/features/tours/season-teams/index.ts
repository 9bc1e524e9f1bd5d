/** The only door to the teams of seasons for other features. */
export { seasonTeamStore } from './season-teams.store.ts'
