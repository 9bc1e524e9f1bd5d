/** The only door to teams for other features. */
export { membersOf, teamStore, teamsRunBy } from './teams.store.ts'
