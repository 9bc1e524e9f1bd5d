export { TeamList } from './team-list.tsx'
export { ownTeamsQuery } from './teams.queries.ts'
