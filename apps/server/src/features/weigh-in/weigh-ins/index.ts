/** The only door to weigh-ins for other features. */
export { checkDay } from './check-bag.ts'
export { engineEntries, engineTournament } from './engine-input.ts'
export { recordWeighIn } from './record-weigh-in.ts'
export { stationTotals } from './station-totals.ts'
export { eventsOf, type StoredEvent, weighedAmong, weighedCounts } from './weigh-ins.log.ts'
