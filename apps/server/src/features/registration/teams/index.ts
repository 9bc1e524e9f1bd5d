/** The only door to teams for other features. */
export { type TeamRow, teamStore, teamsRunBy } from './teams.store.ts'
