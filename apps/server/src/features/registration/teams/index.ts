/** The only door to teams for other features. */
export { leaveOwnTeams, teamMatesOf } from './own-teams.ts'
export { membersOf, teamStore, teamsRunBy } from './teams.store.ts'
