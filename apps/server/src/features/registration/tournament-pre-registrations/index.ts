/** What entries and cards need of the teams that have not paid yet. A ground floor: the rest of this family needs entries itself. */
export { bringBackWith, markConverted, takeBackWith } from './mark-converted.ts'
export { tellTeams } from './tell-teams.ts'
export { named as inTeam, type PreRegistrationRow, preRegistrationStore } from './tournament-pre-registrations.store.ts'
export { moveUp, spotsOfTournaments, withWaitingList } from './waiting-list.ts'
