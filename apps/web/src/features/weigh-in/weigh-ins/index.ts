export { useLiveTournament } from './use-live-tournament.ts'
export { rememberWeighIn, weighInsQuery } from './weigh-ins.queries.ts'
