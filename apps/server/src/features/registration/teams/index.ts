/** The only door to teams for other features. */
export { teamStore, teamsRunBy } from './teams.store.ts'
