/** The only door to weigh-ins for other features. */
export { moveWeighIns } from './move-weigh-ins.ts'
export { receiveWeights } from './receive-weights.ts'
export { recordWeighIn } from './record-weigh-in.ts'
export { stationTotals } from './station-totals.ts'
export { countEvents, eventsOf, keepLog, logOfTournament, weighedAmong, weighedCounts } from './weigh-ins.log.ts'
