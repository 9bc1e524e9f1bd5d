/** The only door to weigh-ins for other features. */
export { engineEntries, engineTournament } from './engine-input.ts'
export { eventsOf, hasWeighed, type StoredEvent, weighedCounts } from './weigh-ins.log.ts'
