export { SeasonTeams } from './season-teams.tsx'
