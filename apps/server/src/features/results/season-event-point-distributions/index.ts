/** The only door to the points of a season for other features. */
export { type Distribution, distributionStore, writeDistributions } from './season-event-point-distributions.store.ts'
