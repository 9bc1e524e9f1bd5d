/** The only door to weigh-ins for other features. */
export { engineEntries, engineTournament } from './engine-input.ts'
export { eventsOf, type StoredEvent, weighedAmong, weighedCounts } from './weigh-ins.log.ts'
