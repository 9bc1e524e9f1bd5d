export { CopySeasonSheet, CopyTournamentSheet } from './sheets.ts'
export { useMayCopy } from './use-may-copy.ts'
