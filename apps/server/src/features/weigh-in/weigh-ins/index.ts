/** The only door to weigh-ins for other features. */
export { eventsOf, hasWeighed, type StoredEvent, weighedCounts } from './weigh-ins.log.ts'
