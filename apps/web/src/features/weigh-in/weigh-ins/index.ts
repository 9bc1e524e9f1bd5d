export { useLiveTournament } from './use-live-tournament.ts'
export { rememberWeighIn, weighInsQuery, weightsChanged } from './weigh-ins.queries.ts'
