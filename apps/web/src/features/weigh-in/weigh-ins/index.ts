export { type CalledBoat, useLiveTournament } from './use-live-tournament.ts'
export { rememberWeighIn, weighInsQuery } from './weigh-ins.queries.ts'
